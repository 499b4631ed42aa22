import type { ItemType } from "@blenda/domain/orders/constants";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";

interface Props {
  url: string | null | undefined;
  stageHue: number | null | undefined;
  itemType: ItemType | "bundle";
  className: string;
}

const ICONS: Record<Props["itemType"], IconName> = {
  product: "box",
  training: "graduation-cap",
  bundle: "layers",
  token_pack: "coins",
  plan: "coins",
};

/** A small picture of what is bought, on its own stage. */
export function LinePoster({ url, stageHue, itemType, className }: Props) {
  return (
    <div
      style={stageStyle(stageHue ?? null)}
      className={classNames("relative aspect-4/3 shrink-0 overflow-hidden rounded-sm bg-stage", className)}
    >
      {url ? (
        <img src={url} alt="" width={640} height={480} decoding="async" className="absolute inset-0 size-full object-contain" />
      ) : (
        <Icon name={ICONS[itemType]} size={24} className="absolute inset-0 m-auto text-faint" />
      )}
    </div>
  );
}
