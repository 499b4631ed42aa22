import type { PublishedType } from "@blenda/domain/publication/constants";
import { reviewTexts } from "@blenda/domain/review/texts";
import { Icon } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";

interface Props {
  itemType: PublishedType;
  title: string;
  detail: string;
  posterUrl: string | null;
  stageHue?: number | null;
}

/** An item in a list: its picture, its title and one line below it. */
export function ItemCell({ itemType, title, detail, posterUrl, stageHue = null }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-4">
      <span style={stageStyle(stageHue)} className="grid h-12 w-16 shrink-0 place-items-center overflow-hidden rounded-sm bg-stage">
        {posterUrl ? (
          <img src={posterUrl} alt="" width={64} height={48} loading="lazy" className="size-full object-cover" />
        ) : (
          <Icon name={itemType === "product" ? "box" : "graduation-cap"} className="text-faint" />
        )}
      </span>
      <span className="grid min-w-0 grid-cols-1">
        <span className="truncate font-semibold">{title || `Untitled ${reviewTexts.items[itemType].one}`}</span>
        <span className="truncate type-small text-muted">{detail}</span>
      </span>
    </span>
  );
}
