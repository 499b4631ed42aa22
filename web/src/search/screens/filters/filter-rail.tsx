import { CHOICE_NAMES, PRODUCT_FILTERS, RANGE_NAMES } from "@blenda/domain/search/filters";
import type { Facets } from "@blenda/domain/search/model";
import type { ProductFilters } from "@blenda/domain/search/rules";
import { exact } from "../../../lib/text/numbers.ts";
import { Switch } from "../../../ui/controls/switch.tsx";
import { Toggle } from "../../../ui/controls/toggle.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Repeat } from "../../../ui/layout/repeat.tsx";
import type { Change } from "../../data/use-filters.ts";
import { CategoryList } from "./category-list.tsx";
import { ChoiceFilter } from "./choice-filter.tsx";
import { FilterSection } from "./filter-section.tsx";
import { RangeFilter } from "./range-filter.tsx";

const { isFree, scoreLeast } = PRODUCT_FILTERS;

/** "2,000", "2k", "$25" are all understood; words are not. */
function readNumber(text: string, unit: number): number | null {
  const [, digits = "", thousands] = /^\s*\$?\s*([\d.,\s]+?)\s*(k?)\s*$/i.exec(text) ?? [];
  const value = Number(digits.replaceAll(/[,\s]/g, ""));
  return digits === "" || Number.isNaN(value) ? null : Math.round(value * (thousands ? 1_000 : 1) * unit);
}

interface Props {
  facets: Facets;
  filters: ProductFilters;
  change: Change;
}

/** Every fact a list can be narrowed by, with how many there would be. */
export function FilterRail({ facets, filters, change }: Props) {
  return (
    <>
      <CategoryList categories={facets.categories} chosen={filters.category} onChange={(category) => change({ category })} />
      {RANGE_NAMES.map((name) => {
        const { title, edges, bars, unit, say } = PRODUCT_FILTERS[name];
        return (
          <RangeFilter
            key={name}
            title={title}
            edges={edges}
            bars={facets[bars]}
            range={filters[name]}
            say={say}
            read={(text) => readNumber(text, unit)}
            onChange={(range) => change({ [name]: range }, { replace: true })}
          />
        );
      })}
      <div className="border-t border-line py-4">
        <Switch
          label={isFree.title}
          help={`${exact(facets.free)} models`}
          isOn={filters.isFree}
          onChange={(isOn) => change({ isFree: isOn })}
        />
      </div>
      {CHOICE_NAMES.map((name) => (
        <ChoiceFilter
          key={name}
          name={name}
          counts={facets[name]}
          chosen={filters[name]}
          onChange={(chosen) => change({ [name]: chosen })}
        />
      ))}
      <FilterSection title={scoreLeast.title}>
        <div className="flex gap-2">
          {[0, ...scoreLeast.steps].map((least) => (
            <Toggle key={least} isOn={filters.scoreLeast === least} onChange={() => change({ scoreLeast: least })}>
              {least === 0 ? "Any" : `${least}+`}
            </Toggle>
          ))}
        </div>
      </FilterSection>
    </>
  );
}

export function FilterRailSkeleton() {
  return (
    <div className="grid gap-6 border-t border-line pt-4">
      <Skeleton className="h-60" />
      <Repeat of={SectionSkeleton} times={4} />
    </div>
  );
}

const SectionSkeleton = () => <Skeleton className="h-32" />;
