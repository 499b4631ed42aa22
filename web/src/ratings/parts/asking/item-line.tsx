import type { RatedItem } from "@blenda/domain/ratings/model";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";

interface Props {
  item: { itemType: RatedItem["itemType"]; title: string; posterUrl: string | null; stageHue: number | null };
  children: ReactNode;
}

/** What is spoken about: its picture, its name, and whatever else belongs there. */
export const ItemLine = ({ item: { itemType, title, posterUrl, stageHue }, children }: Props) => (
  <div className="flex items-center gap-4">
    <span
      style={stageStyle(stageHue)}
      className="grid aspect-4/3 w-28 shrink-0 place-items-center overflow-hidden rounded-sm bg-stage sm:w-32"
    >
      {posterUrl ? (
        <img src={posterUrl} alt="" className="size-full object-contain" />
      ) : (
        <Icon name={itemType === "training" ? "graduation-cap" : "box"} size={28} className="text-faint" />
      )}
    </span>
    <div className="grid min-w-0 gap-1">
      <p className="type-h3 break-words">{title}</p>
      {children}
    </div>
  </div>
);
