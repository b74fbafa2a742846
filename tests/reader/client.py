"""A screen reader's view of the running app: an AT-SPI client that acts only as one can, by actions and focus.

Needs a display, a D-Bus session with at-spi2-core, and Debian's python3-gi with gir1.2-atspi-2.0.
"""
import os
import re
import shutil
import subprocess
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

Atspi.init()
Atspi.set_timeout(10000, 10000)  # ms: the machine may be busy

# What every node that can be read must have, and what may have none.
NAMELESS = {"application"}

# The roles of what acts when it is pressed.
PRESSED = {"push button", "radio button", "check box"}

# What the client listens to. Not all state changes: newer libatspi makes a "defunct" of its own whenever Python frees a
# node, and PyGObject crashes on it.
EVENTS = ["object:property-change", "object:announcement", "object:bounds-changed", "object:children-changed", "object:text-changed"]
EVENTS += ["object:state-changed:" + state for state in (
    "active", "checked", "enabled", "expanded", "focused", "pressed", "selected", "sensitive", "showing", "visible")]


def role_of(node):
    """The role's name, the same for every at-spi2-core: newer ones call a push button a button."""
    name = node.get_role_name()
    return "push button" if name == "button" else name


class Failure(Exception):
    """A failure of the app, as a sentence."""


