import type { Dimension } from "@blenda/domain/figures/constants";
import type { SoldItem } from "@blenda/domain/figures/model";
import { fullDayOf, monthOf } from "../../../lib/text/utc-day.ts";
import { sliceName } from "../../data/words.ts";
import { ItemPicture } from "../item-picture.tsx";

/** What a row of a report is called: a day, a month, a product with its picture, a country. */
export function RowName({ by, row: { key, item } }: { by: Dimension | "day" | "month"; row: { key: string; item: SoldItem | null } }) {
  const name = by === "day" ? fullDayOf(key) : by === "month" ? monthOf(key) : sliceName(by, key, item);
  if (!item) return <span className="block truncate">{name}</span>;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <ItemPicture item={item} className="max-sm:hidden" />
      <span className="truncate">{name}</span>
    </span>
  );
}
