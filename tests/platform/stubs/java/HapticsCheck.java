import android.content.Context;
import android.media.AudioAttributes;
import android.os.Build;
import android.os.VibrationAttributes;
import android.os.VibrationEffect;
import android.os.Vibrator;
import android.os.VibratorManager;
import org.trapbox.Haptics;

/** Runs org.trapbox.Haptics on every kind of motor, and checks the calls. */
public final class HapticsCheck {
    static final class Motor extends Vibrator {
        boolean there = true;
        boolean graded;
        boolean primitives;
        boolean broken;
        String played = "";

        public boolean hasVibrator() {
            return there;
        }

        public boolean hasAmplitudeControl() {
            return graded;
        }

        public void cancel() {
            played = "cancelled";
        }

        public boolean areAllPrimitivesSupported(int... ids) {
            if (ids.length != 7) throw new AssertionError("expected queries for all seven primitives");
            return primitives;
        }

        public void vibrate(VibrationEffect effect, AudioAttributes attributes) {
            if (Build.VERSION.SDK_INT >= 33) throw new AssertionError("not the new attributes");
            if (attributes.usage != AudioAttributes.USAGE_ASSISTANCE_SONIFICATION) throw new AssertionError("usage");
            play(effect);
        }

        public void vibrate(VibrationEffect effect, VibrationAttributes attributes) {
            if (Build.VERSION.SDK_INT < 33) throw new AssertionError("attributes that this Android has not");
            if (attributes.usage != VibrationAttributes.USAGE_TOUCH) throw new AssertionError("usage");
            play(effect);
        }

        private void play(VibrationEffect effect) {
            if (broken) throw new IllegalStateException();
            played = effect.text;
        }
    }

    static final class Phone extends Context {
        final Motor motor = new Motor();

        public Object getSystemService(String name) {
            if (name.equals(VIBRATOR_SERVICE)) return motor;
            return new VibratorManager() {
                public Vibrator getDefaultVibrator() {
                    return motor;
                }
            };
        }
    }

    static void expect(Object wanted, Object found) {
        if (!wanted.equals(found)) throw new AssertionError("wanted " + wanted + ", found " + found);
    }

    public static void main(String[] arguments) {
        for (int sdk : new int[] {28, 30, 31, 33, 36}) {
            Build.VERSION.SDK_INT = sdk;
            Phone phone = new Phone();
            phone.motor.primitives = true;
            phone.motor.graded = true;
            Haptics haptics = new Haptics(phone);
            expect(sdk >= 31 ? 3 : 2, haptics.support());
            if (haptics.support() == 3) {
                haptics.addPrimitive(4, 1, 0);
                haptics.addPrimitive(2, 0.5f, 20);
                haptics.play();
                expect("composition 4@1.0+0 2@0.5+20", phone.motor.played);
            }
            haptics.addBuzz(15, 128);
            haptics.addBuzz(35, 0);
            haptics.play();
            expect("waveform 15@128 35@0", phone.motor.played);
            // A played pattern is not played again.
            phone.motor.played = "";
            haptics.play();
            expect("", phone.motor.played);
            haptics.stop();
            expect("cancelled", phone.motor.played);
            phone.motor.broken = true;
            haptics.addBuzz(15, 128);
            haptics.play();
        }
        Phone plain = new Phone();
        expect(1, new Haptics(plain).support());
        plain.motor.there = false;
        expect(0, new Haptics(plain).support());
        Haptics nowhere = new Haptics(null);
        expect(0, nowhere.support());
        nowhere.addBuzz(10, 255);
        nowhere.play();
        nowhere.stop();
    }
}
