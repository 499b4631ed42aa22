import { iconsUrl } from "virtual:icons";
import type { IconName } from "./icon-names.ts";

export type { IconName } from "./icon-names.ts";

interface Props {
  /** The tables of screens and links name icons as text; a test keeps out names without a drawing, so the list need not travel. */
  name: IconName | (string & {});
  size?: number;
  className?: string;
}

/** Always decoration: the words beside it, or the label of its button, say what it means. */
export function Icon({ name, size = 18, className = "" }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
