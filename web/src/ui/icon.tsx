import { iconsUrl } from "virtual:icons";
import { ICON_NAMES, type IconName } from "./icon-names.ts";

export type { IconName } from "./icon-names.ts";

const known: ReadonlySet<string> = new Set(ICON_NAMES);

interface Props {
  /** The tables of screens and links name icons as text; a name nobody drew shows nothing. */
  name: IconName | (string & {});
  size?: number;
  className?: string;
}

/** Always decoration: the words beside it, or the label of its button, say what it means. */
export function Icon({ name, size = 18, className = "" }: Props) {
  if (!known.has(name)) return null;
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
