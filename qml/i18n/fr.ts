<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
    <context>
        <name>AboutScreen</name>
        <message>
            <source>About Trapbox</source>
            <translation>À propos de Trapbox</translation>
        </message>
        <message>
            <source>Trapbox %1</source>
            <translation>Trapbox %1</translation>
        </message>
        <message>
            <source>A box of trap games: The Passed-Trap, Booby-Trap, Trapdoor Checkers and Trap. Play alone, against bots, or with friends: pass the phone around or share a tablet.</source>
            <translation>Une boîte de jeux de pièges : Le Passe-Trappe, Booby-Trap, Trapdoor Checkers et Trap. Jouez seul, contre des robots ou entre amis : passez-vous le téléphone ou partagez une tablette.</translation>
        </message>
        <message>
            <source>Privacy</source>
            <translation>Confidentialité</translation>
        </message>
        <message>
            <source>Trapbox collects no data: it has no accounts, no ads and no tracking, and it never uses the network. Your games, names and settings stay on your device and in its own backups; they leave it only when you share a game.</source>
            <translation>Trapbox ne collecte aucune donnée : pas de compte, pas de publicité, pas de suivi, et jamais de réseau. Vos parties, vos noms et vos réglages restent sur votre appareil et dans ses propres sauvegardes ; ils ne le quittent que si vous partagez une partie.</translation>
        </message>
        <message>
            <source>Report a bug</source>
            <translation>Signaler un problème</translation>
        </message>
        <message>
            <source>Share the game where it happened: tap “Share this game” on its result or in Replays. The file contains every move, so the bug can be reproduced. Send it to the support address on Trapbox’s store page, and say what you expected.</source>
            <translation>Partagez la partie où il s’est produit : touchez « Partager cette partie » sur son résultat ou dans « Revoir une partie ». Le fichier contient tous les coups et permet de reproduire le problème. Envoyez-le à l’adresse d’assistance de la page de Trapbox dans la boutique, en disant ce que vous attendiez.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licences</translation>
        </message>
        <message>
            <source>Trapbox uses Qt %1 under the GNU Lesser General Public License 3, which adds to the GNU General Public License 3, and Box2D under the MIT licence.</source>
            <translation>Trapbox utilise Qt %1 sous la licence publique générale limitée GNU 3, qui complète la licence publique générale GNU 3, et Box2D sous la licence MIT.</translation>
        </message>
        <message>
            <source>Qt: GNU LGPL 3</source>
            <translation>Qt : GNU LGPL 3</translation>
        </message>
        <message>
            <source>Qt: GNU GPL 3</source>
            <translation>Qt : GNU GPL 3</translation>
        </message>
        <message>
            <source>Box2D: MIT</source>
            <translation>Box2D : MIT</translation>
        </message>
        <message>
            <source>Third-party code in Qt and Android</source>
            <translation>Code tiers dans Qt et Android</translation>
        </message>
    </context>
    <context>
        <name>AgainPanel</name>
        <message>
            <source>Rewinding…</source>
            <translation>Retour en arrière…</translation>
        </message>
        <message>
            <source>Violet: the arch that held the bar. Hollow: where it broke.</source>
            <translation>En violet : l’arche qui retenait la barre. En creux : l’endroit où elle a cédé.</translation>
        </message>
        <message>
            <source>Next picture (%1 of %2)</source>
            <translation>Image suivante (%1 sur %2)</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Retour à la partie</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <source>Watch in slow motion</source>
            <translation>Revoir au ralenti</translation>
        </message>
        <message>
            <source>I pass</source>
            <translation>Je passe</translation>
        </message>
        <message>
            <source>Take it</source>
            <translation>Prendre</translation>
        </message>
        <message>
            <source>The bar trips!</source>
            <translation>La barre se déclenche !</translation>
        </message>
        <message>
            <source>Hold your breath…</source>
            <translation>Retenez votre souffle…</translation>
        </message>
        <message>
            <source>%1 is looking for a loose piece</source>
            <translation>%1 cherche une pièce libre</translation>
        </message>
        <message>
            <source>Straight up…</source>
            <translation>Bien droit…</translation>
        </message>
        <message>
            <source>Take it, or pass</source>
            <translation>Prenez-la ou passez</translation>
        </message>
        <message>
            <source>Slide up to lift it, or pass</source>
            <translation>Glissez vers le haut pour la soulever, ou passez</translation>
        </message>
        <message>
            <source>Slide up to lift it</source>
            <translation>Glissez vers le haut pour la soulever</translation>
        </message>
        <message>
            <source>Now take it</source>
            <translation>Prenez-la maintenant</translation>
        </message>
        <message>
            <source>Tap a piece to feel it</source>
            <translation>Touchez une pièce pour la tâter</translation>
        </message>
        <message>
            <source>Hold a piece to feel it</source>
            <translation>Posez le doigt sur une pièce pour la tâter</translation>
        </message>
        <message>
            <source>Numbers: spaces each mover can still reach</source>
            <translation>Nombres : cases que chaque pion peut encore atteindre</translation>
        </message>
        <message>
            <source>Show all spins</source>
            <translation>Voir tous les lancers</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copié</translation>
        </message>
        <message>
            <source>Copy as PDN</source>
            <translation>Copier en PDN</translation>
        </message>
        <message>
            <source>Copy as PDN (after the game)</source>
            <translation>Copier en PDN (après la partie)</translation>
        </message>
        <message>
            <source>Wheel spins</source>
            <translation>Lancers de roulette</translation>
        </message>
        <message>
            <source>No spins yet.</source>
            <translation>Aucun lancer pour l’instant.</translation>
        </message>
    </context>
    <context>
        <name>BoardFocus</name>
        <message>
            <source>Board: %1</source>
            <translation>Plateau : %1</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
    </context>
    <context>
        <name>BotSays</name>
        <message>
            <source>%1 laughs</source>
            <translation>%1 rit</translation>
        </message>
        <message>
            <source>Ha ha ha!</source>
            <translation>Ha ha ha !</translation>
        </message>
        <message>
            <source>I did not laugh!</source>
            <translation>Je n’ai pas ri !</translation>
        </message>
    </context>
    <context>
        <name>Call</name>
        <message>
            <source>%1 answers</source>
            <translation>%1 répond</translation>
        </message>
        <message>
            <source>%1 or a referee answers</source>
            <translation>%1 ou un arbitre répond</translation>
        </message>
        <message>
            <source>%1 removes one disk</source>
            <translation>%1 retire un palet</translation>
        </message>
        <message>
            <source>%1 laughed</source>
            <translation>%1 a ri</translation>
        </message>
        <message>
            <source>%1: “You laughed!”</source>
            <translation>%1 : « Vous avez ri ! »</translation>
        </message>
        <message>
            <source>%1: “Yes, I laughed.”</source>
            <translation>%1 : « Oui, j’ai ri. »</translation>
        </message>
        <message>
            <source>%1, or a referee: is that true?</source>
            <translation>%1, ou un arbitre : est-ce vrai ?</translation>
        </message>
        <message>
            <source>Yes, %1 laughed</source>
            <translation>Oui, %1 a ri</translation>
        </message>
        <message>
            <source>No, keep playing</source>
            <translation>Non, on continue</translation>
        </message>
        <message>
            <source>%1, tap a disk in your camp to remove it.</source>
            <translation>%1, touchez un palet de votre camp pour le retirer.</translation>
        </message>
    </context>
    <context>
        <name>ConcedeSheet</name>
        <message>
            <source>%1: end the game?</source>
            <translation>%1 : finir la partie ?</translation>
        </message>
        <message>
            <source>Offer a draw</source>
            <translation>Proposer la nulle</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <source>Resign this game?</source>
            <translation>Abandonner cette partie ?</translation>
        </message>
        <message>
            <source>Yes, I resign</source>
            <translation>Oui, j’abandonne</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Continuer</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Delete %1</source>
            <translation>Supprimer %1</translation>
        </message>
        <message>
            <source>Continue %1, %2, %3</source>
            <translation>Reprendre %1, %2, %3</translation>
        </message>
    </context>
    <context>
        <name>Controls</name>
        <message>
            <source>Previous disk</source>
            <translation>Palet précédent</translation>
        </message>
        <message>
            <source>Next disk</source>
            <translation>Palet suivant</translation>
        </message>
        <message>
            <source>Shoot</source>
            <translation>Tirer</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Position on the band</source>
            <translation>Position sur l’élastique</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Force</translation>
        </message>
    </context>
    <context>
        <name>DailyCard</name>
        <message>
            <source>Today’s challenges</source>
            <translation>Les défis du jour</translation>
        </message>
    </context>
    <context>
        <name>End</name>
        <message numerus="yes">
            <source>%n piece(s) left</source>
            <translation>
                <numerusform>Encore %n pièce</numerusform>
                <numerusform>Encore %n pièces</numerusform>
            </translation>
        </message>
        <message>
            <source>Fell through a trapdoor: %1</source>
            <translation>Tombées dans une trappe : %1</translation>
        </message>
    </context>
    <context>
        <name>FeelRing</name>
        <message>
            <source>Tension</source>
            <translation>Tension</translation>
        </message>
    </context>
    <context>
        <name>Field</name>
        <message>
            <source>Stuck: hit it with another disk</source>
            <translation>Coincé : frappez-le avec un autre palet</translation>
        </message>
        <message>
            <source>Stuck: wait for another disk</source>
            <translation>Coincé : attendez un autre palet</translation>
        </message>
    </context>
    <context>
        <name>GameListScreen</name>
        <message>
            <source>Choose a game</source>
            <translation>Choisir une partie</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Search players, events or results</source>
            <translation>Chercher un joueur, un tournoi ou un résultat</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 sur %2</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message>
            <source>the rest of the file is not listed</source>
            <translation>le reste du fichier n’est pas dans la liste</translation>
        </message>
        <message>
            <source>No games found.</source>
            <translation>Aucune partie trouvée.</translation>
        </message>
        <message>
            <source>Open game %1, %2</source>
            <translation>Ouvrir la partie %1, %2</translation>
        </message>
    </context>
    <context>
        <name>HomeScreen</name>
        <message>
            <source>New here? Start with The Passed-Trap:</source>
            <translation>Première fois ? Commencez par Le Passe-Trappe :</translation>
        </message>
        <message>
            <source>Learn in a minute</source>
            <translation>Apprendre en une minute</translation>
        </message>
        <message>
            <source>Play now</source>
            <translation>Jouer tout de suite</translation>
        </message>
        <message>
            <source>Replays</source>
            <translation>Revoir une partie</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Records</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Games in progress</source>
            <translation>Parties en cours</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Solved: %1 of %2</source>
            <translation>Résolus : %1 sur %2</translation>
        </message>
        <message>
            <source>Of three games, from easy to expert.</source>
            <translation>De trois jeux, du plus facile au plus difficile.</translation>
        </message>
    </context>
    <context>
        <name>HowToScreen</name>
        <message>
            <source>How to play</source>
            <translation>Comment jouer</translation>
        </message>
        <message>
            <source>Learn in one minute</source>
            <translation>Apprendre en une minute</translation>
        </message>
    </context>
    <context>
        <name>Go</name>
        <message>
            <source>Go!</source>
            <translation>Partez !</translation>
        </message>
    </context>
    <context>
        <name>Hud</name>
        <message>
            <source>Tries left: %1</source>
            <translation>Essais restants : %1</translation>
        </message>
    <message>
            <source>Points: %1</source>
            <translation>Points : %1</translation>
        </message>
    <message>
            <source>Both hold here to continue</source>
            <translation>À deux pour continuer</translation>
        </message>
    <message>
            <source>Hold here to continue</source>
            <translation>Maintenez ici pour continuer</translation>
        </message>
    <message>
            <source>Both hold here to start</source>
            <translation>À deux pour commencer</translation>
        </message>
    <message>
            <source>Hold here to start</source>
            <translation>Maintenez ici pour commencer</translation>
        </message>
    <message>
            <source>Speed up</source>
            <translation>Accélérer</translation>
        </message>
    <message>
            <source>Normal speed</source>
            <translation>Vitesse normale</translation>
        </message>
    </context>
<context>
        <name>HudOwner</name>
        <message>
            <source>Disks left: %1</source>
            <translation>Palets restants : %1</translation>
        </message>
    </context>
