import type { BundleItem } from "@blenda/domain/bundles/model";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";

const SHOWN = 4;

type PosterItem = Pick<BundleItem, "itemType" | "itemId" | "posterUrl" | "stageHue">;

/** What is in it at a glance: the first four, each on its own stage. */
export function BundlePosters({ items, className }: { items: readonly PosterItem[]; className: string }) {
  const shown = items.slice(0, SHOWN);
  return (
    <div className={classNames("grid gap-0.5 overflow-hidden rounded-sm bg-line", shown.length > 1 && "grid-cols-2", className)}>
      {shown.map(({ itemType, itemId, posterUrl, stageHue }, at) => (
        <div
          key={itemId}
          style={stageStyle(stageHue)}
          className={classNames(
            "relative min-h-0 overflow-hidden bg-stage",
            shown.length === 2 && "row-span-2",
            shown.length === 3 && at === 0 && "row-span-2",
          )}
        >
          {posterUrl ? (
            <img
              src={posterUrl}
              alt=""
              width={320}
              height={240}
              loading="lazy"
              decoding="async"
              className="absolute inset-0 size-full object-cover"
            />
          ) : (
            <Icon name={itemType === "training" ? "graduation-cap" : "box"} size={24} className="absolute inset-0 m-auto text-faint" />
          )}
        </div>
      ))}
    </div>
  );
}
