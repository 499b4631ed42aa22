import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

/** The look of an icon that can be pressed, for links. */
export const iconButtonStyle =
  "touch-target inline-grid size-10 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-surface-2 hover:text-text active:bg-surface-3 disabled:text-faint aria-expanded:bg-surface-2 aria-expanded:text-text";

interface Props extends Omit<ComponentProps<"button">, "children"> {
  icon: IconName;
  /** What it does, for people who do not see the picture. */
  label: string;
}

export function IconButton({ icon, label, className, ...rest }: Props) {
  return (
    <button type="button" aria-label={label} className={classNames(iconButtonStyle, className)} {...rest}>
      <Icon name={icon} size={20} />
    </button>
  );
}
