import type { ChosenItem } from "@blenda/domain/content/model";
import { classNames } from "../../../ui/class-names.ts";
import { stageStyle } from "../../../ui/stage-style.ts";

export const ItemPoster = ({ item, isGrey = false }: { item: ChosenItem | undefined; isGrey?: boolean }) => (
  <span
    className={classNames("block h-12 w-16 shrink-0 overflow-hidden rounded-xs bg-stage", isGrey && "opacity-50 grayscale")}
    style={stageStyle(item?.stageHue ?? null)}
  >
    {item?.posterUrl && <img src={item.posterUrl} alt="" loading="lazy" className="size-full object-contain" />}
  </span>
);