<context>
        <name>HudTools</name>
        <message>
            <source>You laughed!</source>
            <translation>Vous avez ri !</translation>
        </message>
    <message>
            <source>Put all disks back</source>
            <translation>Remettre tous les palets</translation>
        </message>
    <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
    </context>
    <context>
        <name>LessonCard</name>
        <message>
            <source>Exit</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Passer l’étape</translation>
        </message>
    </context>
    <context>
        <name>LessonDoneSheet</name>
        <message>
            <source>Now you know how to play</source>
            <translation>Vous savez jouer</translation>
        </message>
        <message>
            <source>Back to your game</source>
            <translation>Revenir à la partie</translation>
        </message>
        <message>
            <source>Play a game</source>
            <translation>Jouer une partie</translation>
        </message>
        <message>
            <source>Set up a game</source>
            <translation>Préparer une partie</translation>
        </message>
        <message>
            <source>Read the rules</source>
            <translation>Lire les règles</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Un problème est survenu</translation>
        </message>
        <message>
            <source>Saved as a file</source>
            <translation>Enregistré dans un fichier</translation>
        </message>
        <message>
            <source>Opening the game…</source>
            <translation>Ouverture de la partie…</translation>
        </message>
        <message>
            <source>This game is very long. Checking it may take a few minutes.</source>
            <translation>Cette partie est très longue. La vérifier peut prendre plusieurs minutes.</translation>
        </message>
        <message>
            <source>Checking every move.</source>
            <translation>Vérification de chaque coup.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>MoveListSheet</name>
        <message>
            <source>No moves yet.</source>
            <translation>Aucun coup pour l’instant.</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>NoticeCard</name>
        <message>
            <source>Something went wrong</source>
            <translation>Un problème est survenu</translation>
        </message>
        <message>
            <source>Read: %1</source>
            <translation>Lire : %1</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>NoticeSheet</name>
        <message>
            <source>Something went wrong</source>
            <translation>Un problème est survenu</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
    </context>
    <context>
        <name>OfferCard</name>
        <message>
            <source>%1 offers a draw</source>
            <translation>%1 propose la nulle</translation>
        </message>
        <message>
            <source>Accept the draw</source>
            <translation>Accepter la nulle</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Refuser</translation>
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
    </context>
    <context>
        <name>Passing</name>
        <message>
            <source>Everyone has passed twice in a row</source>
            <translation>Tous ont passé deux fois de suite</translation>
        </message>
        <message>
            <source>B picked a piece in between</source>
            <translation>B a pris une pièce entre-temps</translation>
        </message>
    </context>
    <context>
        <name>PassingExample</name>
        <message>
            <source>I pass</source>
            <translation>Je passe</translation>
        </message>
        <message>
            <source>picks</source>
            <translation>prend</translation>
        </message>
        <message>
            <source>must pick</source>
            <translation>doit prendre</translation>
        </message>
        <message>
            <source>may pass</source>
            <translation>peut passer</translation>
        </message>
    </context>
    <context>
        <name>PauseSheet</name>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Comment jouer</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Son</translation>
        </message>
        <message>
            <source>Play with buttons</source>
            <translation>Jouer avec des boutons</translation>
        </message>
        <message>
            <source>Use buttons instead of dragging.</source>
            <translation>Des boutons remplacent les glissements.</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>Recommencer</translation>
        </message>
        <message>
            <source>Exit lesson</source>
            <translation>Quitter la leçon</translation>
        </message>
        <message>
            <source>Save and quit</source>
            <translation>Enregistrer et quitter</translation>
        </message>
        <message>
            <source>Exit puzzle</source>
            <translation>Quitter le problème</translation>
        </message>
    </context>
    <context>
        <name>PegRow</name>
        <message>
            <source>Pegs: %1 of %2</source>
            <translation>Chevilles : %1 sur %2</translation>
        </message>
    </context>
    <context>
        <name>Piece</name>
        <message>
            <source>can’t be touched now</source>
            <translation>ne se touche pas maintenant</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Discard pile, %n piece(s)</source>
            <translation>
                <numerusform>Pièces écartées : %n</numerusform>
                <numerusform>Pièces écartées : %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Pip</name>
        <message>
            <source>Action %1: a step. Undo</source>
            <translation>Action %1 : un pas. Annuler</translation>
        </message>
        <message>
            <source>Action %1: a wall. Undo</source>
            <translation>Action %1 : un mur. Annuler</translation>
        </message>
        <message>
            <source>Action %1: place the wall</source>
            <translation>Action %1 : poser le mur</translation>
        </message>
        <message>
            <source>Action %1: a step or a wall</source>
            <translation>Action %1 : un pas ou un mur</translation>
        </message>
        <message>
            <source>Action %1: a step</source>
            <translation>Action %1 : un pas</translation>
        </message>
        <message>
            <source>Action %1: a wall</source>
            <translation>Action %1 : un mur</translation>
        </message>
    </context>
    <context>
        <name>PlayScreen</name>
        <message>
            <source>%1: %2</source>
            <translation>%1 : %2</translation>
        </message>
    </context>
    <context>
        <name>PlayerRow</name>
        <message>
            <source>Name of player %1</source>
            <translation>Nom du joueur %1</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Humain</translation>
        </message>
        <message>
            <source>Player %1: person</source>
            <translation>Joueur %1 : humain</translation>
        </message>
        <message>
            <source>Bot</source>
            <translation>Robot</translation>
        </message>
        <message>
            <source>Player %1: bot</source>
            <translation>Joueur %1 : robot</translation>
        </message>
        <message>
            <source>Level of bot %1</source>
            <translation>Niveau du robot %1</translation>
        </message>
    </context>
    <context>
        <name>Reader</name>
        <message>
            <source>Movers</source>
            <translation>Pions</translation>
        </message>
        <message>
            <source>Row %1</source>
            <translation>Rangée %1</translation>
        </message>
    </context>
    <context>
        <name>RecordCard</name>
        <message>
            <source>custom rules</source>
            <translation>règles maison</translation>
        </message>
        <message>
            <source>against bots</source>
            <translation>contre des robots</translation>
        </message>
        <message>
            <source>against bots: %1</source>
            <translation>contre des robots : %1</translation>
        </message>
        <message>
            <source>daily challenges</source>
            <translation>défis du jour</translation>
        </message>
        <message>
            <source>with friends</source>
            <translation>entre amis</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Jouées : %1</translation>
        </message>
        <message>
            <source>Played: %1 · won: %2</source>
            <translation>Jouées : %1 · gagnées : %2</translation>
        </message>
        <message>
            <source>streak: %1</source>
            <translation>série : %1</translation>
        </message>
        <message>
            <source>longest streak: %1</source>
            <translation>plus longue série : %1</translation>
        </message>
        <message>
            <source>best: %1</source>
            <translation>record : %1</translation>
        </message>
        <message numerus="yes">
            <source>%n won</source>
            <translation>
                <numerusform>%n gagnée</numerusform>
                <numerusform>%n gagnées</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RecordsScreen</name>
        <message>
            <source>Records</source>
            <translation>Records</translation>
        </message>
        <message>
            <source>Your best results and streaks will appear here.</source>
            <translation>Vos meilleurs résultats et vos séries apparaîtront ici.</translation>
        </message>
    </context>
    <context>
        <name>RemoveSheet</name>
        <message>
            <source>Delete this game?</source>
            <translation>Supprimer cette partie ?</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Garder</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Exit replay</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Step back</source>
            <translation>Coup précédent</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Lecture</translation>
        </message>
        <message>
            <source>Step forward</source>
            <translation>Coup suivant</translation>
        </message>
        <message>
            <source>Speed %1</source>
            <translation>Vitesse %1</translation>
        </message>
        <message>
            <source>Share this game</source>
            <translation>Partager cette partie</translation>
        </message>
        <message>
            <source>Position in the game</source>
            <translation>Position dans la partie</translation>
        </message>
    </context>
    <context>
        <name>ReplaysScreen</name>
        <message>
            <source>Replays</source>
            <translation>Revoir une partie</translation>
        </message>
        <message>
            <source>Games you finish will appear here. You can watch them again, move by move.</source>
            <translation>Vos parties terminées apparaîtront ici. Vous pourrez les revoir coup par coup.</translation>
        </message>
        <message>
            <source>Unpin %1</source>
            <translation>Désépingler %1</translation>
        </message>
        <message>
            <source>Pin %1</source>
            <translation>Épingler %1</translation>
        </message>
        <message>
            <source>Share %1</source>
            <translation>Partager %1</translation>
        </message>
        <message>
            <source>Delete %1</source>
            <translation>Supprimer %1</translation>
        </message>
        <message>
            <source>Watch %1, %2, %3</source>
            <translation>Revoir %1, %2, %3</translation>
        </message>
        <message>
            <source>Review %1</source>
            <translation>Analyser %1</translation>
        </message>
    </context>
    <context>
        <name>ResultBar</name>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
    </context>
    <context>
        <name>ResultSheet</name>
        <message>
            <source>winner</source>
            <translation>gagnant</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Rejouer</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Accueil</translation>
        </message>
        <message>
            <source>Watch replay</source>
            <translation>Revoir la partie</translation>
        </message>
        <message>
            <source>Share this game</source>
            <translation>Partager cette partie</translation>
        </message>
        <message>
            <source>View board</source>
            <translation>Voir le plateau</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Analyse</translation>
        </message>
    </context>
    <context>
        <name>RoundCard</name>
        <message>
            <source>%1 wins the round</source>
            <translation>%1 gagne la manche</translation>
        </message>
        <message>
            <source>Tie</source>
            <translation>Égalité</translation>
        </message>
        <message>
            <source>Place the peg</source>
            <translation>Placer la cheville</translation>
        </message>
        <message>
            <source>Tiebreaker</source>
            <translation>Départage</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Place two pegs</source>
            <translation>Placer deux chevilles</translation>
        </message>
        <message>
            <source>%1 has finished</source>
            <translation>%1 a terminé</translation>
        </message>
        <message>
            <source>Next: first disk through wins</source>
            <translation>Ensuite : le premier palet passé gagne</translation>
        </message>
        <message>
            <source>Next: your other hand</source>
            <translation>Ensuite : votre autre main</translation>
        </message>
        <message>
            <source>Next: %1</source>
            <translation>Ensuite : %1</translation>
        </message>
        <message>
            <source>Next: %1 (%2)</source>
            <translation>Ensuite : %1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Aim</source>
            <translation>But</translation>
        </message>
        <message>
            <source>A spring bar presses sixty pieces of three sizes together. Lift out as many as you can without letting the bar move. The most points win. Small, medium and large pieces are worth 5, 10 and 20 points, or 1, 2 and 3, or values you choose.</source>
            <translation>Une barre à ressort serre soixante pièces de trois tailles. Soulevez-en autant que possible sans laisser bouger la barre. Qui a le plus de points gagne. Petites, moyennes et grandes pièces valent 5, 10 et 20 points, ou 1, 2 et 3, ou ce que vous choisissez.</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>Votre tour</translation>
        </message>
        <message>
            <source>Touch one piece, and only one, to feel how tightly it is held. The longer you hold your finger on it, the clearer the feeling. Then slide your finger straight up to lift it out, or choose “I pass”. If you let go too early, the piece drops where it is. Unless the bar has tripped, you may still take it or pass. A finger that drifts sideways pushes the neighbouring pieces.</source>
            <translation>Touchez une pièce, une seule, pour sentir si elle est serrée. Plus le doigt reste dessus, plus la sensation est nette. Puis glissez tout droit vers le haut pour la sortir, ou choisissez « Je passe ». Si vous lâchez trop tôt, elle retombe là où elle se trouve. Tant que la barre ne s’est pas déclenchée, vous pouvez encore la prendre ou passer. Un doigt qui dévie pousse les pièces voisines.</translation>
        </message>
        <message>
            <source>Safe or tripped</source>
            <translation>Gagnée ou perdue</translation>
        </message>
        <message>
            <source>The side has markings a quarter of an inch apart. If the bar moves less than one marking, the piece is yours. If it moves one marking or more, it trips: you lose as many points as the largest size is worth, and the piece is out of the game. So is every other piece that jumped out of the tray or was pushed up on end. These pieces go to the discard pile behind the bar.</source>
            <translation>Sur le côté, des repères sont espacés d’un quart de pouce. Si la barre bouge de moins d’un repère, la pièce est à vous. Si elle bouge d’un repère ou plus, elle se déclenche : vous perdez autant de points qu’en vaut la plus grande taille, et la pièce sort du jeu, avec toutes celles qui ont sauté du plateau ou se sont dressées. Ces pièces vont en tas derrière la barre.</translation>
        </message>
        <message>
            <source>Passing</source>
            <translation>Passer</translation>
        </message>
        <message>
            <source>If a piece is held tightly, it is best to pass and try another one on your next turn. You may pass as often as you like, unless everyone has passed twice in a row. Then the next player must take the piece they touch, and the count starts again. For example, A, B and C all pass in the first and second turns: in the third, A must pick. If B picked a piece in the second turn, A may pass again. When you play alone, you may always pass, unless you choose strict passing.</source>
            <translation>Si une pièce est bien serrée, mieux vaut passer et en essayer une autre au tour suivant. Vous pouvez passer autant que vous voulez, sauf si tout le monde a passé deux fois de suite. Le suivant doit alors prendre la pièce qu’il touche, et le compte repart de zéro. Par exemple, A, B et C passent tous au premier et au deuxième tour : au troisième, A doit prendre. Si B a pris une pièce au deuxième tour, A peut de nouveau passer. Seul, vous pouvez toujours passer, sauf si vous choisissez la règle stricte.</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>La fin</translation>
        </message>
        <message>
            <source>The game ends when there are as many pieces left as players, or fewer. Penalties are subtracted from points. If players tie, they share the win.</source>
            <translation>La partie se termine quand il reste autant de pièces que de joueurs, ou moins. Les pénalités sont retirées des points ; en cas d’égalité, la victoire est partagée.</translation>
        </message>
        <message>
            <source>Solitaire</source>
            <translation>Solitaire</translation>
        </message>
        <message>
            <source>Play alone and clear the tray until one piece is left. The bar may trip three times. If it trips a fourth time, you lose.</source>
            <translation>Jouez seul et retirez les pièces jusqu’à ce qu’il n’en reste qu’une. La barre peut se déclencher trois fois. La quatrième fois, vous perdez.</translation>
        </message>
        <message>
            <source>By size, no passes</source>
            <translation>Par taille, sans passer</translation>
        </message>
        <message>
            <source>By size: take all small pieces first, then the medium ones, then the large ones. No passes: you must take the piece you touch.</source>
            <translation>Par taille : on prend d’abord toutes les petites, puis les moyennes, et les grandes en dernier. Sans passer : ce qu’on touche, on le prend.</translation>
        </message>
        <message>
            <source>Getting better</source>
            <translation>Progresser</translation>
        </message>
        <message>
            <source>The bar presses on arches: chains of pieces that carry its force to the front wall. The pieces between them carry nothing. Practice shows the chains, so you can learn to guess them.</source>
            <translation>La barre appuie sur des arches : des chaînes de pièces qui portent sa force jusqu’au bord avant. Les pièces entre elles ne portent rien. L’entraînement montre les chaînes, pour apprendre à les deviner.</translation>
        </message>
        <message>
            <source>Touch and keyboard</source>
            <translation>Au doigt et au clavier</translation>
        </message>
        <message>
            <source>With “Play with buttons” in the menu, tap a piece to feel it, then tap “Take it” to lift it steadily. On a keyboard: arrow keys go from piece to piece, Space feels, Enter takes, P passes, H gives a hint, and in practice R replays the last trip.</source>
            <translation>Avec « Jouer avec des boutons » dans le menu, touchez une pièce pour la tâter, puis « Prendre » pour la lever sans trembler. Au clavier : les flèches vont de pièce en pièce, Espace tâte, Entrée prend, P passe, H donne un conseil, et à l’entraînement R fait revoir le dernier déclenchement.</translation>
        </message>
        <message>
            <source>Each player has three movers. Trap all three of your opponent’s movers, each on a single space, before yours are trapped.</source>
            <translation>Chacun a trois pions. Piégez les trois pions de l’autre, chacun sur une seule case, avant que les vôtres ne le soient.</translation>
        </message>
        <message>
            <source>The field</source>
            <translation>Le terrain</translation>
        </message>
        <message>
            <source>The field has hexagonal spaces, with a slot between any two neighbours. A wall in a slot stays there for good. Both players take walls from the same pile. The border of the field stops movers like a wall.</source>
            <translation>Le terrain a des cases hexagonales, avec une fente entre deux cases voisines. Un mur placé dans une fente y reste pour toute la partie. Les deux joueurs prennent les murs dans la même réserve. Le bord du terrain arrête les pions comme un mur.</translation>
        </message>
        <message>
            <source>A turn</source>
            <translation>Un tour</translation>
        </message>
        <message>
            <source>Moving</source>
            <translation>Se déplacer</translation>
        </message>
        <message>
            <source>A mover steps to a neighbouring space, in any direction. Two movers never share a space, and none jumps over a wall or over another mover.</source>
            <translation>Un pion passe sur une case voisine, dans n’importe quelle direction. Deux pions n’occupent jamais la même case, et aucun ne saute par-dessus un mur ni un autre pion.</translation>
        </message>
        <message>
            <source>Walls</source>
            <translation>Les murs</translation>
        </message>
        <message>
            <source>You can use any empty slot, near or far, even right behind the mover that has just moved. Walls belong to nobody and stay where they are.</source>
            <translation>N’importe quelle fente vide convient, proche ou lointaine, même juste derrière le pion qui vient de bouger. Les murs n’appartiennent à personne et restent où ils sont.</translation>
        </message>
        <message>
            <source>Trapped</source>
            <translation>Piégé</translation>
        </message>
        <message>
            <source>A mover is trapped when it can no longer step because your opponent has closed it in on a single space. It stays trapped for the rest of the game. With the option “Trapped movers can be freed”, it is free again as soon as a neighbour leaves.</source>
            <translation>Un pion est piégé quand il ne peut plus bouger, parce que l’autre l’a enfermé sur une seule case. Il le reste jusqu’à la fin de la partie. Avec l’option « Un pion piégé peut être libéré », il redevient libre dès qu’un voisin s’en va.</translation>
        </message>
        <message>
            <source>A: by walls alone</source>
            <translation>A : par des murs seuls</translation>
        </message>
        <message>
            <source>Walls fill all six slots around its space.</source>
            <translation>Des murs remplissent les six fentes autour de sa case.</translation>
        </message>
        <message>
            <source>B: by walls and movers</source>
            <translation>B : par des murs et des pions</translation>
        </message>
        <message>
            <source>A mover of either colour blocks a way out, like a wall.</source>
            <translation>Un pion de l’une ou l’autre couleur ferme une issue comme un mur.</translation>
        </message>
        <message>
            <source>C: at the border</source>
            <translation>C : contre le bord</translation>
        </message>
        <message>
            <source>The border blocks a way out too. Walls, movers and the border count in any combination.</source>
            <translation>Le bord ferme une issue, lui aussi. Murs, pions et bord comptent dans n’importe quelle combinaison.</translation>
        </message>
        <message>
            <source>Your own movers</source>
            <translation>Vos propres pions</translation>
        </message>
        <message>
            <source>You can’t trap your own movers: at the end of your turn, only your opponent’s movers are checked. But if you close in one of yours, and it is still closed in after your opponent’s next turn, it is trapped. The board warns you first.</source>
            <translation>On ne piège pas ses propres pions : à la fin de votre tour, seuls les pions de l’autre sont vérifiés. Mais si vous enfermez l’un des vôtres, et qu’il l’est encore après le tour suivant de l’autre, il est piégé. Le plateau vous avertit avant.</translation>
        </message>
        <message>
            <source>Winning</source>
            <translation>Gagner</translation>
        </message>
        <message>
            <source>You win as soon as all three of your opponent’s movers are trapped. If your turn closes in the last movers of both sides, you win.</source>
            <translation>Vous gagnez dès que les trois pions de l’autre sont piégés. Si votre tour enferme les derniers pions des deux camps, vous gagnez.</translation>
        </message>
        <message>
            <source>No walls, no move, a draw</source>
            <translation>Plus de murs, plus de coups, partie nulle</translation>
        </message>
        <message>
            <source>When the pile is empty, only steps are possible. A player with no possible turn passes. The game is a draw if both players agree, if the same position occurs for the third time with the same player to move, or after sixty turns in a row without a new wall or a newly trapped mover. You can change the number of turns before the game. If trapped movers can be freed, only walls count.</source>
            <translation>Quand la réserve est vide, il ne reste que les pas. Qui n’a aucun coup possible passe. La partie est nulle d’un commun accord, quand la même position revient pour la troisième fois avec le même joueur au trait, ou après soixante tours de suite sans mur posé ni pion piégé. Vous pouvez changer ce nombre de tours avant la partie. Si un pion piégé peut être libéré, seuls les murs comptent.</translation>
        </message>
        <message>
            <source>Good to know</source>
            <translation>Bon à savoir</translation>
        </message>
        <message>
            <source>Move your own movers only when you must: before they are confined to a smaller area, or trapped. Any other step costs you a wall.</source>
            <translation>Ne déplacez vos pions que s’il le faut : avant qu’ils ne soient confinés dans un espace plus petit, ou piégés. Tout autre pas vous coûte un mur.</translation>
        </message>
        <message>
            <source>Start with a few walls far apart that divide the field into areas. Fill the gaps when a mover is inside. Keep your own movers where there is room.</source>
            <translation>Commencez par quelques murs éloignés les uns des autres, qui partagent le terrain ; fermez les brèches quand un pion est dedans. Gardez vos pions là où il y a de la place.</translation>
        </message>
        <message>
            <source>Players take turns. A turn has two actions, and each is a step or a wall. So there are four kinds of turn: one mover goes two spaces, not necessarily straight; two movers go one space each; one mover goes one space and one wall is placed, in either order; or two walls are placed. A mover that goes two spaces may not end where it started. You must use both actions.</source>
            <translation>On joue à tour de rôle. Un tour, ce sont deux actions au choix, chacune un pas ou un mur. Il y en a donc quatre sortes : un pion se déplace de deux cases, pas forcément en ligne droite ; deux pions se déplacent d’une case chacun ; un pion se déplace d’une case et un mur est posé, dans l’ordre qu’on veut ; ou deux murs sont posés. Un pion qui fait deux pas ne peut pas finir sur sa case de départ. Un tour compte toujours deux actions.</translation>
        </message>
        <message>
            <source>Tap a mover: one dot marks spaces one step away, two dots mark spaces that take the whole turn. Tap one of them, or drag the mover there. Tap the mover again to deselect it. Tap near a slot to preview a wall. Slide your finger to move the wall to another slot, or off the field to cancel. Tap the wall again, or the tick below the field, to place it. The two boxes beside the pile show the two actions of your turn, with a tick when they are used. Tap the first box to undo its action.</source>
            <translation>Touchez un pion : un point marque les cases à un pas, deux points celles qui prennent tout le tour. Touchez-en une, ou faites-y glisser le pion. Touchez encore le pion pour le désélectionner. Touchez près d’une fente pour y voir un mur. Glissez le doigt pour le déplacer vers une autre fente, ou hors du terrain pour y renoncer. Touchez encore le mur, ou la coche sous le terrain, pour le poser. Les deux cadres près de la réserve montrent les deux actions de votre tour, cochées une fois faites. Touchez le premier pour annuler son action.</translation>
        </message>
        <message>
            <source>Arrow keys move the cursor. Tab goes from spaces to slots, Shift+Tab goes back. Enter picks up a mover, puts it down or places a wall. Backspace undoes the first action, U undoes a turn, H gives a hint, L lists the moves, D is for a draw or to resign. When you play alone, R shows what each mover can still reach. If no turn is possible, Enter passes.</source>
            <translation>Les flèches déplacent le curseur. Tab passe des cases aux fentes, Maj+Tab revient. Entrée prend un pion, le pose ou pose un mur. Retour arrière annule la première action, U annule un tour, H donne un conseil, L liste les coups, D sert à proposer la nulle ou à abandonner. Quand vous jouez seul, R montre ce que chaque pion peut encore atteindre. Si aucun coup n’est possible, Entrée passe.</translation>
        </message>
        <message>
            <source>The first turn</source>
            <translation>Le premier tour</translation>
        </message>
        <message>
            <source>Going first is an advantage. So the first turn of the game has only one action: one step or one wall. You can choose two actions before the game.</source>
            <translation>Commencer est un avantage. Le premier tour de la partie n’a donc qu’une action : un pas ou un mur. Vous pouvez choisir deux actions avant la partie.</translation>
        </message>
        <message>
            <source>A wall with one opening, the trap, divides the board into two camps. Get every disk in your camp through the trap into the other camp. Both players play at the same time.</source>
            <translation>Un mur percé d’une ouverture, la trappe, partage le plateau en deux camps. Faites passer tous les palets de votre camp dans l’autre par la trappe. Les deux joueurs jouent en même temps.</translation>
        </message>
        <message>
            <source>Setup</source>
            <translation>Mise en place</translation>
        </message>
        <message>
            <source>Each player has five disks and puts them anywhere in their own camp, but not in front of the trap. The app places them for you. Drag them where you like. Play starts when both players hold their pads at the same time.</source>
            <translation>Chacun a cinq palets et les pose où il veut dans son camp, mais pas devant la trappe. L’application les place pour vous. Déplacez-les à votre gré. Le jeu commence quand les deux joueurs ont la main posée au même moment.</translation>
        </message>
        <message>
            <source>Shooting</source>
            <translation>Tirer</translation>
        </message>
        <message>
            <source>Drag a disk behind the rubber band and let go: the band shoots it. It flies nearly straight ahead, so aim by choosing where it starts. If you let go of a disk in front of the band, it stays there. Use one finger each: a second finger does nothing.</source>
            <translation>Amenez un palet derrière l’élastique et lâchez : l’élastique le lance. Il part presque tout droit : on vise en choisissant d’où il part. Lâché devant l’élastique, un palet reste où il est. Un doigt chacun : un second ne fait rien.</translation>
        </message>
        <message>
            <source>In the trap, over the wall</source>
            <translation>Dans la trappe, par-dessus le mur</translation>
        </message>
        <message>
            <source>A disk in the trap can’t be picked up: hit it with another one. Only the trap counts: a disk that flies over the wall goes back to the player who shot it. A disk that bounces back through the trap is yours again. When you play alone, the last disk does not stay stuck in the trap: it is put back at your band.</source>
            <translation>Un palet arrêté dans la trappe ne se prend pas : frappez-le avec un autre. Seule la trappe compte : un palet qui passe par-dessus le mur revient à qui l’a tiré. Un palet qui rebondit et revient par la trappe est de nouveau à vous. Quand vous jouez seul, le dernier palet ne reste pas coincé dans la trappe : il est remis près de votre élastique.</translation>
        </message>
        <message>
            <source>Best of Seven</source>
            <translation>Au meilleur des sept</translation>
        </message>
        <message>
            <source>Rounds last 45 seconds. When the sand runs out, the player with fewer disks in their camp wins the round and places a peg. If you empty your camp before that, the round ends at once and counts two pegs. A tie is settled by a tiebreaker: five disks each, and the first disk through the trap wins. Four pegs win the match.</source>
            <translation>Des manches de 45 secondes. Quand le sable est écoulé, qui a le moins de palets dans son camp gagne la manche et place une cheville. Videz votre camp avant, et la manche s’arrête aussitôt et rapporte deux chevilles. En cas d’égalité, on joue un départage : cinq palets chacun, et le premier palet passé gagne. Il faut quatre chevilles pour gagner le match.</translation>
        </message>
        <message>
            <source>Classical</source>
            <translation>Classique</translation>
        </message>
        <message>
            <source>No timer. Empty your camp to win a round. Two rounds win the match.</source>
            <translation>Sans sablier. On gagne une manche en vidant son camp ; il en faut deux pour gagner le match.</translation>
        </message>
        <message>
            <source>Solitaire Madness</source>
            <translation>Solitaire fou</translation>
        </message>
        <message>
            <source>Play alone, with all ten disks in your camp and 45 seconds. You win if your camp has fewer disks than the other when the sand runs out.</source>
            <translation>Seul, avec les dix palets dans votre camp et 45 secondes. Vous gagnez s’il y a moins de palets dans votre camp que dans l’autre quand le sable est écoulé.</translation>
        </message>
        <message>
            <source>Solitaire Reflected</source>
            <translation>Solitaire réfléchi</translation>
        </message>
        <message>
            <source>Play alone, without a timer. Get as many of the ten disks through the trap as you can in twenty tries. Every release of the stretched band is a try.</source>
            <translation>Seul, sans sablier : faites passer le plus possible des dix palets en vingt essais. Chaque lâcher de l’élastique tendu compte pour un essai.</translation>
        </message>
        <message>
            <source>Not a laughing matter</source>
            <translation>Défense de rire</translation>
        </message>
        <message>
            <source>Best of Seven, and nobody may laugh. One or two more people can be referees. If you see or hear your opponent laugh, tap the laughing face: it pauses the timer. If they admit it, or a referee heard it, you remove one disk from your own camp; if not, nothing is removed. Then both hold their pads and the rest of the sand runs. If you remove your last disk, you win the round, but only one peg. A bot laughs now and then: watch its end and listen. It admits it when you catch it, and never accuses you.</source>
            <translation>Au meilleur des sept, et personne ne doit rire. Une ou deux autres personnes peuvent arbitrer. Si vous voyez ou entendez l’autre rire, touchez le visage rieur : le sablier se met en pause. S’il l’admet, ou si un arbitre l’a entendu, vous retirez un palet de votre propre camp ; sinon, rien n’est retiré. Puis les deux joueurs posent la main et le reste du sable s’écoule. Si vous retirez votre dernier palet, vous gagnez la manche, mais une seule cheville. Un robot rit de temps en temps : surveillez son côté et tendez l’oreille. Il avoue quand il est pris, et ne vous accuse jamais.</translation>
        </message>
        <message>
            <source>Ambidexterity</source>
            <translation>Ambidextrie</translation>
        </message>
        <message>
            <source>Two rounds of 45 seconds: the first with your better hand, the second with the other. The player with the fewest disks left over both rounds wins. A tiebreaker settles a tie.</source>
            <translation>Deux manches de 45 secondes : la première de votre bonne main, la seconde de l’autre. Qui garde le moins de palets sur les deux manches gagne ; en cas d’égalité, on joue un départage.</translation>
        </message>
        <message>
            <source>The Big Slam</source>
            <translation>Le grand chelem</translation>
        </message>
        <message>
            <source>Each player plays both solitaires. Then both play Classical and Best of Seven. Every disk through the trap in the solitaires earns two points, and every round won in the other two earns thirty. A round that counts double earns sixty. The most points win.</source>
            <translation>Les deux solitaires pour chaque joueur, puis « Classique », puis « Au meilleur des sept ». Deux points par palet passé dans les solitaires, trente par manche gagnée dans les deux autres jeux ; une manche qui compte double en rapporte soixante. Qui a le plus de points gagne.</translation>
        </message>
        <message>
            <source>Handicap</source>
            <translation>Handicap</translation>
        </message>
        <message>
            <source>For a fair match between unequal players, choose how many of the ten disks the first player has. The second player has the rest.</source>
            <translation>Pour équilibrer un match entre joueurs de force inégale, choisissez au départ combien des dix palets reviennent au premier ; le second a les autres.</translation>
        </message>
        <message>
            <source>“Play with buttons” in the menu shows buttons that do what a finger does, no more exactly or quickly than a good hand. The pale patch shows where a shot can start. On a keyboard: N selects the next disk, Left and Right move it along the band, Up and Down set the power. Space holds your pad, shoots, and removes a disk after a laugh. P pauses the timer, F speeds up a bot that plays alone.</source>
            <translation>« Jouer avec des boutons » dans le menu montre des boutons qui font ce que fait le doigt, ni plus précis ni plus rapides qu’une main exercée. La tache claire montre d’où le tir peut partir. Au clavier : N choisit le palet suivant, Gauche et Droite le déplacent le long de l’élastique, Haut et Bas règlent la force. Espace pose la main, tire, et retire un palet après un rire. P met le sablier en pause, F accélère un robot qui joue seul.</translation>
        </message>
        <message>
            <source>It is checkers, but the floor opens. You win if your opponent has no pieces left, or no piece that can move. Pieces are lost when they are captured or fall through a trapdoor.</source>
            <translation>C’est un jeu de dames, mais le sol s’ouvre. Gagnez en laissant l’autre camp sans pièce, ou sans pièce qui puisse bouger. On perd des pièces quand elles sont prises, et quand elles tombent dans une trappe.</translation>
        </message>
        <message>
            <source>The board</source>
            <translation>Le plateau</translation>
        </message>
        <message>
            <source>Twelve men each, on the dark squares of the first three rows. Eight dark squares in the middle are trapdoors. Four sliders, two green and two orange, hold two doors each.</source>
            <translation>Douze pions chacun, sur les cases sombres des trois premières rangées. Huit cases sombres du milieu sont des trappes. Quatre tirettes, deux vertes et deux orange, commandent deux trappes chacune.</translation>
        </message>
        <message>
            <source>The sliders</source>
            <translation>Les tirettes</translation>
        </message>
        <message>
            <source>In the centre, a slider keeps both its doors closed. Moved left, it opens its left door; moved right, its right door. It moves one place at a time: from left or right it can only go back to the centre, which closes the door.</source>
            <translation>Au centre, une tirette tient ses deux trappes fermées. Vers la gauche, elle ouvre celle de gauche, vers la droite, celle de droite. Elle avance d’un cran à la fois : de la gauche ou de la droite, elle ne peut que revenir au centre et refermer sa trappe.</translation>
        </message>
        <message>
            <source>If you can capture, you must, and you don’t spin. Otherwise, flick the wheel and do what it shows:</source>
            <translation>Si vous pouvez prendre, vous le devez, sans lancer la roulette. Sinon, lancez-la et faites ce qu’elle montre :</translation>
        </message>
        <message>
            <source>A piece: move one of your pieces.</source>
            <translation>Un pion : déplacez une de vos pièces.</translation>
        </message>
        <message>
            <source>Green: move one of the two green sliders one place.</source>
            <translation>Vert : déplacez d’un cran une des deux tirettes vertes.</translation>
        </message>
        <message>
            <source>Orange: move one of the two orange sliders one place.</source>
            <translation>Orange : déplacez d’un cran une des deux tirettes orange.</translation>
        </message>
        <message>
            <source>Then your turn is over.</source>
            <translation>Votre tour est alors fini.</translation>
        </message>
        <message>
            <source>Falling</source>
            <translation>Tomber</translation>
        </message>
        <message>
            <source>A piece on a door that opens falls and is lost, whichever side it belongs to. The door stays open. A piece that lands on an open door falls too, even if it had to capture onto it. The pieces it captured stay captured, and its move ends there. A queen may fly over an open door; only landing on it counts.</source>
            <translation>Une pièce sur une trappe qui s’ouvre tombe et est perdue, quel que soit son camp. La trappe reste ouverte. Une pièce qui se pose sur une trappe ouverte tombe aussi, même si la prise l’y obligeait. Ce qu’elle a pris reste pris, et son coup s’arrête là. Une dame peut survoler une trappe ouverte : elle ne tombe que si elle s’y pose.</translation>
        </message>
        <message>
            <source>Moving and capturing</source>
            <translation>Déplacer et prendre</translation>
        </message>
        <message>
            <source>A man moves one square forward, diagonally. It captures by jumping over an opposing piece onto the free square behind it. If it can jump again from there, it must. You can’t jump over your own pieces, or over the same piece twice.</source>
            <translation>Un pion avance d’une case en diagonale. Il prend en sautant par-dessus une pièce adverse sur la case libre derrière elle. S’il peut encore prendre de là, il le doit. On ne saute pas par-dessus ses propres pièces, ni deux fois par-dessus la même.</translation>
        </message>
        <message>
            <source>A man that reaches the far row is crowned: a second man is put on top of it. That ends the turn, even if it could capture more.</source>
            <translation>Un pion qui atteint la dernière rangée est couronné : on pose un second pion dessus. Cela met fin au tour, même s’il pouvait encore prendre.</translation>
        </message>
        <message>
            <source>English rules: Trapdoor Checkers</source>
            <translation>Règles anglaises : Trapdoor Checkers</translation>
        </message>
        <message>
            <source>Black starts. Men capture forward only. A king moves and captures one square in any diagonal direction. If several captures are possible, you choose.</source>
            <translation>Les noirs commencent. Les pions ne prennent que vers l’avant. Un roi se déplace d’une case dans toutes les diagonales, et prend de même. Entre plusieurs prises, le choix est libre.</translation>
        </message>
        <message>
            <source>Continental rules: Dames &amp; Trap</source>
            <translation>Règles continentales : Dames &amp; Trap</translation>
        </message>
        <message>
            <source>White starts. Men capture backward too. The crowned piece is a queen: it flies any distance along a diagonal, and after a capture it may land on any free square behind. You must play the capture that takes the most pieces. Captured pieces leave the board when the move is over.</source>
            <translation>Les blancs commencent. Les pions prennent aussi vers l’arrière. La pièce couronnée est une dame : elle parcourt toute la diagonale, et après une prise se pose sur n’importe quelle case libre derrière. La prise du plus grand nombre de pièces est obligatoire. Les pièces prises quittent le plateau à la fin du coup.</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Variantes</translation>
        </message>
        <message>
            <source>Doors close after use: a door closes again right after it opened, whatever colour the wheel showed. What fell is lost.</source>
            <translation>Les trappes se referment : une trappe se referme aussitôt ouverte, quelle que soit la couleur sortie. Ce qui est tombé est perdu.</translation>
        </message>
        <message>
            <source>Orange and green on the wheel: one more place shows both colours, and you choose one.</source>
            <translation>Orange et vert sur la roulette : une case de plus montre les deux couleurs, et vous en choisissez une.</translation>
        </message>
        <message>
            <source>Without trapdoors and wheel it is plain checkers, or continental draughts on the same board.</source>
            <translation>Sans trappes ni roulette, c’est le jeu de dames anglais ordinaire, ou le jeu de dames continental sur le même plateau.</translation>
        </message>
        <message>
            <source>You lose if you have no pieces left, or if none of them can move on your turn, even if the wheel might have shown a colour. The game is a draw if both players agree, or after 40 turns by each side without a capture, a fall or a move of a man. The colours are swapped in the next game.</source>
            <translation>Vous perdez quand il ne vous reste aucune pièce, ou quand, à votre tour, aucune ne peut bouger, même si la roulette aurait pu montrer une couleur. La partie est nulle d’un commun accord, ou après 40 tours de chaque camp sans prise, chute ni coup de pion. À la partie suivante, on échange les couleurs.</translation>
        </message>
        <message>
            <source>The wheel</source>
            <translation>La roulette</translation>
        </message>
        <message>
            <source>It has six places: four for a piece, one green, one orange. With the place for both it has eight: five, one, one and one. The list of moves shows every spin. After the game it also shows the number that all spins come from. Undoing a spin does not change it.</source>
            <translation>Elle a six cases : quatre avec un pion, une verte, une orange. Avec la case aux deux couleurs, elle en a huit : cinq, une, une et une. La liste des coups montre chaque lancer. Après la partie, elle montre aussi le nombre dont tous les lancers sont tirés. Annuler un lancer ne le change pas.</translation>
        </message>
        <message>
            <source>Tap a piece and then a square, or drag it. To capture several pieces, tap each square or only the last one. Slide a slider along its row, or tap its end or a glowing door: the board shows which door moves and which piece falls. Tap again to confirm. On a keyboard: arrow keys move, Space or Enter acts, U undoes, H gives a hint, L lists the moves, W the spins, D is for a draw or to resign.</source>
            <translation>Touchez une pièce puis une case, ou faites-la glisser. Pour une prise multiple, touchez chaque case ou seulement la dernière. Glissez une tirette le long de sa rangée, ou touchez son bout ou une trappe qui brille : le plateau montre quelle trappe bouge et quelle pièce tombe. Touchez encore pour confirmer. Au clavier : les flèches déplacent, Espace ou Entrée agit, U annule, H donne un conseil, L liste les coups, W les lancers, D sert à proposer la nulle ou à abandonner.</translation>
        </message>
    </context>
    <context>
        <name>SandTimer</name>
        <message numerus="yes">
            <source>%n second(s) left; pause the timer</source>
            <translation>
                <numerusform>Encore %n seconde ; mettre le sablier en pause</numerusform>
                <numerusform>Encore %n secondes ; mettre le sablier en pause</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s) left</source>
            <translation>
                <numerusform>Encore %n seconde</numerusform>
                <numerusform>Encore %n secondes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Score</name>
        <message>
            <source>%1, to play</source>
            <translation>%1, c’est son tour</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <translation>%1 : %2, %3</translation>
        </message>
        <message>
            <source>not played</source>
            <translation>non joué</translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message>
            <source>Trips left: %1</source>
            <translation>Erreurs permises : %1</translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) to go</source>
            <translation>
                <numerusform>Encore %n pièce</numerusform>
                <numerusform>Encore %n pièces</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Seat</name>
        <message>
            <source>Trapped: %1 of %2</source>
            <translation>Piégés : %1 sur %2</translation>
        </message>
        <message>
            <source>Hide reachable spaces</source>
            <translation>Cacher les cases accessibles</translation>
        </message>
        <message>
            <source>Show reachable spaces</source>
            <translation>Montrer les cases accessibles</translation>
        </message>
    </context>
    <context>
        <name>SeatStrip</name>
        <message>
            <source>%1, to move</source>
            <translation>%1, c’est son tour</translation>
        </message>
        <message>
            <source>Thinking…</source>
            <translation>Réfléchit…</translation>
        </message>
    </context>
    <context>
        <name>SetAsideScreen</name>
        <message>
            <source>Damaged games</source>
            <translation>Parties endommagées</translation>
        </message>
        <message>
            <source>These games couldn’t be opened. Tap one to recover what can still be read.</source>
            <translation>Ces parties n’ont pas pu être ouvertes. Touchez-en une pour récupérer ce qui en est encore lisible.</translation>
        </message>
        <message>
            <source>No damaged games.</source>
            <translation>Aucune partie n’est endommagée.</translation>
        </message>
        <message>
            <source>Recover %1, %2</source>
            <translation>Récupérer %1, %2</translation>
        </message>
        <message>
            <source>Delete %1</source>
            <translation>Supprimer %1</translation>
        </message>
    </context>
    <context>
        <name>SettingsScreen</name>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Apparence</translation>
        </message>
        <message>
            <source>Match device</source>
            <translation>Comme l’appareil</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Taille du texte</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>Grande</translation>
        </message>
        <message>
            <source>Largest</source>
            <translation>Très grande</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Son</translation>
        </message>
        <message>
            <source>Sound effects</source>
            <translation>Effets sonores</translation>
        </message>
        <message>
            <source>Alerts: turns, time, results</source>
            <translation>Alertes : tours, temps, résultats</translation>
        </message>
        <message>
            <source>Vibration</source>
            <translation>Vibration</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aucune</translation>
        </message>
        <message>
            <source>Gentle</source>
            <translation>Douce</translation>
        </message>
        <message>
            <source>Strong</source>
            <translation>Forte</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Réduire les animations</translation>
        </message>
        <message>
            <source>Turns off shaking and fading.</source>
            <translation>Désactive les secousses et les fondus.</translation>
        </message>
        <message>
            <source>Left-handed</source>
            <translation>Mode gaucher</translation>
        </message>
        <message>
            <source>Moves thumb buttons to the left.</source>
            <translation>Place les boutons du pouce à gauche.</translation>
        </message>
        <message>
            <source>Show held piece above finger</source>
            <translation>Afficher la pièce tenue au-dessus du doigt</translation>
        </message>
        <message>
            <source>Board coordinates</source>
            <translation>Coordonnées du plateau</translation>
        </message>
        <message>
            <source>About Trapbox</source>
            <translation>À propos de Trapbox</translation>
        </message>
        <message>
            <source>Play with buttons</source>
            <translation>Jouer avec des boutons</translation>
        </message>
        <message>
            <source>Use buttons instead of dragging.</source>
            <translation>Des boutons remplacent les glissements.</translation>
        </message>
        <message>
            <source>Damaged games (%1)</source>
            <translation>Parties endommagées (%1)</translation>
        </message>
    </context>
    <context>
        <name>SetupScreen</name>
        <message>
            <source>How to play</source>
            <translation>Comment jouer</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Seating</source>
            <translation>Disposition</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Restart this game?</source>
            <translation>Recommencer cette partie ?</translation>
        </message>
        <message>
            <source>Your current game will be lost.</source>
            <translation>La partie en cours sera perdue.</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>Recommencer</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less: %1</source>
            <translation>Moins : %1</translation>
        </message>
        <message>
            <source>More: %1</source>
            <translation>Plus : %1</translation>
        </message>
    </context>
    <context>
        <name>TrapdoorCheckersText</name>
        <message>
            <source>green trapdoor, open</source>
            <translation>trappe verte, ouverte</translation>
        </message>
        <message>
            <source>green trapdoor</source>
            <translation>trappe verte</translation>
        </message>
        <message>
            <source>orange trapdoor, open</source>
            <translation>trappe orange, ouverte</translation>
        </message>
        <message>
            <source>orange trapdoor</source>
            <translation>trappe orange</translation>
        </message>
        <message>
            <source>must capture</source>
            <translation>doit prendre</translation>
        </message>
        <message>
            <source>can move</source>
            <translation>peut bouger</translation>
        </message>
        <message>
            <source>selected</source>
            <translation>en main</translation>
        </message>
        <message>
            <source>can go here</source>
            <translation>arrivée possible</translation>
        </message>
        <message>
            <source>can go here and falls</source>
            <translation>arrivée possible, avec chute</translation>
        </message>
        <message>
            <source>would be captured</source>
            <translation>en prise</translation>
        </message>
        <message>
            <source>hint</source>
            <translation>conseil</translation>
        </message>
        <message>
            <source>can be closed</source>
            <translation>peut être fermée</translation>
        </message>
        <message>
            <source>can be opened</source>
            <translation>peut être ouverte</translation>
        </message>
        <message>
            <source>opens: tap again</source>
            <translation>s’ouvre : touchez encore</translation>
        </message>
        <message>
            <source>opens and the piece falls: tap again</source>
            <translation>s’ouvre et la pièce tombe : touchez encore</translation>
        </message>
        <message>
            <source>closes: tap again</source>
            <translation>se ferme : touchez encore</translation>
        </message>
        <message>
            <source>black man</source>
            <translation>pion noir</translation>
        </message>
        <message>
            <source>black queen</source>
            <translation>dame noire</translation>
        </message>
        <message>
            <source>black king</source>
            <translation>roi noir</translation>
        </message>
        <message>
            <source>white man</source>
            <translation>pion blanc</translation>
        </message>
        <message>
            <source>white queen</source>
            <translation>dame blanche</translation>
        </message>
        <message>
            <source>white king</source>
            <translation>roi blanc</translation>
        </message>
        <message>
            <source>Piece</source>
            <translation>Pion</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Vert</translation>
        </message>
        <message>
            <source>Orange</source>
            <translation>Orange</translation>
        </message>
        <message>
            <source>Green or orange</source>
            <translation>Vert ou orange</translation>
        </message>
        <message>
            <source>Capture the most pieces</source>
            <translation>Prise obligatoire : le plus de pièces</translation>
        </message>
        <message>
            <source>You must capture</source>
            <translation>Prise obligatoire</translation>
        </message>
        <message>
            <source>Spin the wheel</source>
            <translation>Lancez la roulette</translation>
        </message>
        <message>
            <source>Move a piece</source>
            <translation>Déplacez une pièce</translation>
        </message>
        <message>
            <source>Answer the draw offer</source>
            <translation>Répondez à l’offre de nulle</translation>
        </message>
        <message>
            <source>Hint: %1</source>
            <translation>Conseil : %1</translation>
        </message>
        <message>
            <source>Move a green slider</source>
            <translation>Déplacez une tirette verte</translation>
        </message>
        <message>
            <source>Move an orange slider</source>
            <translation>Déplacez une tirette orange</translation>
        </message>
        <message>
            <source>Move a slider, green or orange</source>
            <translation>Déplacez une tirette, verte ou orange</translation>
        </message>
        <message>
            <source>No pieces left</source>
            <translation>Plus aucune pièce</translation>
        </message>
        <message>
            <source>No piece can move</source>
            <translation>Aucune pièce ne peut bouger</translation>
        </message>
        <message>
            <source>Resigned</source>
            <translation>Abandon</translation>
        </message>
        <message>
            <source>%1 has no pieces left</source>
            <translation>%1 n’a plus de pièce</translation>
        </message>
        <message>
            <source>%1 has no piece that can move</source>
            <translation>%1 n’a aucune pièce qui puisse bouger</translation>
        </message>
        <message>
            <source>%1 resigned</source>
            <translation>%1 abandonne</translation>
        </message>
        <message>
            <source>Draw by agreement</source>
            <translation>Nulle d’un commun accord</translation>
        </message>
        <message>
            <source>Draw: too many turns without a capture or a fall</source>
            <translation>Nulle : trop de tours sans prise ni chute</translation>
        </message>
        <message>
            <source>Green slider, %1</source>
            <translation>Tirette verte, %1</translation>
        </message>
        <message>
            <source>Orange slider, %1</source>
            <translation>Tirette orange, %1</translation>
        </message>
        <message>
            <source>%1 is open</source>
            <translation>%1 est ouverte</translation>
        </message>
        <message>
            <source>both doors are closed</source>
            <translation>les deux trappes sont fermées</translation>
        </message>
        <message>
            <source>Slider opens %1</source>
            <translation>La tirette ouvre %1</translation>
        </message>
        <message>
            <source>Slider closes %1</source>
            <translation>La tirette ferme %1</translation>
        </message>
        <message>
            <source>: %1 falls</source>
            <translation> : chute (%1)</translation>
        </message>
        <message>
            <source>Opens %1</source>
            <translation>Ouvre %1</translation>
        </message>
        <message>
            <source>Closes %1</source>
            <translation>Ferme %1</translation>
        </message>
        <message>
            <source>Tap again</source>
            <translation>Touchez encore</translation>
        </message>
        <message>
            <source>The wheel shows: %1</source>
            <translation>La roulette montre : %1</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 à %2</translation>
        </message>
        <message>
            <source>Captured: %1 on %2</source>
            <translation>Pris : %1 en %2</translation>
        </message>
        <message>
            <source>A queen on %1</source>
            <translation>Une dame en %1</translation>
        </message>
        <message>
            <source>A king on %1</source>
            <translation>Un roi en %1</translation>
        </message>
        <message>
            <source>Trapdoor %1 opens</source>
            <translation>La trappe %1 s’ouvre</translation>
        </message>
        <message>
            <source>Trapdoor %1 closes</source>
            <translation>La trappe %1 se ferme</translation>
        </message>
        <message>
            <source>Fell through the trapdoor: %1</source>
            <translation>Tombé dans la trappe : %1</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message numerus="yes">
            <source>Spring bar, moved %n marking(s) this turn</source>
            <translation>
                <numerusform>Barre à ressort, déplacée de %n repère à ce tour</numerusform>
                <numerusform>Barre à ressort, déplacée de %n repères à ce tour</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TurnMessages</name>
        <message>
            <source>%1’s turn</source>
            <translation>À %1 de jouer</translation>
        </message>
    </context>
    <context>
        <name>TurnRow</name>
        <message>
            <source>Pass</source>
            <translation>Passer</translation>
        </message>
        <message>
            <source>Walls left: %1</source>
            <translation>Murs restants : %1</translation>
        </message>
    </context>
    <context>
        <name>TurnTools</name>
        <message>
            <source>Undo</source>
            <translation>Annuler le coup</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Conseil</translation>
        </message>
        <message>
            <source>List of moves</source>
            <translation>Liste des coups</translation>
        </message>
        <message>
            <source>Draw or resign</source>
            <translation>Nulle ou abandon</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Undo the last move?</source>
            <translation>Annuler le dernier coup ?</translation>
        </message>
        <message>
            <source>Only if all players agree.</source>
            <translation>Seulement si tous les joueurs sont d’accord.</translation>
        </message>
        <message>
            <source>Undo move</source>
            <translation>Annuler le coup</translation>
        </message>
        <message>
            <source>Keep move</source>
            <translation>Garder le coup</translation>
        </message>
    </context>
    <context>
        <name>TakenTray</name>
        <message numerus="yes">
            <source>%n taken piece(s)</source>
            <translation>
                <numerusform>%n pièce prise</numerusform>
                <numerusform>%n pièces prises</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Values</name>
        <message>
            <source>Small %1, medium %2, large %3 points</source>
            <translation>Petite : %1, moyenne : %2, grande : %3 points</translation>
        </message>
        <message>
            <source>small pieces next</source>
            <translation>au tour des petites</translation>
        </message>
        <message>
            <source>medium pieces next</source>
            <translation>au tour des moyennes</translation>
        </message>
        <message>
            <source>large pieces next</source>
            <translation>au tour des grandes</translation>
        </message>
    </context>
    <context>
        <name>Wheel</name>
        <message>
            <source>Spin the wheel</source>
            <translation>Lancez la roulette</translation>
        </message>
        <message>
            <source>The wheel</source>
            <translation>La roulette</translation>
        </message>
    </context>
    <context>
        <name>booby_trap</name>
        <message>
            <source>The spring bar presses the pieces together. Hold your finger on the marked one to feel how tight it is.</source>
            <translation>La barre à ressort serre les pièces. Gardez le doigt sur celle qui est marquée pour sentir si elle est serrée.</translation>
        </message>
        <message>
            <source>It is loose: none of the lines runs through it. They show the forces, in practice only. Put your finger on it again and slide straight up to lift it out.</source>
            <translation>Elle est libre : aucune des lignes ne la traverse. Elles montrent les forces, à l’entraînement seulement. Remettez le doigt dessus et glissez tout droit vers le haut pour la sortir.</translation>
        </message>
        <message>
            <source>The bar moved less than one marking, so the piece is yours. Now feel the other marked piece.</source>
            <translation>La barre a bougé de moins d’un repère, la pièce est donc à vous. Tâtez maintenant l’autre pièce marquée.</translation>
        </message>
        <message>
            <source>It is held tight: in a game you would choose “I pass”. Take it anyway, and watch the bar.</source>
            <translation>Elle est serrée : dans une partie, vous choisiriez « Je passe ». Prenez-la quand même, et regardez la barre.</translation>
        </message>
        <message>
            <source>The bar has tripped: that costs points, and the piece is lost. If a piece feels tight, pass and try another one on your next turn.</source>
            <translation>La barre s’est déclenchée : cela coûte des points, et la pièce est perdue. Si une pièce est serrée, passez et essayez-en une autre au tour suivant.</translation>
        </message>
        <message>
            <source>small piece</source>
            <translation>petite pièce</translation>
        </message>
        <message>
            <source>medium piece</source>
            <translation>pièce moyenne</translation>
        </message>
        <message>
            <source>large piece</source>
            <translation>grande pièce</translation>
        </message>
        <message>
            <source>loose</source>
            <translation>libre</translation>
        </message>
        <message>
            <source>barely held</source>
            <translation>à peine tenue</translation>
        </message>
        <message>
            <source>held</source>
            <translation>tenue</translation>
        </message>
        <message>
            <source>tight</source>
            <translation>serrée</translation>
        </message>
        <message>
            <source>very tight</source>
            <translation>très serrée</translation>
        </message>
        <message>
            <source>5, 10 and 20</source>
            <translation>5, 10 et 20</translation>
        </message>
        <message>
            <source>1, 2 and 3</source>
            <translation>1, 2 et 3</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>Personnalisés</translation>
        </message>
        <message>
            <source>Any piece</source>
            <translation>N’importe laquelle</translation>
        </message>
        <message>
            <source>Small first, large last</source>
            <translation>Petites d’abord, grandes à la fin</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>Number of players</source>
            <translation>Nombre de joueurs</translation>
        </message>
        <message>
            <source>Points for the three sizes</source>
            <translation>Points selon la taille</translation>
        </message>
        <message>
            <source>Points for a small piece</source>
            <translation>Points d’une petite pièce</translation>
        </message>
        <message>
            <source>Points for a medium piece</source>
            <translation>Points d’une pièce moyenne</translation>
        </message>
        <message>
            <source>Points for a large piece</source>
            <translation>Points d’une grande pièce</translation>
        </message>
        <message>
            <source>Also the penalty for tripping the bar.</source>
            <translation>C’est aussi la pénalité quand la barre se déclenche.</translation>
        </message>
        <message>
            <source>Which piece to take</source>
            <translation>Quelle pièce prendre</translation>
        </message>
        <message>
            <source>Passing allowed</source>
            <translation>On peut passer</translation>
        </message>
        <message>
            <source>If off, you must take the piece you touch.</source>
            <translation>Sinon, on prend la pièce qu’on touche.</translation>
        </message>
        <message>
            <source>Strict passing</source>
            <translation>Règle stricte pour passer</translation>
        </message>
        <message>
            <source>After two passes in a row you must take a piece.</source>
            <translation>Après avoir passé deux fois de suite, il faut prendre une pièce.</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Difficulté</translation>
        </message>
        <message>
            <source>How many pieces are loose, and how steady your hand must be.</source>
            <translation>Combien de pièces sont libres, et à quel point la main doit être sûre.</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Entraînement</translation>
        </message>
        <message>
            <source>Show the forces</source>
            <translation>Montrer les forces</translation>
        </message>
        <message>
            <source>For practice: one player, no score.</source>
            <translation>Pour s’entraîner : seul et sans points.</translation>
        </message>
        <message>
            <source>Regular game</source>
            <translation>Partie normale</translation>
        </message>
        <message>
            <source>Take turns, feel one piece, take it or pass.</source>
            <translation>Chacun son tour : tâter une pièce, la prendre ou passer.</translation>
        </message>
        <message>
            <source>Solitaire</source>
            <translation>Solitaire</translation>
        </message>
        <message>
            <source>Clear all pieces but one. The bar may trip three times.</source>
            <translation>Ne laissez qu’une pièce sur le plateau ; la barre peut se déclencher trois fois.</translation>
        </message>
        <message>
            <source>By size</source>
            <translation>Par taille</translation>
        </message>
        <message>
            <source>All small pieces first, then the medium, then the large.</source>
            <translation>Toutes les petites d’abord, puis les moyennes, puis les grandes.</translation>
        </message>
        <message>
            <source>No passes</source>
            <translation>Sans passer</translation>
        </message>
        <message>
            <source>You must take the piece you touch.</source>
            <translation>Ce qu’on touche, on le prend.</translation>
        </message>
        <message>
            <source>See the forces and learn to trace the arches.</source>
            <translation>Voyez les forces et apprenez à suivre les arches.</translation>
        </message>
        <message>
            <source>Booby-Trap</source>
            <translation>Booby-Trap</translation>
        </message>
        <message>
            <source>Sixty pieces under a spring. Find the loose ones.</source>
            <translation>Soixante pièces sous un ressort. Trouvez celles qui sont libres.</translation>
        </message>
        <message>
            <source>Wait until the bar is still.</source>
            <translation>Attendez que la barre soit immobile.</translation>
        </message>
        <message>
            <source>You may touch one piece only: take it or pass.</source>
            <translation>Une seule pièce par tour : prenez-la ou passez.</translation>
        </message>
        <message>
            <source>You may touch one piece only: take the one you touched.</source>
            <translation>On ne touche qu’une pièce : prenez celle que vous avez touchée.</translation>
        </message>
        <message>
            <source>That piece is no longer in the tray.</source>
            <translation>Cette pièce n’est plus sur le plateau.</translation>
        </message>
        <message>
            <source>Take all smaller pieces first.</source>
            <translation>Prenez d’abord toutes les pièces plus petites.</translation>
        </message>
        <message>
            <source>Touch a piece first.</source>
            <translation>Touchez d’abord une pièce.</translation>
        </message>
        <message>
            <source>The piece is not lifted.</source>
            <translation>La pièce n’est pas soulevée.</translation>
        </message>
        <message>
            <source>Put the piece back first.</source>
            <translation>Remettez d’abord la pièce.</translation>
        </message>
        <message>
            <source>Everyone has passed twice: you must pick a piece.</source>
            <translation>Tout le monde a passé deux fois : il faut prendre.</translation>
        </message>
        <message>
            <source>You have passed twice: you must pick a piece.</source>
            <translation>Vous avez passé deux fois : il faut prendre une pièce.</translation>
        </message>
        <message>
            <source>You can’t pass: pick a piece.</source>
            <translation>On ne passe pas : prenez une pièce.</translation>
        </message>
        <message>
            <source>Your finger can’t go there.</source>
            <translation>Votre doigt ne peut pas aller là.</translation>
        </message>
    </context>
    <context>
        <name>core</name>
        <message>
            <source>The game is over.</source>
            <translation>La partie est finie.</translation>
        </message>
        <message>
            <source>Nobody has offered a draw.</source>
            <translation>Personne n’a proposé la nulle.</translation>
        </message>
        <message>
            <source>Answer the draw offer first.</source>
            <translation>Répondez d’abord à l’offre de nulle.</translation>
        </message>
        <message>
            <source>You have already offered a draw this turn.</source>
            <translation>Vous avez déjà proposé la nulle à ce tour.</translation>
        </message>
        <message>
            <source>This game is too long to continue.</source>
            <translation>Cette partie est trop longue pour continuer.</translation>
        </message>
    </context>
    <context>
        <name>hex_trap</name>
        <message>
            <source>You are Red. Tap a round mover, then a space with two dots: it goes two spaces, and that is a whole turn.</source>
            <translation>Vous jouez les rouges. Touchez un pion rond, puis une case marquée de deux points : il se déplace de deux cases, et c’est un tour entier.</translation>
        </message>
        <message>
            <source>The border stops movers too. Two more walls around the blue mover in the corner, and it is trapped.</source>
            <translation>Le bord arrête aussi les pions. Encore deux murs autour du pion bleu dans le coin, et il est piégé.</translation>
        </message>
        <message>
            <source>That’s it: a turn is two steps, a step and a wall, or two walls. The first turn of a game is one step or one wall. Trap all three of your opponent’s movers to win.</source>
            <translation>C’est tout : un tour, c’est deux pas, un pas et un mur, ou deux murs. Au premier tour de la partie, un seul pas ou mur. Piégez les trois pions de l’autre pour gagner.</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rouge</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Bleu</translation>
        </message>
        <message>
            <source>Spaces along an edge</source>
            <translation>Cases par côté</translation>
        </message>
        <message>
            <source>Who goes first</source>
            <translation>Qui commence</translation>
        </message>
        <message>
            <source>Trapped movers can be freed</source>
            <translation>Un pion piégé peut être libéré</translation>
        </message>
        <message>
            <source>A trapped mover is free again when a neighbour leaves.</source>
            <translation>Un pion piégé redevient libre quand un voisin s’en va.</translation>
        </message>
        <message>
            <source>Turns without progress until a draw</source>
            <translation>Tours sans mur ni piège avant la nulle</translation>
        </message>
        <message>
            <source>Turns in a row without a new wall or a newly trapped mover. If trapped movers can be freed, only walls count.</source>
            <translation>Tours de suite sans nouveau mur ni pion piégé. Si un pion piégé peut être libéré, seuls les murs comptent.</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>61 spaces and 90 walls.</source>
            <translation>61 cases et 90 murs.</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Rapide</translation>
        </message>
        <message>
            <source>37 spaces and 52 walls.</source>
            <translation>37 cases et 52 murs.</translation>
        </message>
        <message>
            <source>Long</source>
            <translation>Longue</translation>
        </message>
        <message>
            <source>91 spaces and 138 walls.</source>
            <translation>91 cases et 138 murs.</translation>
        </message>
        <message>
            <source>Trap</source>
            <translation>Trap</translation>
        </message>
        <message>
            <source>Wall in all three of your opponent’s movers.</source>
            <translation>Emmurez les trois pions de l’autre.</translation>
        </message>
        <message>
            <source>You can only pass if no other turn is possible.</source>
            <translation>On ne passe que si aucun autre coup n’est possible.</translation>
        </message>
        <message>
            <source>You have no mover there.</source>
            <translation>Aucun de vos pions n’est là.</translation>
        </message>
        <message>
            <source>That mover is trapped.</source>
            <translation>Ce pion est piégé.</translation>
        </message>
        <message>
            <source>Those two spaces are not neighbours.</source>
            <translation>Ces deux cases ne se touchent pas.</translation>
        </message>
        <message>
            <source>There is a wall in the way.</source>
            <translation>Un mur barre le chemin.</translation>
        </message>
        <message>
            <source>Another mover is there.</source>
            <translation>Un autre pion est là.</translation>
        </message>
        <message>
            <source>A mover can’t go back to where it started the turn.</source>
            <translation>Un pion ne peut pas revenir à sa case de départ.</translation>
        </message>
        <message>
            <source>That slot already has a wall.</source>
            <translation>Il y a déjà un mur dans cette fente.</translation>
        </message>
        <message>
            <source>Not enough walls are left.</source>
            <translation>Il ne reste plus assez de murs.</translation>
        </message>
        <message>
            <source>A turn is two actions, each a step or a wall. Step to a space with one dot. Then tap near a slot to preview a wall, and tap again to place it.</source>
            <translation>Un tour : deux actions, chacune un pas ou un mur. Allez sur une case à un point. Puis touchez près d’une fente : un mur s’y montre ; touchez-le encore.</translation>
        </message>
        <message>
            <source>A position seen three times is a draw</source>
            <translation>Nulle à la troisième répétition</translation>
        </message>
        <message>
            <source>The same movers on the same spaces, with the same player to move and no new wall in between.</source>
            <translation>Les mêmes pions sur les mêmes cases, le même joueur au trait, et aucun nouveau mur entre-temps.</translation>
        </message>
        <message>
            <source>The first turn has one action</source>
            <translation>Une seule action au premier tour</translation>
        </message>
        <message>
            <source>The player who goes first starts with only one step or wall. This makes up for going first.</source>
            <translation>Qui commence ne fait d’abord qu’un pas ou un mur, pour compenser l’avantage de commencer.</translation>
        </message>
        <message>
            <source>Players can trap their own movers</source>
            <translation>On peut piéger ses propres pions</translation>
        </message>
        <message>
            <source>A mover closed in by its own player is trapped at the end of that turn.</source>
            <translation>Un pion enfermé par son propre joueur est piégé à la fin de ce tour.</translation>
        </message>
        <message>
            <source>The first turn of the game is one step or one wall.</source>
            <translation>Le premier tour de la partie est un pas ou un mur.</translation>
        </message>
    </context>
    <context>
        <name>passed_trap</name>
        <message>
            <source>Put your finger on the hand to start.</source>
            <translation>Posez le doigt sur la main pour commencer.</translation>
        </message>
        <message>
            <source>Drag a disk behind the rubber band and let go.</source>
            <translation>Amenez un palet derrière l’élastique et lâchez.</translation>
        </message>
        <message>
            <source>It flies straight ahead. Line up a disk with the gap in the wall, pull and let go.</source>
            <translation>Il part tout droit. Placez un palet en face de l’ouverture, tirez et lâchez.</translation>
        </message>
        <message>
            <source>This disk is stuck in the trap and can’t be picked up. Hit it with the other one.</source>
            <translation>Celui-ci est coincé dans la trappe et ne se prend pas. Frappez-le avec l’autre.</translation>
        </message>
        <message>
            <source>Only the trap counts. Pull as far as you can beside it: the disk flies over the wall and comes back.</source>
            <translation>Seule la trappe compte. Tirez à fond à côté : le palet passe par-dessus le mur et revient.</translation>
        </message>
        <message>
            <source>That’s it. With two players, both shoot at once: whoever has fewer disks left when the sand runs out wins the round.</source>
            <translation>C’est tout. À deux, on tire en même temps : qui a le moins de palets quand le sable est écoulé gagne la manche.</translation>
        </message>
        <message>
            <source>Solitaire Reflected</source>
            <translation>Solitaire réfléchi</translation>
        </message>
        <message>
            <source>Solitaire Madness</source>
            <translation>Solitaire fou</translation>
        </message>
        <message>
            <source>Classical</source>
            <translation>Classique</translation>
        </message>
        <message>
            <source>Best of Seven</source>
            <translation>Au meilleur des sept</translation>
        </message>
        <message>
            <source>Ambidexterity</source>
            <translation>Ambidextrie</translation>
        </message>
        <message>
            <source>The Big Slam</source>
            <translation>Le grand chelem</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Entraînement</translation>
        </message>
        <message>
            <source>Wide</source>
            <translation>Large</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Narrow</source>
            <translation>Étroite</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Not a laughing matter</source>
            <translation>Défense de rire</translation>
        </message>
        <message>
            <source>Catch your opponent laughing to remove one of your disks.</source>
            <translation>Surprenez l’autre à rire et retirez un de vos palets.</translation>
        </message>
        <message>
            <source>First player’s disks</source>
            <translation>Palets du premier joueur</translation>
        </message>
        <message>
            <source>The second player has the rest of the ten disks.</source>
            <translation>Le second joueur a le reste des dix palets.</translation>
        </message>
        <message>
            <source>Trap width</source>
            <translation>Largeur de la trappe</translation>
        </message>
        <message>
            <source>Sand timer (seconds)</source>
            <translation>Sablier (secondes)</translation>
        </message>
        <message>
            <source>Rounds of 45 seconds. First to four pegs.</source>
            <translation>Des manches de 45 secondes. Le premier à quatre chevilles gagne.</translation>
        </message>
        <message>
            <source>No timer: empty your camp. Best of three rounds.</source>
            <translation>Sans sablier : videz votre camp. Deux manches sur trois.</translation>
        </message>
        <message>
            <source>Alone with ten disks: get more than half of them through in time.</source>
            <translation>Seul avec dix palets : faites-en passer plus de la moitié à temps.</translation>
        </message>
        <message>
            <source>Alone, no timer, twenty tries: get as many of ten disks through as you can.</source>
            <translation>Seul, sans sablier, vingt essais : faites passer le plus possible des dix palets.</translation>
        </message>
        <message>
            <source>Best of Seven, and laughing costs you.</source>
            <translation>Au meilleur des sept, et qui rit est puni.</translation>
        </message>
        <message>
            <source>Two rounds: one with your better hand, one with the other.</source>
            <translation>Deux manches : une de votre bonne main, une de l’autre.</translation>
        </message>
        <message>
            <source>Four games in one, and a score sheet.</source>
            <translation>Quatre jeux en un, et une feuille de points.</translation>
        </message>
        <message>
            <source>Alone, no timer, no end. Shows the line of flight.</source>
            <translation>Seul, sans sablier ni fin ; la trajectoire est montrée.</translation>
        </message>
        <message>
            <source>You can’t do that now.</source>
            <translation>Pas maintenant.</translation>
        </message>
        <message>
            <source>It is not your turn to play.</source>
            <translation>Ce n’est pas à vous de jouer.</translation>
        </message>
        <message>
            <source>That disk does not exist.</source>
            <translation>Ce palet n’existe pas.</translation>
        </message>
        <message>
            <source>You can only reach your own camp.</source>
            <translation>Vous n’atteignez que votre camp.</translation>
        </message>
        <message>
            <source>Not in front of the trap.</source>
            <translation>Pas devant la trappe.</translation>
        </message>
        <message>
            <source>Place all your disks first.</source>
            <translation>Placez d’abord tous vos palets.</translation>
        </message>
        <message>
            <source>Lift your hand off the pad first.</source>
            <translation>Levez d’abord la main.</translation>
        </message>
        <message>
            <source>A disk in the trap can’t be played: hit it with another.</source>
            <translation>Un palet dans la trappe ne se joue pas : frappez-le avec un autre.</translation>
        </message>
        <message>
            <source>You can hold only one disk.</source>
            <translation>Vous ne pouvez tenir qu’un palet.</translation>
        </message>
        <message>
            <source>You aren’t holding a disk.</source>
            <translation>Vous ne tenez aucun palet.</translation>
        </message>
        <message>
            <source>There is no disk under the finger.</source>
            <translation>Il n’y a pas de palet sous le doigt.</translation>
        </message>
        <message>
            <source>No tries left.</source>
            <translation>Vous n’avez plus d’essai.</translation>
        </message>
        <message>
            <source>The winner places the peg.</source>
            <translation>Le gagnant place la cheville.</translation>
        </message>
        <message>
            <source>Not in this variant.</source>
            <translation>Pas dans cette variante.</translation>
        </message>
        <message>
            <source>The Passed-Trap</source>
            <translation>Le Passe-Trappe</translation>
        </message>
        <message>
            <source>Shoot every disk through the trap. Both play at once, against the sand timer.</source>
            <translation>Faites passer tous vos palets par la trappe. On joue en même temps, contre le sablier.</translation>
        </message>
        <message>
            <source>Nobody may laugh</source>
            <translation>Personne ne doit rire</translation>
        </message>
    </context>
    <context>
        <name>players</name>
        <message>
            <source>%1: %2</source>
            <translation>%1 : %2</translation>
        </message>
        <message>
            <source>%1 players</source>
            <translation>%1 joueurs</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Débutant</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Moyen</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Maître</translation>
        </message>
        <message>
            <source>Beginner bot</source>
            <translation>Robot débutant</translation>
        </message>
        <message>
            <source>Easy bot</source>
            <translation>Robot facile</translation>
        </message>
        <message>
            <source>Medium bot</source>
            <translation>Robot moyen</translation>
        </message>
        <message>
            <source>Hard bot</source>
            <translation>Robot difficile</translation>
        </message>
        <message>
            <source>Master bot</source>
            <translation>Robot maître</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Joueur %1</translation>
        </message>
        <message>
            <source>today %1</source>
            <translation>aujourd’hui à %1</translation>
        </message>
        <message>
            <source>yesterday %1</source>
            <translation>hier à %1</translation>
        </message>
        <message>
            <source>Today’s challenge</source>
            <translation>Le défi du jour</translation>
        </message>
        <message>
            <source>Challenge of %1</source>
            <translation>Le défi du %1</translation>
        </message>
        <message>
            <source>A draw</source>
            <translation>Partie nulle</translation>
        </message>
        <message>
            <source>Not this time</source>
            <translation>Pas cette fois</translation>
        </message>
        <message>
            <source>Done!</source>
            <translation>Réussi !</translation>
        </message>
        <message>
            <source>%1 wins</source>
            <translation>%1 gagne</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <translation>%1 se partagent la victoire</translation>
        </message>
    </context>
    <context>
        <name>store</name>
        <message>
            <source>the device is full</source>
            <translation>l’appareil est plein</translation>
        </message>
        <message>
            <source>Trapbox isn’t allowed to write to its folder</source>
            <translation>Trapbox n’a pas le droit d’écrire dans son dossier</translation>
        </message>
        <message>
            <source>the file can’t be written</source>
            <translation>le fichier ne peut pas être écrit</translation>
        </message>
        <message>
            <source>the file can’t be read</source>
            <translation>le fichier ne peut pas être lu</translation>
        </message>
        <message>
            <source>this is not a file</source>
            <translation>ce n’est pas un fichier</translation>
        </message>
        <message>
            <source>the file was changed by another program</source>
            <translation>le fichier a été modifié par un autre programme</translation>
        </message>
        <message>
            <source>the file is damaged</source>
            <translation>le fichier est endommagé</translation>
        </message>
        <message>
            <source>this is not a Trapbox game</source>
            <translation>ce n’est pas une partie de Trapbox</translation>
        </message>
        <message>
            <source>the game can’t be read from line %1 on. %2</source>
            <translation>la partie est illisible à partir de la ligne %1. %2</translation>
        </message>
        <message>
            <source>“%1”: %2</source>
            <translation>« %1 » : %2</translation>
        </message>
        <message>
            <source>it was made with a newer version of Trapbox</source>
            <translation>cette partie vient d’une version plus récente de Trapbox</translation>
        </message>
        <message>
            <source>the file is too large for a Trapbox game</source>
            <translation>le fichier est trop gros pour une partie de Trapbox</translation>
        </message>
        <message>
            <source>this version of Trapbox does not have that game</source>
            <translation>cette version de Trapbox n’a pas ce jeu</translation>
        </message>
        <message>
            <source>the game can’t be found</source>
            <translation>la partie est introuvable</translation>
        </message>
    </context>
    <context>
        <name>trapbox::BoobyTrapView</name>
        <message numerus="yes">
            <source>So close: %n point(s) apart</source>
            <translation>
                <numerusform>De justesse : %n point d’écart</numerusform>
                <numerusform>De justesse : %n points d’écart</numerusform>
            </translation>
        </message>
        <message>
            <source>Most pieces: %1 with %2</source>
            <translation>Le plus de pièces : %1, avec %2</translation>
        </message>
        <message>
            <source>The bar never tripped</source>
            <translation>La barre ne s’est jamais déclenchée</translation>
        </message>
        <message numerus="yes">
            <source>The bar tripped %n time(s)</source>
            <translation>
                <numerusform>La barre s’est déclenchée %n fois</numerusform>
                <numerusform>La barre s’est déclenchée %n fois</numerusform>
            </translation>
        </message>
        <message>
            <source>Everyone has passed twice: you must pick</source>
            <translation>Tout le monde a passé deux fois : il faut prendre</translation>
        </message>
        <message>
            <source>You have passed twice: you must pick</source>
            <translation>Vous avez passé deux fois : il faut prendre</translation>
        </message>
        <message>
            <source>Follow the lesson first</source>
            <translation>Suivez d’abord la leçon</translation>
        </message>
        <message>
            <source>No passing: you must take the piece you touch</source>
            <translation>On ne passe pas : ce qu’on touche, on le prend</translation>
        </message>
        <message>
            <source>left</source>
            <translation>à gauche</translation>
        </message>
        <message>
            <source>middle</source>
            <translation>au milieu</translation>
        </message>
        <message>
            <source>right</source>
            <translation>à droite</translation>
        </message>
        <message>
            <source>front</source>
            <translation>devant</translation>
        </message>
        <message>
            <source>halfway</source>
            <translation>à mi-chemin</translation>
        </message>
        <message>
            <source>near the bar</source>
            <translation>près de la barre</translation>
        </message>
        <message>
            <source>Hold it first to feel it, then slide up</source>
            <translation>Laissez d’abord le doigt dessus pour la tâter, puis glissez vers le haut</translation>
        </message>
        <message>
            <source>Try the marked one: %1</source>
            <translation>Essayez celle qui est marquée : %1</translation>
        </message>
        <message>
            <source>Take it</source>
            <translation>Prenez-la</translation>
        </message>
        <message>
            <source>Better pass: it is held too tight</source>
            <translation>Mieux vaut passer : elle est trop serrée</translation>
        </message>
        <message>
            <source>Better pass: nothing here is loose</source>
            <translation>Mieux vaut passer : rien n’est libre</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>The bar tripped for the fourth time</source>
            <translation>La barre s’est déclenchée pour la quatrième fois</translation>
        </message>
        <message numerus="yes">
            <source>%n trip(s)</source>
            <translation>
                <numerusform>%n déclic</numerusform>
                <numerusform>%n déclics</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n touch(es)</source>
            <translation>
                <numerusform>%n pièce tâtée</numerusform>
                <numerusform>%n pièces tâtées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) left</source>
            <translation>
                <numerusform>%n pièce restante</numerusform>
                <numerusform>%n pièces restantes</numerusform>
            </translation>
        </message>
        <message>
            <source>Pieces to go</source>
            <translation>Pièces à retirer</translation>
        </message>
        <message>
            <source>The bar tripped one time too many</source>
            <translation>La barre s’est déclenchée une fois de trop</translation>
        </message>
        <message>
            <source>Jumped out of the tray: %1</source>
            <translation>A sauté hors du plateau : %1</translation>
        </message>
        <message>
            <source>Pushed up on end and out: %1</source>
            <translation>Dressée et écartée : %1</translation>
        </message>
        <message>
            <source>passes</source>
            <translation>passe</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>à vous de jouer</translation>
        </message>
        <message>
            <source>You must take a piece now</source>
            <translation>Il faut prendre une pièce maintenant</translation>
        </message>
        <message>
            <source>It feels %1</source>
            <translation>Au toucher : %1</translation>
        </message>
        <message numerus="yes">
            <source>Safe. %n piece(s) to go</source>
            <translation>
                <numerusform>Réussi. Encore %n pièce</numerusform>
                <numerusform>Réussi. Encore %n pièces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>safe, %n point(s)</source>
            <translation>
                <numerusform>réussi, %n point</numerusform>
                <numerusform>réussi, %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bar has tripped. %n more trip(s) allowed</source>
            <translation>
                <numerusform>La barre s’est déclenchée. Encore %n fois permise</numerusform>
                <numerusform>La barre s’est déclenchée. Encore %n fois permises</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the bar has tripped, minus %n point(s)</source>
            <translation>
                <numerusform>la barre s’est déclenchée, moins %n point</numerusform>
                <numerusform>la barre s’est déclenchée, moins %n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>trapbox::CatalogModel</name>
        <message>
            <source>%1 days in a row</source>
            <translation>%1 jours de suite</translation>
        </message>
        <message>
            <source>Done today</source>
            <translation>Réussi aujourd’hui</translation>
        </message>
        <message>
            <source>Not done yet</source>
            <translation>Pas encore réussi</translation>
        </message>
    </context>
    <context>
        <name>trapbox::GameSharing</name>
        <message>
            <source>Your device couldn’t share this game.</source>
            <translation>Votre appareil n’a pas pu partager cette partie.</translation>
        </message>
    </context>
    <context>
        <name>trapbox::HexTrapView</name>
        <message>
            <source>So close: %1 was one mover away from winning</source>
            <translation>De justesse : il manquait un pion à %1 pour gagner</translation>
        </message>
        <message numerus="yes">
            <source>Best turn: %1 trapped %n mover(s) at once</source>
            <translation>
                <numerusform>Meilleur tour : %1 a piégé %n pion</numerusform>
                <numerusform>Meilleur tour : %1 a piégé %n pions d’un coup</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <translation>
                <numerusform>%n tour</numerusform>
                <numerusform>%n tours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wall(s)</source>
            <translation>
                <numerusform>%n mur</numerusform>
                <numerusform>%n murs</numerusform>
            </translation>
        </message>
        <message>
            <source>That is out of reach.</source>
            <translation>C’est hors de portée.</translation>
        </message>
        <message>
            <source>You would have no second action.</source>
            <translation>Vous n’auriez pas de seconde action.</translation>
        </message>
        <message>
            <source>Draw by agreement</source>
            <translation>Nulle d’un commun accord</translation>
        </message>
        <message>
            <source>Draw: too many turns without a wall</source>
            <translation>Nulle : trop de tours sans mur</translation>
        </message>
        <message>
            <source>Draw: too many turns without a wall or a trap</source>
            <translation>Nulle : trop de tours sans mur ni piège</translation>
        </message>
        <message>
            <source>All three of %1’s movers are trapped</source>
            <translation>%1 a ses trois pions piégés</translation>
        </message>
        <message>
            <source>%1 resigned</source>
            <translation>%1 abandonne</translation>
        </message>
        <message>
            <source>Tap again to place the wall</source>
            <translation>Touchez-le encore pour poser le mur</translation>
        </message>
        <message>
            <source>Hint: %1</source>
            <translation>Conseil : %1</translation>
        </message>
        <message>
            <source>red mover</source>
            <translation>pion rouge</translation>
        </message>
        <message>
            <source>blue mover</source>
            <translation>pion bleu</translation>
        </message>
        <message>
            <source>trapped</source>
            <translation>piégé</translation>
        </message>
        <message>
            <source>selected</source>
            <translation>sélectionné</translation>
        </message>
        <message>
            <source>can move</source>
            <translation>peut bouger</translation>
        </message>
        <message>
            <source>one step away</source>
            <translation>à un pas</translation>
        </message>
        <message>
            <source>two steps away</source>
            <translation>à deux pas</translation>
        </message>
        <message>
            <source>undo the step</source>
            <translation>annuler le pas</translation>
        </message>
        <message>
            <source>hint</source>
            <translation>conseil</translation>
        </message>
        <message>
            <source>wall between %1 and %2</source>
            <translation>mur entre %1 et %2</translation>
        </message>
        <message>
            <source>wall here? %1 and %2</source>
            <translation>un mur ici ? %1 et %2</translation>
        </message>
        <message>
            <source>slot between %1 and %2</source>
            <translation>fente entre %1 et %2</translation>
        </message>
        <message>
            <source>No turn is possible.</source>
            <translation>Aucun coup n’est possible.</translation>
        </message>
        <message>
            <source>One more: step or wall</source>
            <translation>Encore : pas ou mur</translation>
        </message>
        <message>
            <source>One more step</source>
            <translation>Encore un pas</translation>
        </message>
        <message>
            <source>Two steps</source>
            <translation>Deux pas</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>a passé</translation>
        </message>
        <message numerus="yes">
            <source>Draw after %n more turn(s) without a wall</source>
            <translation>
                <numerusform>Nulle dans %n tour sans mur</numerusform>
                <numerusform>Nulle dans %n tours sans mur</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw after %n more turn(s) without a wall or a trap</source>
            <translation>
                <numerusform>Nulle dans %n tour sans mur ni piège</numerusform>
                <numerusform>Nulle dans %n tours sans mur ni piège</numerusform>
            </translation>
        </message>
        <message>
            <source>wall %1|%2</source>
            <translation>mur %1|%2</translation>
        </message>
        <message>
            <source>Step made.</source>
            <translation>Pion déplacé.</translation>
        </message>
        <message>
            <source>Wall placed.</source>
            <translation>Mur posé.</translation>
        </message>
        <message>
            <source>Two actions: steps or walls</source>
            <translation>Deux actions : pas ou murs</translation>
        </message>
        <message numerus="yes">
            <source>can still reach %n space(s)</source>
            <translation>
                <numerusform>peut encore atteindre %n case</numerusform>
                <numerusform>peut encore atteindre %n cases</numerusform>
            </translation>
        </message>
        <message>
            <source>both can get here</source>
            <translation>accessible aux deux</translation>
        </message>
        <message>
            <source>Red can get here</source>
            <translation>accessible aux rouges</translation>
        </message>
        <message>
            <source>Blue can get here</source>
            <translation>accessible aux bleus</translation>
        </message>
        <message>
            <source>nobody can get here</source>
            <translation>accessible à personne</translation>
        </message>
        <message>
            <source>Movers trapped</source>
            <translation>Pions piégés</translation>
        </message>
        <message>
            <source>This closes in your own mover!</source>
            <translation>Ceci enferme votre pion !</translation>
        </message>
        <message>
            <source>Your own mover is closed in!</source>
            <translation>Votre pion est enfermé !</translation>
        </message>
        <message>
            <source>This closes in your own mover. Do it again to confirm.</source>
            <translation>Cela enferme votre propre pion. Recommencez pour confirmer.</translation>
        </message>
        <message>
            <source>That red mover is trapped.</source>
            <translation>Ce pion rouge est piégé.</translation>
        </message>
        <message>
            <source>That blue mover is trapped.</source>
            <translation>Ce pion bleu est piégé.</translation>
        </message>
        <message numerus="yes">
            <source>That mover is Red’s. It has %n way(s) out.</source>
            <translation>
                <numerusform>Ce pion est aux rouges. Il a %n issue.</numerusform>
                <numerusform>Ce pion est aux rouges. Il a %n issues.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That mover is Blue’s. It has %n way(s) out.</source>
            <translation>
                <numerusform>Ce pion est aux bleus. Il a %n issue.</numerusform>
                <numerusform>Ce pion est aux bleus. Il a %n issues.</numerusform>
            </translation>
        </message>
        <message>
            <source>closed in</source>
            <translation>enfermé</translation>
        </message>
        <message>
            <source>First turn, one action: step or wall</source>
            <translation>Premier tour, une action : pas ou mur</translation>
        </message>
        <message>
            <source>Draw: the same position for the third time</source>
            <translation>Nulle : la même position pour la troisième fois</translation>
        </message>
        <message>
            <source>offer a draw</source>
            <translation>proposer la nulle</translation>
        </message>
        <message>
            <source>The same position for the second time. The third time is a draw.</source>
            <translation>La même position pour la deuxième fois. La troisième fois, la partie est nulle.</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 à %2</translation>
        </message>
        <message>
            <source>the red mover on %1 is trapped</source>
            <translation>le pion rouge en %1 est piégé</translation>
        </message>
        <message>
            <source>the blue mover on %1 is trapped</source>
            <translation>le pion bleu en %1 est piégé</translation>
        </message>
        <message>
            <source>the red mover on %1 is free again</source>
            <translation>le pion rouge en %1 est de nouveau libre</translation>
        </message>
        <message>
            <source>the blue mover on %1 is free again</source>
            <translation>le pion bleu en %1 est de nouveau libre</translation>
        </message>
        <message>
            <source>no walls are left</source>
            <translation>il ne reste plus de murs</translation>
        </message>
        <message>
            <source>Around %1</source>
            <translation>Autour de %1</translation>
        </message>
    </context>
    <context>
        <name>trapbox::MatchResult</name>
        <message>
            <source>New record!</source>
            <translation>Nouveau record !</translation>
        </message>
        <message>
            <source>Your best: %1</source>
            <translation>Votre record : %1</translation>
        </message>
        <message>
            <source>Your best in this challenge: %1</source>
            <translation>Votre meilleur résultat à ce défi : %1</translation>
        </message>
    </context>
    <context>
        <name>trapbox::MatchSetup</name>
        <message>
            <source>Facing each other</source>
            <translation>Face à face</translation>
        </message>
        <message>
            <source>Facing each other, board turns</source>
            <translation>Face à face, le plateau tourne</translation>
        </message>
        <message>
            <source>Pass and play</source>
            <translation>En se passant l’appareil</translation>
        </message>
        <message>
            <source>Side by side</source>
            <translation>Côte à côte</translation>
        </message>
    </context>
    <context>
        <name>trapbox::PassedTrapView</name>
        <message numerus="yes">
            <source>So close: %1 was %n disk(s) behind</source>
            <translation>
                <numerusform>De justesse : %n palet de retard pour %1</numerusform>
                <numerusform>De justesse : %n palets de retard pour %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>So close: %n disk(s) from the end!</source>
            <translation>
                <numerusform>Si près : à %n palet de la fin !</numerusform>
                <numerusform>Si près : à %n palets de la fin !</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n manche</numerusform>
                <numerusform>%n manches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) through</source>
            <translation>
                <numerusform>%n palet passé</numerusform>
                <numerusform>%n palets passés</numerusform>
            </translation>
        </message>
        <message>
            <source>The camp is empty</source>
            <translation>Le camp est vide</translation>
        </message>
        <message>
            <source>First through the trap</source>
            <translation>Premier palet passé</translation>
        </message>
        <message>
            <source>Camp empty: two pegs</source>
            <translation>Camp vide : deux chevilles</translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) left, against %1</source>
            <translation>
                <numerusform>%n palet restant, contre %1</numerusform>
                <numerusform>%n palets restants, contre %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) left each</source>
            <translation>
                <numerusform>%n palet restant chacun</numerusform>
                <numerusform>%n palets restants chacun</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) left each over both rounds</source>
            <translation>
                <numerusform>%n palet restant chacun sur les deux manches</numerusform>
                <numerusform>%n palets restants chacun sur les deux manches</numerusform>
            </translation>
        </message>
        <message>
            <source>First through wins</source>
            <translation>Le premier palet passé gagne</translation>
        </message>
        <message>
            <source>Your better hand</source>
            <translation>Votre bonne main</translation>
        </message>
        <message>
            <source>Your other hand</source>
            <translation>Votre autre main</translation>
        </message>
        <message>
            <source>Tiebreaker</source>
            <translation>Départage</translation>
        </message>
        <message>
            <source>Round %1 of 2</source>
            <translation>Manche %1 sur 2</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n peg(s)</source>
            <translation>
                <numerusform>%n cheville</numerusform>
                <numerusform>%n chevilles</numerusform>
            </translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Dernière manche</translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) left each over both rounds: the tiebreaker decided</source>
            <translation>
                <numerusform>%n palet restant chacun sur les deux manches : le départage a tranché</numerusform>
                <numerusform>%n palets restants chacun sur les deux manches : le départage a tranché</numerusform>
            </translation>
        </message>
        <message>
            <source>Disks left over both rounds: %1, %2</source>
            <translation>Palets restants sur les deux manches : %1, %2</translation>
        </message>
        <message>
            <source>Disk %1, through the trap</source>
            <translation>Palet %1, passé par la trappe</translation>
        </message>
        <message>
            <source>Disk %1 of the near camp</source>
            <translation>Palet %1 du camp proche</translation>
        </message>
        <message>
            <source>Disk %1 of the far camp</source>
            <translation>Palet %1 du camp d’en face</translation>
        </message>
        <message>
            <source>Disk %1 of the other camp</source>
            <translation>Palet %1 de l’autre camp</translation>
        </message>
        <message>
            <source>Your disk %1</source>
            <translation>Votre palet %1</translation>
        </message>
        <message>
            <source>stuck in the trap</source>
            <translation>coincé dans la trappe</translation>
        </message>
        <message>
            <source>in front of the trap</source>
            <translation>devant la trappe</translation>
        </message>
        <message>
            <source>left</source>
            <translation>à gauche</translation>
        </message>
        <message>
            <source>right</source>
            <translation>à droite</translation>
        </message>
        <message>
            <source>behind the band</source>
            <translation>derrière l’élastique</translation>
        </message>
        <message>
            <source>at the band</source>
            <translation>près de l’élastique</translation>
        </message>
        <message>
            <source>halfway</source>
            <translation>à mi-chemin</translation>
        </message>
        <message>
            <source>at the wall</source>
            <translation>près du mur</translation>
        </message>
        <message>
            <source>can be played</source>
            <translation>jouable</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Pegs</source>
            <translation>Chevilles</translation>
        </message>
        <message>
            <source>Disks left</source>
            <translation>Palets restants</translation>
        </message>
        <message>
            <source>Disks through</source>
            <translation>Palets passés</translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) in your camp, %1 in the other: yours needs fewer</source>
            <translation>
                <numerusform>%n palet dans votre camp, %1 dans l’autre : il en faut moins dans le vôtre</numerusform>
                <numerusform>%n palets dans votre camp, %1 dans l’autre : il en faut moins dans le vôtre</numerusform>
            </translation>
        </message>
        <message>
            <source>disk %1</source>
            <translation>palet %1</translation>
        </message>
        <message>
            <source>middle of the band</source>
            <translation>milieu de l’élastique</translation>
        </message>
        <message>
            <source>%1 mm to the left</source>
            <translation>%1 mm à gauche</translation>
        </message>
        <message>
            <source>%1 mm to the right</source>
            <translation>%1 mm à droite</translation>
        </message>
        <message>
            <source>power %1%</source>
            <translation>force %1 %</translation>
        </message>
        <message>
            <source>Part %1 of %2: %3</source>
            <translation>Épreuve %1 sur %2 : %3</translation>
        </message>
        <message>
            <source>%1 s left</source>
            <translation>il restait %1 s</translation>
        </message>
        <message numerus="yes">
            <source>%n try(s) left</source>
            <translation>
                <numerusform>il restait %n essai</numerusform>
                <numerusform>il restait %n essais</numerusform>
            </translation>
        </message>
        <message>
            <source>Go!</source>
            <translation>Partez !</translation>
        </message>
        <message>
            <source>A disk is stuck in the trap</source>
            <translation>Un palet est coincé dans la trappe</translation>
        </message>
        <message>
            <source>The trap is free again</source>
            <translation>La trappe est de nouveau libre</translation>
        </message>
        <message>
            <source>A disk flew over the wall</source>
            <translation>Un palet est passé par-dessus le mur</translation>
        </message>
        <message>
            <source>The sand timer is paused</source>
            <translation>Le sablier est en pause</translation>
        </message>
        <message>
            <source>wins the round</source>
            <translation>gagne la manche</translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) left</source>
            <translation>
                <numerusform>encore %n palet</numerusform>
                <numerusform>encore %n palets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s) left</source>
            <translation>
                <numerusform>encore %n seconde</numerusform>
                <numerusform>encore %n secondes</numerusform>
            </translation>
        </message>
        <message>
            <source>marked: the puzzle is about it</source>
            <translation>marqué : le problème porte sur lui</translation>
        </message>
    </context>
    <context>
        <name>trapbox::RecordChoice</name>
        <message>
            <source>Unknown players</source>
            <translation>Joueurs inconnus</translation>
        </message>
        <message>
            <source>To draw</source>
            <translation>Faire nulle</translation>
        </message>
        <message>
            <source>%1 to win</source>
            <translation>%1 doit gagner</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <translation>
                <numerusform>%n coup</numerusform>
                <numerusform>%n coups</numerusform>
            </translation>
        </message>
        <message>
            <source>a position</source>
            <translation>une position</translation>
        </message>
        <message>
            <source>round %1</source>
            <translation>ronde %1</translation>
        </message>
    </context>
    <context>
        <name>trapbox::Records</name>
        <message>
            <source>Your records were damaged. Trapbox restored them as they were before the last game.</source>
            <translation>Vos records étaient endommagés. Trapbox les a rétablis tels qu’avant la dernière partie.</translation>
        </message>
        <message>
            <source>Your records were damaged and have been reset. The old file was kept.</source>
            <translation>Vos records étaient endommagés et repartent de zéro. L’ancien fichier est conservé.</translation>
        </message>
        <message>
            <source>Your result can’t be saved: %1. Trapbox will try again after the next game.</source>
            <translation>Votre résultat ne peut pas être enregistré : %1. Trapbox réessaiera après la prochaine partie.</translation>
        </message>
        <message>
            <source>Your records can’t be read right now. They are not lost. Trapbox will try again after the next game.</source>
            <translation>Vos records sont illisibles pour le moment. Ils ne sont pas perdus. Trapbox réessaiera après la prochaine partie.</translation>
        </message>
    </context>
    <context>
        <name>trapbox::SaveStore</name>
        <message>
            <source>The game can’t be deleted: %1.</source>
            <translation>La partie ne peut pas être supprimée : %1.</translation>
        </message>
        <message>
            <source>The replay can’t be changed: %1.</source>
            <translation>La partie à revoir ne peut pas être modifiée : %1.</translation>
        </message>
        <message>
            <source>A saved game was made with a newer version of Trapbox. Update Trapbox to open it.</source>
            <translation>Une partie enregistrée vient d’une version plus récente de Trapbox. Mettez Trapbox à jour pour l’ouvrir.</translation>
        </message>
        <message>
            <source>A saved game can’t be read right now. It is not lost. Trapbox will try again the next time you open it.</source>
            <translation>Une partie enregistrée est illisible pour le moment. Elle n’est pas perdue. Trapbox réessaiera la prochaine fois que vous l’ouvrirez.</translation>
        </message>
        <message>
            <source>The last save of “%1” couldn’t be opened: %2. Trapbox used the one before it.</source>
            <translation>La dernière sauvegarde de « %1 » n’a pas pu être ouverte : %2. La précédente est utilisée.</translation>
        </message>
        <message>
            <source>A saved game couldn’t be opened: %1. You can find it in Settings, under Damaged games.</source>
            <translation>Partie impossible à ouvrir : %1. Vous la trouverez dans Réglages, sous Parties endommagées.</translation>
        </message>
        <message>
            <source>A saved game was damaged. It continues from before the damage.</source>
            <translation>Une partie enregistrée était endommagée. Elle reprend avant l’endroit endommagé.</translation>
        </message>
    </context>
    <context>
        <name>trapbox::SaveWriter</name>
        <message>
            <source>Your game can’t be saved: the device is full. Delete something you don’t need and keep Trapbox open. It will try again after every turn.</source>
            <translation>Partie non enregistrée : l’appareil est plein. Supprimez ce dont vous n’avez plus besoin et laissez Trapbox ouvert. Il réessaiera après chaque tour.</translation>
        </message>
        <message>
            <source>Your game can’t be saved: Trapbox isn’t allowed to write to its folder. Check that the storage isn’t write-protected and keep Trapbox open. It will try again after every turn.</source>
            <translation>Partie non enregistrée : Trapbox n’a pas le droit d’écrire dans son dossier. Vérifiez que le stockage n’est pas protégé en écriture et laissez Trapbox ouvert. Il réessaiera après chaque tour.</translation>
        </message>
        <message>
            <source>Your game can’t be saved: %1. Keep Trapbox open. It will try again after every turn.</source>
            <translation>Partie non enregistrée : %1. Laissez Trapbox ouvert. Il réessaiera après chaque tour.</translation>
        </message>
    </context>
    <context>
        <name>trapbox::Session</name>
        <message>
            <source>This game can’t be shown here.</source>
            <translation>Ce jeu ne peut pas être affiché ici.</translation>
        </message>
        <message>
            <source>This game was played with another version of Trapbox, which runs differently. You can only see how it ended.</source>
            <translation>Cette partie a été jouée avec une autre version de Trapbox, qui se déroule autrement. Vous n’en voyez que la fin.</translation>
        </message>
    </context>
    <context>
        <name>trapbox::SetAside</name>
        <message>
            <source>Unknown game</source>
            <translation>Jeu inconnu</translation>
        </message>
    </context>
    <context>
        <name>trapbox::Settings</name>
        <message>
            <source>Your settings were damaged. Trapbox restored them as they were before the last change.</source>
            <translation>Vos réglages étaient endommagés. Trapbox les a rétablis tels qu’avant le dernier changement.</translation>
        </message>
        <message>
            <source>Your settings were damaged. Trapbox now uses the default settings.</source>
            <translation>Vos réglages étaient endommagés. Trapbox reprend ses réglages d’origine.</translation>
        </message>
        <message>
            <source>Your settings can’t be saved: %1.</source>
            <translation>Vos réglages ne peuvent pas être enregistrés : %1.</translation>
        </message>
        <message>
            <source>Your settings can’t be read right now. They are not lost.</source>
            <translation>Vos réglages sont illisibles pour le moment. Ils ne sont pas perdus.</translation>
        </message>
    </context>
    <context>
        <name>trapbox::TrapdoorCheckersView</name>
        <message numerus="yes">
            <source>So close: %1 had only %n piece(s) left</source>
            <translation>
                <numerusform>De justesse : %1 n’avait plus que %n pièce</numerusform>
                <numerusform>De justesse : %1 n’avait plus que %n pièces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Best turn: %1 captured %n piece(s)</source>
            <translation>
                <numerusform>Meilleur tour : %1 a pris %n pièce</numerusform>
                <numerusform>Meilleur tour : %1 a pris %n pièces</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 lost %2, and %3 through trapdoors</source>
            <translation>Pertes de %1 : %2, et %3 par les trappes</translation>
        </message>
        <message>
            <source>%1 lost %2</source>
            <translation>Pertes de %1 : %2</translation>
        </message>
        <message>
            <source>All spins come from one number. It is shown after the game.</source>
            <translation>Tous les lancers sont tirés d’un seul nombre. Il est montré après la partie.</translation>
        </message>
        <message>
            <source>All spins came from the number %1. Anyone can use it to check them.</source>
            <translation>Tous les lancers ont été tirés du nombre %1. Chacun peut s’en servir pour les vérifier.</translation>
        </message>
        <message numerus="yes">
            <source>Draw after %n more turn(s) without a capture, a fall or a move of a man.</source>
            <translation>
                <numerusform>Nulle dans %n tour sans prise, chute ni coup de pion.</numerusform>
                <numerusform>Nulle dans %n tours sans prise, chute ni coup de pion.</numerusform>
            </translation>
        </message>
        <message>
            <source>Several paths lead there: go square by square.</source>
            <translation>Plusieurs chemins y mènent : allez case par case.</translation>
        </message>
        <message>
            <source>Pieces left</source>
            <translation>Pièces restantes</translation>
        </message>
    </context>
    <context>
        <name>trapbox::TurnGameView</name>
        <message>
            <source>The draw offer was declined.</source>
            <translation>La nulle a été refusée.</translation>
        </message>
    </context>
    <context>
        <name>trapdoor_checkers</name>
        <message>
            <source>You are Black. A turn starts with the wheel: flick it or tap it.</source>
            <translation>Vous jouez les noirs. Un tour commence par la roulette : lancez-la, ou touchez-la.</translation>
        </message>
        <message>
            <source>Doors stay open. If you can capture, you must, without spinning, even onto an open door. Jump!</source>
            <translation>Les trappes restent ouvertes. Et si vous pouvez prendre, vous le devez, sans lancer la roulette : même vers une trappe ouverte. Sautez !</translation>
        </message>
        <message>
            <source>The wheel shows a piece: move one. At the far edge it is crowned. Then it can move in all directions.</source>
            <translation>La roulette montre un pion : déplacez-en un. Au bord opposé, il est couronné. Il va alors dans tous les sens.</translation>
        </message>
        <message>
            <source>That’s it. You win if your opponent has no pieces left, or none that can move.</source>
            <translation>C’est tout. Vous gagnez si l’autre camp n’a plus de pièce, ou aucune qui puisse bouger.</translation>
        </message>
        <message>
            <source>English</source>
            <translation>Anglaises</translation>
        </message>
        <message>
            <source>Continental</source>
            <translation>Continentales</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>English: Black starts, men capture forward, kings move one step. Continental: White starts, men capture backward too, queens fly, and you must capture the most pieces.</source>
            <translation>Anglaises : les noirs commencent, les pions prennent vers l’avant, les rois vont d’une case. Continentales : les blancs commencent, les pions prennent aussi vers l’arrière, les dames parcourent toute la diagonale, et il faut prendre le plus de pièces possible.</translation>
        </message>
        <message>
            <source>Trapdoors and wheel</source>
            <translation>Trappes et roulette</translation>
        </message>
        <message>
            <source>Off: a plain game of checkers.</source>
            <translation>Sans : un jeu de dames ordinaire.</translation>
        </message>
        <message>
            <source>Doors close after use</source>
            <translation>Les trappes se referment</translation>
        </message>
        <message>
            <source>A door closes again right after it opens.</source>
            <translation>Une trappe se referme aussitôt ouverte.</translation>
        </message>
        <message>
            <source>Orange and green on the wheel</source>
            <translation>Orange et vert sur la roulette</translation>
        </message>
        <message>
            <source>Adds a place to the wheel that shows both colours: you choose one.</source>
            <translation>La roulette a une case aux deux couleurs : vous en choisissez une.</translation>
        </message>
        <message>
            <source>Swap colours</source>
            <translation>Échanger les couleurs</translation>
        </message>
        <message>
            <source>The second player starts the game.</source>
            <translation>Le second joueur commence.</translation>
        </message>
        <message>
            <source>There is no piece on that square.</source>
            <translation>Il n’y a pas de pièce sur cette case.</translation>
        </message>
        <message>
            <source>That piece belongs to the other side.</source>
            <translation>Cette pièce est à l’autre camp.</translation>
        </message>
        <message>
            <source>That piece can’t go there.</source>
            <translation>Cette pièce ne peut pas aller là.</translation>
        </message>
        <message>
            <source>That piece has nowhere to go.</source>
            <translation>Cette pièce ne peut aller nulle part.</translation>
        </message>
        <message>
            <source>You can capture, so you must.</source>
            <translation>Vous pouvez prendre : c’est obligatoire.</translation>
        </message>
        <message>
            <source>You can capture, so you don’t spin.</source>
            <translation>Vous pouvez prendre : pas de roulette.</translation>
        </message>
        <message>
            <source>Spin the wheel first.</source>
            <translation>Lancez d’abord la roulette.</translation>
        </message>
        <message>
            <source>You have already spun the wheel.</source>
            <translation>Vous avez déjà lancé la roulette.</translation>
        </message>
        <message>
            <source>That piece can capture more, so it must continue.</source>
            <translation>Cette pièce peut prendre encore : elle doit continuer.</translation>
        </message>
        <message>
            <source>Another capture takes more pieces, so you must play that one.</source>
            <translation>Une autre prise compte plus de pièces : jouez celle-là.</translation>
        </message>
        <message>
            <source>The wheel shows a colour: move a slider of that colour.</source>
            <translation>La roulette montre une couleur : déplacez une tirette de cette couleur.</translation>
        </message>
        <message>
            <source>The wheel shows a piece: move a piece.</source>
            <translation>La roulette montre un pion : déplacez une pièce.</translation>
        </message>
        <message>
            <source>The wheel shows the other colour.</source>
            <translation>La roulette montre l’autre couleur.</translation>
        </message>
        <message>
            <source>That slider can’t go any further that way.</source>
            <translation>Cette tirette ne va pas plus loin de ce côté.</translation>
        </message>
        <message>
            <source>This game is played without trapdoors.</source>
            <translation>Cette partie se joue sans trappes.</translation>
        </message>
        <message>
            <source>Trapdoor Checkers</source>
            <translation>Trapdoor Checkers</translation>
        </message>
        <message>
            <source>English rules, with trapdoors.</source>
            <translation>Règles anglaises, avec trappes.</translation>
        </message>
        <message>
            <source>Dames &amp; Trap</source>
            <translation>Dames &amp; Trap</translation>
        </message>
        <message>
            <source>Flying queens and the longest capture, with trapdoors.</source>
            <translation>Dames à longue portée et prise majoritaire, avec trappes.</translation>
        </message>
        <message>
            <source>Checkers</source>
            <translation>Jeu de dames anglais</translation>
        </message>
        <message>
            <source>The plain game, without trapdoors.</source>
            <translation>Le jeu ordinaire, sans trappes.</translation>
        </message>
        <message>
            <source>Continental draughts</source>
            <translation>Dames continentales</translation>
        </message>
        <message>
            <source>The plain game with flying queens, without trapdoors.</source>
            <translation>Dames à longue portée et prise majoritaire, sans trappes.</translation>
        </message>
        <message>
            <source>Checkers where the floor opens.</source>
            <translation>Un jeu de dames où le sol s’ouvre.</translation>
        </message>
        <message>
            <source>Green: move a green slider left or right, or tap a glowing door twice. The first tap shows which piece falls.</source>
            <translation>Vert : glissez une tirette verte vers la gauche ou la droite, ou touchez deux fois une trappe qui brille. La première fois montre quelle pièce tombe.</translation>
        </message>
        <message>
            <source>A tag must look like [Name &quot;value&quot;].</source>
            <translation>Une étiquette doit avoir la forme [Nom &quot;valeur&quot;].</translation>
        </message>
        <message>
            <source>A tag’s closing quotation mark is missing.</source>
            <translation>Il manque le guillemet fermant d’une étiquette.</translation>
        </message>
        <message>
            <source>A tag’s closing ] is missing.</source>
            <translation>Il manque le ] fermant d’une étiquette.</translation>
        </message>
        <message>
            <source>A comment’s closing } is missing.</source>
            <translation>Il manque le } fermant d’un commentaire.</translation>
        </message>
        <message>
            <source>A variation’s closing ) is missing.</source>
            <translation>Il manque la ) fermante d’une variante.</translation>
        </message>
        <message>
            <source>A move is missing.</source>
            <translation>Il manque un coup.</translation>
        </message>
        <message>
            <source>“%1” is not a move on this board.</source>
            <translation>« %1 » n’est pas un coup sur ce damier.</translation>
        </message>
        <message>
            <source>“%1” can mean several captures, and no later move shows which one.</source>
            <translation>« %1 » peut désigner plusieurs prises, et aucun coup suivant ne permet de trancher.</translation>
        </message>
        <message>
            <source>A new position appears in the middle of the game.</source>
            <translation>Une nouvelle position apparaît au milieu de la partie.</translation>
        </message>
        <message>
            <source>Trapbox can’t play games of type %1.</source>
            <translation>Trapbox ne joue pas les parties de type %1.</translation>
        </message>
        <message>
            <source>Games of type %1 are played on a larger board.</source>
            <translation>Les parties de type %1 se jouent sur un damier plus grand.</translation>
        </message>
        <message>
            <source>Russian draughts allows “%1”, but the continental rules used here don’t.</source>
            <translation>Les dames russes permettent « %1 », mais pas les règles continentales jouées ici.</translation>
        </message>
        <message>
            <source>Brazilian draughts allows “%1”, but the continental rules used here don’t.</source>
            <translation>Les dames brésiliennes permettent « %1 », mais pas les règles continentales jouées ici.</translation>
        </message>
        <message>
            <source>Pool checkers allows “%1”, but the continental rules used here don’t.</source>
            <translation>Le pool checkers permet « %1 », mais pas les règles continentales jouées ici.</translation>
        </message>
        <message>
            <source>The position can’t be set up.</source>
            <translation>La position ne peut pas être placée.</translation>
        </message>
        <message>
            <source>Trapbox’s own notes in this file are damaged.</source>
            <translation>Les notes de Trapbox dans ce fichier sont endommagées.</translation>
        </message>
        <message>
            <source>The game is too long.</source>
            <translation>La partie est trop longue.</translation>
        </message>
    </context>
    <context>
        <name>PuzzlesScreen</name>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Continue with puzzle %1</source>
            <translation>Continuer avec le problème %1</translation>
        </message>
        <message>
            <source>%1 of %2 solved</source>
            <translation>%1 résolus sur %2</translation>
        </message>
        <message>
            <source>Puzzle %1</source>
            <translation>Problème %1</translation>
        </message>
        <message>
            <source>not solved</source>
            <translation>non résolu</translation>
        </message>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n étoile</numerusform>
                <numerusform>%n étoiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PuzzleCard</name>
        <message>
            <source>Solved!</source>
            <translation>Résolu !</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <source>Exit</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Conseil</translation>
        </message>
    </context>
    <context>
        <name>PuzzleSolvedSheet</name>
        <message>
            <source>Solved!</source>
            <translation>Résolu !</translation>
        </message>
        <message>
            <source>Right at the first try.</source>
            <translation>Juste du premier coup.</translation>
        </message>
        <message>
            <source>Right at the second try.</source>
            <translation>Juste au deuxième essai.</translation>
        </message>
        <message>
            <source>Solved with help or after several tries.</source>
            <translation>Résolu avec de l’aide ou après plusieurs essais.</translation>
        </message>
        <message>
            <source>Next puzzle</source>
            <translation>Problème suivant</translation>
        </message>
        <message>
            <source>Watch solution</source>
            <translation>Voir la solution</translation>
        </message>
        <message>
            <source>Back to puzzles</source>
            <translation>Retour aux problèmes</translation>
        </message>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n étoile</numerusform>
                <numerusform>%n étoiles</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 days in a row</source>
            <translation>%1 jours de suite</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copié</translation>
        </message>
        <message>
            <source>Copy result</source>
            <translation>Copier le résultat</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Accueil</translation>
        </message>
    </context>
    <context>
        <name>trapbox::PuzzleBook</name>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Moyen</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Expert</translation>
        </message>
        <message>
            <source>Puzzle of the day</source>
            <translation>Problème du jour</translation>
        </message>
        <message>
            <source>Done today</source>
            <translation>Réussi aujourd’hui</translation>
        </message>
        <message>
            <source>Not done yet</source>
            <translation>Pas encore réussi</translation>
        </message>
        <message>
            <source>%1 days in a row</source>
            <translation>%1 jours de suite</translation>
        </message>
        <message>
            <source>Trapbox, puzzle of the day, %1</source>
            <translation>Trapbox, problème du jour, %1</translation>
        </message>
    </context>
    <context>
        <name>trapbox::PuzzleRun</name>
        <message>
            <source>Puzzle %1</source>
            <translation>Problème %1</translation>
        </message>
        <message>
            <source>Puzzle of the day</source>
            <translation>Problème du jour</translation>
        </message>
    </context>
    <context>
        <name>trapbox::MatchTable</name>
        <message>
            <source>Opponent</source>
            <translation>Adversaire</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vous</translation>
        </message>
    </context>
    <context>
        <name>trapbox::PuzzleRecords</name>
        <message>
            <source>Your puzzle stars were damaged. Trapbox restored an earlier state.</source>
            <translation>Vos étoiles de problèmes étaient endommagées. Trapbox a rétabli un état antérieur.</translation>
        </message>
        <message>
            <source>Your puzzle stars were damaged and have been reset. The old file was kept.</source>
            <translation>Vos étoiles de problèmes étaient endommagées et ont été remises à zéro. L’ancien fichier a été conservé.</translation>
        </message>
        <message>
            <source>Your puzzle stars can’t be saved: %1. Trapbox will try again after the next move.</source>
            <translation>Vos étoiles de problèmes ne peuvent pas être enregistrées : %1. Trapbox réessaiera après le prochain coup.</translation>
        </message>
    </context>
    <context>
        <name>PuzzleText</name>
        <message>
            <source>Take a turn after which none of your movers can be trapped.</source>
            <translation>Jouez un tour après lequel aucun de vos pions ne peut être piégé.</translation>
        </message>
        <message>
            <source>Trap one of your opponent’s movers this turn.</source>
            <translation>Piégez un pion adverse en un tour.</translation>
        </message>
        <message>
            <source>Trap one of your opponent’s movers within two turns.</source>
            <translation>Piégez un pion adverse en deux tours.</translation>
        </message>
        <message>
            <source>Win within %1 turns.</source>
            <translation>Gagnez en %1 tours.</translation>
        </message>
        <message>
            <source>Drop an enemy king through a trapdoor within %1 turns.</source>
            <translation>Faites tomber un roi adverse dans une trappe en %1 tours.</translation>
        </message>
        <message>
            <source>Next spins: %1</source>
            <translation>Prochains lancers : %1</translation>
        </message>
        <message>
            <source>Not this way: now your opponent has an answer to everything.</source>
            <translation>Pas comme ça : votre adversaire peut maintenant tout parer.</translation>
        </message>
        <message>
            <source>Not this way: your mover is trapped.</source>
            <translation>Pas comme ça : votre pion est piégé.</translation>
        </message>
        <message>
            <source>Not this way: no mover is trapped.</source>
            <translation>Pas comme ça : aucun pion n’est piégé.</translation>
        </message>
        <message>
            <source>Not this way: you have not won enough pieces.</source>
            <translation>Pas comme ça : vous n’avez pas gagné assez de pièces.</translation>
        </message>
        <message>
            <source>Not this way: the game is not won.</source>
            <translation>Pas comme ça : la partie n’est pas gagnée.</translation>
        </message>
        <message>
            <source>Not this way: no king has fallen.</source>
            <translation>Pas comme ça : aucun roi n’est tombé.</translation>
        </message>
        <message>
            <source>The turn is shown on the board.</source>
            <translation>Le tour est montré sur le plateau.</translation>
        </message>
        <message>
            <source>Leave your movers where they are.</source>
            <translation>Laissez vos pions où ils sont.</translation>
        </message>
        <message>
            <source>Place two walls, one of them between %1 and %2.</source>
            <translation>Placez deux murs, dont un entre %1 et %2.</translation>
        </message>
        <message>
            <source>Look at your mover on %1.</source>
            <translation>Regardez votre pion en %1.</translation>
        </message>
        <message>
            <source>Move it to %1, and place a wall.</source>
            <translation>Déplacez-le en %1, et placez un mur.</translation>
        </message>
        <message>
            <source>Move it two spaces.</source>
            <translation>Déplacez-le de deux cases.</translation>
        </message>
        <message>
            <source>Move it to %1, and another mover too.</source>
            <translation>Déplacez-le en %1, et un autre pion aussi.</translation>
        </message>
        <message>
            <source>Look at the slider between %1 and %2.</source>
            <translation>Regardez la tirette entre %1 et %2.</translation>
        </message>
        <message>
            <source>Move it towards %1.</source>
            <translation>Déplacez-la vers %1.</translation>
        </message>
        <message>
            <source>Look at your piece on %1.</source>
            <translation>Regardez votre pièce en %1.</translation>
        </message>
        <message>
            <source>It captures, and ends on %1.</source>
            <translation>Elle prend, et finit en %1.</translation>
        </message>
        <message>
            <source>Move it to %1.</source>
            <translation>Déplacez-la en %1.</translation>
        </message>
        <message numerus="yes">
            <source>Win %n piece(s) more than you lose, in %1 turns.</source>
            <translation>
                <numerusform>Gagnez %n pièce de plus que vous n’en perdez, en %1 tours.</numerusform>
                <numerusform>Gagnez %n pièces de plus que vous n’en perdez, en %1 tours.</numerusform>
            </translation>
        </message>
        <message>
            <source>Drop an enemy queen through a trapdoor within %1 turns.</source>
            <translation>Faites tomber une dame adverse dans une trappe en %1 tours.</translation>
        </message>
        <message>
            <source>Not this way: no queen has fallen.</source>
            <translation>Pas comme ça : aucune dame n’est tombée.</translation>
        </message>
    </context>
    <context>
        <name>ChanceCurve</name>
        <message>
            <source>Winning chances, turn by turn</source>
            <translation>Chances de victoire, tour par tour</translation>
        </message>
    </context>
    <context>
        <name>ReviewScreen</name>
        <message>
            <source>Review</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Examining the game…</source>
            <translation>Examen de la partie…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>This game can’t be reviewed. It was played with another version of Trapbox, which runs differently.</source>
            <translation>Cette partie ne peut pas être analysée. Elle a été jouée avec une autre version de Trapbox, qui se déroule autrement.</translation>
        </message>
        <message>
            <source>The review was stopped. The rest of the game was not examined.</source>
            <translation>L’analyse a été arrêtée. Le reste de la partie n’a pas été examiné.</translation>
        </message>
        <message>
            <source>There is nothing to review: the game ended before anything was played.</source>
            <translation>Il n’y a rien à analyser : la partie s’est terminée avant que quoi que ce soit ne soit joué.</translation>
        </message>
    </context>
    <context>
        <name>ReviewTurns</name>
        <message>
            <source>%1 ahead</source>
            <translation>Avantage %1</translation>
        </message>
        <message>
            <source>No single turn changed the winning chances much.</source>
            <translation>Aucun tour n’a beaucoup changé les chances de victoire.</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Tournants</translation>
        </message>
        <message>
            <source>Shown on the board</source>
            <translation>Montré sur le plateau</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Joué : %1</translation>
        </message>
        <message>
            <source>Better: %1</source>
            <translation>Meilleur : %1</translation>
        </message>
    </context>
    <context>
        <name>trapbox::Review</name>
        <message>
            <source>Turn %1</source>
            <translation>Tour %1</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Début</translation>
        </message>
        <message>
            <source>Turn %1: %2</source>
            <translation>Tour %1 : %2</translation>
        </message>
        <message>
            <source>%1: %2. Winning chances: %3 %4 %, %5 %6 %</source>
            <translation>%1 : %2. Chances de victoire : %3 %4 %, %5 %6 %</translation>
        </message>
    </context>
    <context>
        <name>TrapdoorCheckersReview</name>
        <message>
            <source>It lets %1 win at once.</source>
            <translation>%1 peut gagner aussitôt.</translation>
        </message>
        <message>
            <source>The better turn wins the game at once.</source>
            <translation>Le meilleur tour gagne la partie aussitôt.</translation>
        </message>
        <message>
            <source>It opens the trapdoor on %1 below %2’s own piece.</source>
            <translation>Il ouvre la trappe en %1 sous une pièce de %2.</translation>
        </message>
        <message>
            <source>The piece falls through the open trapdoor on %1.</source>
            <translation>La pièce tombe par la trappe ouverte en %1.</translation>
        </message>
        <message>
            <source>It leaves %1 open to a capture.</source>
            <translation>Il laisse %1 exposé à une prise.</translation>
        </message>
        <message>
            <source>It leaves %1 open to a double jump.</source>
            <translation>Il laisse %1 exposé à une double prise.</translation>
        </message>
        <message>
            <source>It leaves %1 open to a capture of %2 pieces.</source>
            <translation>Il laisse %1 exposé à une prise de %2 pièces.</translation>
        </message>
        <message>
            <source>The better slide drops %1’s piece on %2.</source>
            <translation>La meilleure tirette fait tomber la pièce de %1 en %2.</translation>
        </message>
        <message numerus="yes">
            <source>The better turn wins %n piece(s) more.</source>
            <translation>
                <numerusform>Le meilleur tour gagne %n pièce de plus.</numerusform>
                <numerusform>Le meilleur tour gagne %n pièces de plus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It loses %n piece(s) in the captures that follow.</source>
            <translation>
                <numerusform>Il perd %n pièce dans les prises qui suivent.</numerusform>
                <numerusform>Il perd %n pièces dans les prises qui suivent.</numerusform>
            </translation>
        </message>
        <message>
            <source>It leaves a piece on %1, where the next spin can open the trapdoor.</source>
            <translation>Il laisse une pièce en %1, où le prochain tirage peut ouvrir la trappe.</translation>
        </message>
        <message>
            <source>The better move crowns a man on %1.</source>
            <translation>Le meilleur coup promeut un pion en %1.</translation>
        </message>
        <message>
            <source>It lets %1 crown a man on %2.</source>
            <translation>%1 peut promouvoir un pion en %2.</translation>
        </message>
        <message numerus="yes">
            <source>%1 then lost %n piece(s) more than they captured.</source>
            <translation>
                <numerusform>Ensuite, %1 a perdu %n pièce de plus que prise.</numerusform>
                <numerusform>Ensuite, %1 a perdu %n pièces de plus que prises.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 replied %2.</source>
            <translation>Réponse de %1 : %2.</translation>
        </message>
        <message>
            <source>The strongest reply is %1.</source>
            <translation>La réponse la plus forte : %1.</translation>
        </message>
        <message>
            <source>The better turn leaves %1 no safe move.</source>
            <translation>Le meilleur tour ne laisse à %1 aucun coup sûr.</translation>
        </message>
        <message numerus="yes">
            <source>The better turn leaves %1 only %n safe move(s).</source>
            <translation>
                <numerusform>Le meilleur tour ne laisse à %1 que %n coup sûr.</numerusform>
                <numerusform>Le meilleur tour ne laisse à %1 que %n coups sûrs.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HexTrapReview</name>
        <message>
            <source>%1 can trap the last mover, on %2.</source>
            <translation>%1 peut piéger le dernier pion, en %2.</translation>
        </message>
        <message>
            <source>The better turn wins the game.</source>
            <translation>Le meilleur tour gagne la partie.</translation>
        </message>
        <message>
            <source>It closes a way out of %2, and %1 can trap the mover there.</source>
            <translation>Il ferme une issue de %2, et %1 peut y piéger le pion.</translation>
        </message>
        <message>
            <source>It leaves the mover on %2 where %1 can trap it.</source>
            <translation>Il laisse le pion en %2, où %1 peut le piéger.</translation>
        </message>
        <message>
            <source>The better turn traps the mover on %1.</source>
            <translation>Le meilleur tour piège le pion en %1.</translation>
        </message>
        <message>
            <source>It closes the last way out of %1.</source>
            <translation>Il ferme la dernière issue de %1.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves the mover on %1 only %n way(s) out.</source>
            <translation>
                <numerusform>Il ne laisse que %n issue au pion en %1.</numerusform>
                <numerusform>Il ne laisse que %n issues au pion en %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The better turn leaves the mover on %1 only %n way(s) out.</source>
            <translation>
                <numerusform>Le meilleur tour ne laisse que %n issue au pion en %1.</numerusform>
                <numerusform>Le meilleur tour ne laisse que %n issues au pion en %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1’s mover on %2 was trapped %n turn(s) later.</source>
            <translation>
                <numerusform>Le pion de %1 en %2 a été piégé %n tour plus tard.</numerusform>
                <numerusform>Le pion de %1 en %2 a été piégé %n tours plus tard.</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest reply is %1.</source>
            <translation>La réponse la plus forte : %1.</translation>
        </message>
    </context>
    <context>
        <name>PassedTrapReview</name>
        <message numerus="yes">
            <source>%n shot(s)</source>
            <translation>
                <numerusform>%n tir</numerusform>
                <numerusform>%n tirs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) through</source>
            <translation>
                <numerusform>%n palet passé</numerusform>
                <numerusform>%n palets passés</numerusform>
            </translation>
        </message>
        <message>
            <source>accuracy %1 %</source>
            <translation>précision %1 %</translation>
        </message>
        <message>
            <source>%1 seconds per shot</source>
            <translation>%1 secondes par tir</translation>
        </message>
        <message>
            <source>Where your shots began: a circle went through (%1), a cross did not (%2).</source>
            <translation>D’où vous avez tiré : un cercle est passé (%1), une croix non (%2).</translation>
        </message>
        <message>
            <source>Aim further right: %1 of %2 shots at the wall were left of the trap, by %3 mm on average.</source>
            <translation>Visez plus à droite : %1 tirs sur %2 contre le mur étaient à gauche de la trappe, de %3 mm en moyenne.</translation>
        </message>
        <message>
            <source>Aim further left: %1 of %2 shots at the wall were right of the trap, by %3 mm on average.</source>
            <translation>Visez plus à gauche : %1 tirs sur %2 contre le mur étaient à droite de la trappe, de %3 mm en moyenne.</translation>
        </message>
        <message numerus="yes">
            <source>Shoot more gently: %n disk(s) came back off the far band.</source>
            <translation>
                <numerusform>Tirez plus doucement : %n palet est revenu de l’élastique d’en face.</numerusform>
                <numerusform>Tirez plus doucement : %n palets sont revenus de l’élastique d’en face.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pull less: %n disk(s) flew over the wall.</source>
            <translation>
                <numerusform>Tirez moins fort : %n palet est passé par-dessus le mur.</numerusform>
                <numerusform>Tirez moins fort : %n palets sont passés par-dessus le mur.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pull further: %n disk(s) did not reach the wall.</source>
            <translation>
                <numerusform>Tendez davantage : %n palet n’a pas atteint le mur.</numerusform>
                <numerusform>Tendez davantage : %n palets n’ont pas atteint le mur.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Clear the way first: %n shot(s) struck another disk.</source>
            <translation>
                <numerusform>Dégagez d’abord le chemin : %n tir a heurté un autre palet.</numerusform>
                <numerusform>Dégagez d’abord le chemin : %n tirs ont heurté un autre palet.</numerusform>
            </translation>
        </message>
        <message>
            <source>Shoot from the middle: there %1 of %2 shots went through, from the sides %3 of %4.</source>
            <translation>Tirez du milieu : %1 tirs sur %2 y sont passés, contre %3 sur %4 des côtés.</translation>
        </message>
    </context>
    <context>
        <name>BoobyTrapReview</name>
        <message>
            <source>Small piece</source>
            <translation>Petite pièce</translation>
        </message>
        <message>
            <source>Medium piece</source>
            <translation>Pièce moyenne</translation>
        </message>
        <message>
            <source>Large piece</source>
            <translation>Grande pièce</translation>
        </message>
        <message>
            <source>loose</source>
            <translation>libre</translation>
        </message>
        <message>
            <source>%1 N</source>
            <translation>%1 N</translation>
        </message>
        <message>
            <source>the bar tripped</source>
            <translation>la barre s’est déclenchée</translation>
        </message>
        <message>
            <source>safe</source>
            <translation>sans danger</translation>
        </message>
        <message numerus="yes">
            <source>%n loose piece(s) could have been taken instead.</source>
            <translation>
                <numerusform>%n pièce libre aurait pu être prise à la place.</numerusform>
                <numerusform>%n pièces libres auraient pu être prises à la place.</numerusform>
            </translation>
        </message>
        <message>
            <source>Turn %1: %2</source>
            <translation>Tour %1 : %2</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <translation>Tour %1</translation>
        </message>
        <message>
            <source>%1 of %2 trips could have been avoided: a loose piece was in the tray.</source>
            <translation>%1 déclenchements sur %2 pouvaient être évités : il y avait une pièce libre dans le plateau.</translation>
        </message>
        <message>
            <source>The bar never tripped.</source>
            <translation>La barre ne s’est jamais déclenchée.</translation>
        </message>
        <message>
            <source>%1 of %2 passes were beside a loose piece.</source>
            <translation>%1 tours passés sur %2 l’ont été alors qu’une pièce était libre.</translation>
        </message>
        <message numerus="yes">
            <source>%n loose piece(s) were left at the end.</source>
            <translation>
                <numerusform>%n pièce libre restait à la fin.</numerusform>
                <numerusform>%n pièces libres restaient à la fin.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LostTray</name>
        <message>
            <source>Captured: %1, fallen: %2</source>
            <translation>Prises : %1, tombées : %2</translation>
        </message>
    </context>
    <context>
        <name>PassedTrapPuzzleText</name>
        <message>
            <source>Get the marked disk through the trap with one shot.</source>
            <translation>Faites passer le palet marqué par la trappe en un tir.</translation>
        </message>
        <message>
            <source>The marked disk is stuck. Shoot it through with another one.</source>
            <translation>Le palet marqué est coincé. Faites-le passer avec un autre palet.</translation>
        </message>
        <message numerus="yes">
            <source>Empty your camp with %n shot(s).</source>
            <translation>
                <numerusform>Videz votre camp en %n tir.</numerusform>
                <numerusform>Videz votre camp en %n tirs.</numerusform>
            </translation>
        </message>
        <message>
            <source>It flew over the wall. Pull less.</source>
            <translation>Il a volé par-dessus le mur. Tirez moins fort.</translation>
        </message>
        <message numerus="yes">
            <source>%n disk(s) are still in your camp.</source>
            <translation>
                <numerusform>Il reste %n palet dans votre camp.</numerusform>
                <numerusform>Il reste %n palets dans votre camp.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have shot another disk.</source>
            <translation>Vous avez lancé un autre palet.</translation>
        </message>
        <message>
            <source>It went through, but it came back. Pull less.</source>
            <translation>Il est passé, mais il est revenu. Tirez moins fort.</translation>
        </message>
        <message>
            <source>It is still stuck.</source>
            <translation>Il est toujours coincé.</translation>
        </message>
        <message>
            <source>It left the trap on your side.</source>
            <translation>Il est sorti de la trappe de votre côté.</translation>
        </message>
        <message>
            <source>It stopped in the trap.</source>
            <translation>Il s’est arrêté dans la trappe.</translation>
        </message>
        <message>
            <source>It hit another disk first.</source>
            <translation>Il a d’abord heurté un autre palet.</translation>
        </message>
        <message>
            <source>It hit the wall %1 mm left of the trap.</source>
            <translation>Il a heurté le mur à %1 mm à gauche de la trappe.</translation>
        </message>
        <message>
            <source>It hit the wall %1 mm right of the trap.</source>
            <translation>Il a heurté le mur à %1 mm à droite de la trappe.</translation>
        </message>
        <message>
            <source>It stopped %1 mm short of the trap.</source>
            <translation>Il s’est arrêté %1 mm avant la trappe.</translation>
        </message>
        <message>
            <source>The shot is shown on the board.</source>
            <translation>Le tir est montré sur le plateau.</translation>
        </message>
        <message>
            <source>Shoot the disk with the ring.</source>
            <translation>Lancez le palet entouré.</translation>
        </message>
        <message>
            <source>Shoot the marked disk.</source>
            <translation>Lancez le palet marqué.</translation>
        </message>
        <message>
            <source>Let it go in the middle of the band.</source>
            <translation>Lâchez-le au milieu de l’élastique.</translation>
        </message>
        <message>
            <source>Let it go %1 mm left of the middle.</source>
            <translation>Lâchez-le à %1 mm à gauche du milieu.</translation>
        </message>
        <message>
            <source>Let it go %1 mm right of the middle.</source>
            <translation>Lâchez-le à %1 mm à droite du milieu.</translation>
        </message>
        <message>
            <source>Pull gently.</source>
            <translation>Tirez doucement.</translation>
        </message>
        <message>
            <source>Pull with a third of the power.</source>
            <translation>Tirez à un tiers de la force.</translation>
        </message>
        <message>
            <source>Pull with half of the power.</source>
            <translation>Tirez à la moitié de la force.</translation>
        </message>
        <message>
            <source>Pull hard.</source>
            <translation>Tirez fort.</translation>
        </message>
    </context>
</TS>
