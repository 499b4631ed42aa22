import type { SoldItem } from "@blenda/domain/figures/model";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";

export function ItemPicture({ item, className }: { item: SoldItem; className?: string }) {
  return (
    <span
      style={stageStyle(item.stageHue)}
      className={classNames("grid h-9 w-12 shrink-0 place-items-center overflow-hidden rounded-xs bg-stage", className)}
    >
      {item.posterUrl ? (
        <img src={item.posterUrl} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <Icon name={item.type === "training" ? "graduation-cap" : "box"} size={18} className="text-faint" />
      )}
    </span>
  );
}
