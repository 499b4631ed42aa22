import type { ReactNode } from "react";

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** A choice that stays pressed. Selected is an ember edge, not a fill, so that several do not shout. */
export function Toggle({ isOn, onChange, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      className="touch-target inline-grid h-8 place-items-center rounded-xs border border-line-strong px-3 type-small font-semibold text-muted transition-colors hover:bg-surface-2 hover:text-text aria-pressed:border-ember aria-pressed:text-text aria-pressed:shadow-[inset_0_0_0_1px_var(--ember)]"
    >
      {children}
    </button>
  );
}
