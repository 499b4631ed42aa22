import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

type Kind = "primary" | "secondary" | "quiet" | "danger";
type Size = "small" | "medium" | "large";

const KINDS: Record<Kind, string> = {
  primary: "bg-ember text-on-ember hover:bg-ember-hover active:bg-ember-press",
  secondary: "border border-line-strong bg-surface-2 text-text hover:bg-surface-3 active:bg-surface-1",
  quiet: "text-muted hover:bg-surface-2 hover:text-text active:bg-surface-3",
  danger: "border border-bad-line text-bad hover:bg-bad-soft",
};

const SIZES: Record<Size, string> = {
  small: "h-8 rounded-xs px-3 gap-1.5",
  medium: "h-10 rounded-sm px-4 gap-2",
  large: "h-12 rounded-sm px-5 gap-2",
};

/** The look of a button for things that are not one, such as a link that leads to the next step. */
export function buttonStyle(kind: Kind = "secondary", size: Size = "medium", extra?: string): string {
  return classNames(
    "touch-target inline-flex items-center justify-center type-ui font-semibold whitespace-nowrap transition-colors select-none",
    "disabled:border-transparent disabled:bg-surface-3 disabled:text-faint aria-disabled:bg-surface-3 aria-disabled:text-faint",
    KINDS[kind],
    SIZES[size],
    extra,
  );
}

interface Props extends ComponentProps<"button"> {
  kind?: Kind;
  size?: Size;
  icon?: IconName;
  /** Keeps its width and the focus, and says that it works; a second press does nothing. */
  isBusy?: boolean;
  children: ReactNode;
}

export function Button({ kind = "secondary", size = "medium", icon, isBusy = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      className={buttonStyle(kind, size, className)}
      {...rest}
      // A disabled button would lose the focus, and listeners of a screen reader their place.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <Icon name="loader-circle" className="turning" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
