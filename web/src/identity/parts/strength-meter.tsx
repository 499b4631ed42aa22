import { classNames } from "../../ui/class-names.ts";
import { passwordStrength, type Strength } from "./password-strength.ts";

const LOOKS: Record<Strength, { word: string; ink: string }> = {
  0: { word: "Too weak", ink: "bg-bad" },
  1: { word: "Weak", ink: "bg-bad" },
  2: { word: "Fair", ink: "bg-warn" },
  3: { word: "Good", ink: "bg-ok" },
  4: { word: "Strong", ink: "bg-ok" },
};
const STEPS = [1, 2, 3, 4] as const;

/** Four bars and a word. It advises; only the rules beside the field can refuse. */
export function StrengthMeter({ password, own }: { password: string; own?: readonly string[] }) {
  if (password === "") return null;
  const strength = passwordStrength(password, own);
  const { word, ink } = LOOKS[strength];
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames("h-1 rounded-full transition-colors", step <= Math.max(strength, 1) ? ink : "bg-surface-3")}
          />
        ))}
      </span>
      <span role="status" className="min-w-24 text-right type-small text-muted">
        <span className="sr-only">Strength: </span>
        {word}
      </span>
    </div>
  );
}
