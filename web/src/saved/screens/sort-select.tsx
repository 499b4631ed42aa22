import { SAVED_SORTS, type SavedSort } from "@blenda/domain/saved/constants";
import { FramedSelect } from "../../ui/controls/framed-select.tsx";

const NAMES: Record<SavedSort, string> = {
  newest: "Last saved",
  oldest: "First saved",
  title: "Name",
  "price-up": "Price, low to high",
  "price-down": "Price, high to low",
};
const OPTIONS = SAVED_SORTS.map((value) => ({ value, label: NAMES[value] }));

export function SortSelect({ sort, onSort }: { sort: SavedSort; onSort: (sort: SavedSort) => void }) {
  return <FramedSelect label="Sort" value={sort} options={OPTIONS} onChange={onSort} />;
}
