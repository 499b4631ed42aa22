import type { ItemType } from "@blenda/domain/orders/constants";
import type { ReactNode } from "react";
import { LinePoster } from "../../cart/parts/line-poster.tsx";

interface Props {
  line: { title: string; shopName: string; posterUrl: string | null; stageHue: number | null; itemType: ItemType | "bundle" };
  /** At the end of the line. */
  children?: ReactNode;
}

/** One thing of an order that stands: its picture, its name, whose it is. */
export function LineBrief({ line: { title, shopName, posterUrl, stageHue, itemType }, children }: Props) {
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 py-4">
      <LinePoster url={posterUrl} stageHue={stageHue} itemType={itemType} className="w-full" />
      <div className="grid min-w-0 gap-0.5">
        <p className="type-ui font-semibold">{title}</p>
        <p className="truncate type-small text-muted">{shopName}</p>
      </div>
      {children}
    </li>
  );
}
