import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { DraftPicture } from "@blenda/domain/authoring/model";
import type { ReactNode } from "react";
import { classNames } from "../../../../ui/class-names.ts";

interface Props {
  picture: DraftPicture;
  name: string;
  isCover: boolean;
  grip: ReactNode;
  onOpen: () => void;
}

/** An image; pressed it opens to be described or removed. */
export function PictureTile({ picture, name, isCover, grip, onOpen }: Props) {
  const isSmall = isCover && picture.width < AUTHORING.COVER_LEAST_PX;
  return (
    <div
      className={classNames(
        "group relative h-full overflow-hidden rounded-sm bg-stage",
        isCover ? "aspect-4/3 ring-2 ring-ember" : "aspect-4/3 ring-1 ring-line",
      )}
    >
      <button
        type="button"
        aria-label={`${isCover ? "Cover: " : ""}${name}. Describe or remove`}
        className="absolute inset-0 -outline-offset-2"
        onClick={onOpen}
      >
        <img src={picture.url} alt="" loading="lazy" decoding="async" draggable={false} className="size-full object-contain" />
      </button>
      {isCover && <span className="pointer-events-none absolute top-2 left-2 rounded-xs bg-bg px-2 py-0.5 type-label">Cover</span>}
      {isCover && (
        <span
          className={classNames(
            "pointer-events-none absolute bottom-2 left-2 rounded-xs bg-bg px-2 py-0.5 type-label tabular-nums",
            isSmall ? "text-bad" : "text-muted",
          )}
        >
          {picture.width} × {picture.height}
        </span>
      )}
      <span className="absolute top-1 right-1 rounded-xs bg-bg opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 empty:hidden">
        {grip}
      </span>
    </div>
  );
}
