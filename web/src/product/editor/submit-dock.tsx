import type { ReactNode } from "react";
import { Button } from "../../ui/controls/button.tsx";

interface Props {
  title: ReactNode;
  text: ReactNode;
  /** How many things are open; `null`: it is being checked, and there is nothing to press. */
  open: number | null;
  label: string;
  isSubmitting: boolean;
  onSubmit: () => void;
  onNext: () => void;
}

/** On phones what is left stays at the lower edge, with the way to the next of it. */
export function SubmitDock({ title, text, open, label, isSubmitting, onSubmit, onNext }: Props) {
  return (
    <div
      data-docked
      className="sticky bottom-0 z-10 -mx-4 flex min-h-18 items-center justify-between gap-4 border-t border-line bg-surface-1 px-4 py-2 md:hidden"
    >
      <p className="grid min-w-0">
        <span className="type-ui font-semibold">{title}</span>
        <span className="truncate type-small text-muted">{text}</span>
      </p>
      {open === null ? null : open > 0 ? (
        <Button icon="arrow-down" size="large" onClick={onNext}>
          Next one
        </Button>
      ) : (
        <Button kind="primary" size="large" isBusy={isSubmitting} onClick={onSubmit}>
          {label}
        </Button>
      )}
    </div>
  );
}

export const leftText = (open: number): string => (open === 0 ? "Ready" : open === 1 ? "1 thing left" : `${open} things left`);
