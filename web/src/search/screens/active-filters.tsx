import type { ProductFilters } from "@blenda/domain/search/rules";
import { useCreatorInfo } from "../../shops/data/creator-info.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Change } from "../data/use-filters.ts";
import { NO_FILTERS } from "../data/write-filters.ts";
import { activeChips } from "./filters/filter-labels.ts";

interface Props {
  filters: ProductFilters;
  change: Change;
}

/** What narrows the list, each with the way to take it away. */
export function ActiveFilters({ filters, change }: Props) {
  return filters.shop === null ? (
    <Chips filters={filters} change={change} shopName="" />
  ) : (
    <ShopChips filters={filters} change={change} shop={filters.shop} />
  );
}

/** The address knows a shop by its creator's id; people know it by its name. */
function ShopChips({ shop, ...rest }: Props & { shop: string }) {
  const creator = useCreatorInfo(shop);
  return <Chips {...rest} shopName={creator?.shopName || creator?.displayName || "One shop"} />;
}

function Chips({ filters, change, shopName }: Props & { shopName: string }) {
  const chips = activeChips(filters, shopName);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={`Remove ${label}`}
            onClick={() => change(without)}
            className="touch-target inline-flex h-8 max-w-64 items-center gap-2 rounded-xs border border-line bg-surface-3 pr-2 pl-3 type-small font-semibold text-text transition-colors hover:border-line-strong"
          >
            <span className="truncate">{label}</span>
            <Icon name="x" size={14} className="text-muted" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => change({ ...NO_FILTERS, term: "" })}
          className="touch-target h-8 px-2 type-small text-muted transition-colors hover:text-text"
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}