class App:
    """The app, started with an empty home of its own unless `home` names one."""

    def __init__(self, program, home=None, width=390, height=844):
        self.home = home or tempfile.mkdtemp(prefix="reader")
        self.spoken = []  # announcements in order
        self.events = []  # (seconds, type) of everything a client is sent
        self._listener = Atspi.EventListener.new(self._on_event)
        for kind in EVENTS:
            self._listener.register(kind)
        environment = dict(os.environ, HOME=self.home, XDG_DATA_HOME=self.home, XDG_CONFIG_HOME=self.home,
                           XDG_CACHE_HOME=self.home, XDG_RUNTIME_DIR=self.home, LC_ALL="C.UTF-8",
                           QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        os.chmod(self.home, 0o700)
        self._log = open(os.path.join(self.home, "log"), "a+")
        self.process = subprocess.Popen([program, "-qwindowgeometry", f"{width}x{height}"], env=environment,
                                        stdout=self._log, stderr=self._log)
        self.root = None
        self.wait(self._find_root, "the app appears to clients", 30)
        self.wait(lambda: self.find("Settings", "push button"), "Home appears")

    def close(self, keep_home=False):
        for kind in EVENTS:
            self._listener.deregister(kind)
        self.process.terminate()
        self.process.wait(20)
        if not keep_home:
            shutil.rmtree(self.home, ignore_errors=True)

    def _find_root(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            try:
                child = desktop.get_child_at_index(i)
                if child and child.get_process_id() == self.process.pid and child.get_child_count() > 0:
                    self.root = child
                    return True
            except GLib.GError:
                pass  # another app that has just ended
        return False

    def _on_event(self, event):
        try:
            if event.source.get_process_id() != self.process.pid:
                return
            self.events.append((time.monotonic(), event.type))
            if event.type.startswith("object:announcement"):
                self.spoken.append(str(event.any_data))
            elif event.type.startswith("object:state-changed:focused") and event.detail1 and \
                    role_of(event.source) == "label" and \
                    role_of(event.source.get_parent()) == "frame":  # how Qt before 6.8 announces
                self.spoken.append(event.source.get_name())
        except GLib.GError:
            pass  # the source has been removed

    # Waiting.

    def pump(self, seconds=0.05):
        """Lets events come in for so long."""
        end = time.monotonic() + seconds
        context = GLib.MainContext.default()
        while True:
            while context.iteration(False):
                pass
            if time.monotonic() >= end:
                return
            time.sleep(0.005)

    def wait(self, condition, what, seconds=15):
        """The first true value of the condition."""
        end = time.monotonic() + seconds
        while True:
            self.pump(0.03)
            if self.process.poll() is not None:
                self._log.seek(0)
                raise Failure(f"the app ended with {self.process.returncode}: {self._log.read()[-2000:]}")
            try:
                value = condition()
            except GLib.GError:
                value = None  # the node is being replaced
            if value:
                return value
            if time.monotonic() > end:
                raise Failure(f"waited {seconds} s in vain: {what}; spoken last: {self.spoken[-4:]}; "
                              f"on the screen: {[name for _, name in self.names()][:60]}")

    def hear(self, pattern, seconds=15, since=0):
        """The first announcement from `since` on that has the pattern in it."""
        def heard():
            for text in self.spoken[since:]:
                if re.search(pattern, text):
                    return text
        return self.wait(heard, f"an announcement of /{pattern}/", seconds)

    # The tree.

    def nodes(self):
        """All nodes below the app, in the order in which a reader walks them."""
        found, todo = [], [self.root]
        while todo:
            node = todo.pop()
            found.append(node)
            children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
            todo.extend(child for child in reversed(children) if child)
        return found

    def names(self):
        try:
            return [(role_of(node), node.get_name()) for node in self.nodes()]
        except GLib.GError:
            return []

    def find_all(self, pattern, role=None):
        return [node for node in self.nodes() if re.search(pattern, node.get_name() or "")
                and (role is None or role_of(node) == role)]

    def find(self, name, role=None):
        """The first node of exactly that name."""
        found = self.find_all("^" + re.escape(name) + "$", role)
        return found[0] if found else None

    def expect(self, name, role=None, seconds=15):
        return self.wait(lambda: self.find(name, role), f"{role or 'a node'} '{name}'", seconds)

    def expect_like(self, pattern, role=None, seconds=15):
        return self.wait(lambda: self.find_all(pattern, role), f"{role or 'a node'} like /{pattern}/", seconds)[0]

    def gone(self, name, role=None):
        self.wait(lambda: not self.find(name, role), f"'{name}' leaves the screen")

    # Acting.

    @staticmethod
    def act(node, action="Press"):
        for i in range(node.get_n_actions()):
            if node.get_action_name(i) == action:
                if not node.do_action(i):
                    raise Failure(f"'{node.get_name()}' refuses {action}")
                return
        raise Failure(f"'{node.get_name()}' has no action {action}")

    def press(self, name, role="push button", seconds=15):
        self.act(self.expect(name, role, seconds))

    @staticmethod
    def _actions(node):
        return [node.get_action_name(i) for i in range(node.get_n_actions())]

    @staticmethod
    def has(node, state):
        return node.get_state_set().contains(getattr(Atspi.StateType, state))

    # What holds on every screen.

    def check_tree(self, where):
        """The nodes of the screen, each with a good name, none of them hidden.

        A fault must last: a node of the screen that is being left loses its name while it is asked for it."""
        faults = []

        def faultless():
            nodes = self.nodes()
            faults[:] = [fault for fault in map(self._fault_of, nodes) if fault]
            return None if faults else nodes
        try:
            return self.wait(faultless, f"{where} stays as it is", seconds=3)
        except Failure as failure:
            raise Failure(f"{where}: {faults[0]}") if faults else failure

    def _fault_of(self, node):
        role, name = role_of(node), node.get_name() or ""
        if not name.strip() and role not in NAMELESS:
            return f"a {role} has no name"
        if "-1" in name or "−1 " in name or "undefined" in name or "%1" in name:
            return f"a {role} is called '{name}'"
        if role in PRESSED and self.has(node, "ENABLED") and "Press" not in self._actions(node):
            return f"the {role} '{name}' cannot be pressed"
        if not self.has(node, "VISIBLE") and not self._scrolled_away(node):
            return f"the hidden {role} '{name}' is in the tree"
        return None

    def _scrolled_away(self, node):
        """Items in a list that is scrolled are reached by scrolling on; Qt calls them invisible."""
        box = node.get_extents(Atspi.CoordType.WINDOW)
        frame = self.root.get_child_at_index(0).get_extents(Atspi.CoordType.WINDOW)
        return box.width > 0 and (box.y + box.height > frame.height or box.y < 0 or box.x < 0 or box.x + box.width > frame.width)

    def sentences(self):
        """All that was announced, sentence by sentence."""
        return [part.strip() for text in self.spoken for part in re.split(r"(?<=[.!?]) ", text) if part.strip()]

    def check_spoken_once(self, but=None):
        """Nothing is announced twice in a row, alone or within one announcement; `but` is a pattern of what may be."""
        sentences = self.sentences()
        for first, second in zip(sentences, sentences[1:]):
            if first == second and not (but and re.search(but, first)):
                raise Failure(f"announced twice: '{first}'")
