import { softwareTexts } from "@blenda/domain/catalogue/texts";
import { PRICE_EDGES_CENTS, TRIANGLE_EDGES } from "@blenda/domain/search/constants";
import type { Facets } from "@blenda/domain/search/model";
import type { ProductFilters } from "@blenda/domain/search/rules";
import { price } from "../../../lib/text/money.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { Switch } from "../../../ui/controls/switch.tsx";
import { Toggle } from "../../../ui/controls/toggle.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Repeat } from "../../../ui/layout/repeat.tsx";
import type { Change } from "../../data/use-filters.ts";
import { CategoryList } from "./category-list.tsx";
import { CheckList } from "./check-list.tsx";
import { AI_NAMES, GEOMETRY_NAMES, licenceName, RIG_NAMES, TEXTURE_NAMES } from "./filter-labels.ts";
import { FilterSection } from "./filter-section.tsx";
import { RangeFilter } from "./range-filter.tsx";

const SCORES = [0, 70, 90] as const;

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
  const slide = { replace: true };
  const formats = facets.formats.filter(({ value, count }) => count > 0 || filters.formats.includes(value));
  return (
    <>
      <CategoryList categories={facets.categories} chosen={filters.category} onChange={(category) => change({ category })} />
      <RangeFilter
        title="Triangles"
        edges={TRIANGLE_EDGES}
        bars={facets.triangles}
        range={filters.triangles}
        say={exact}
        write={exact}
        read={(text) => readNumber(text, 1)}
        onChange={(triangles) => change({ triangles }, slide)}
      />
      <RangeFilter
        title="Price"
        edges={PRICE_EDGES_CENTS}
        bars={facets.prices}
        range={filters.priceCents}
        say={price}
        write={price}
        read={(text) => readNumber(text, 100)}
        onChange={(priceCents) => change({ priceCents }, slide)}
      />
      <div className="border-t border-line py-4">
        <Switch label="Free only" help={`${exact(facets.free)} models`} isOn={filters.isFree} onChange={(isFree) => change({ isFree })} />
      </div>
      <CheckList
        title="Textures"
        counts={facets.textures}
        nameOf={(size) => TEXTURE_NAMES[size]}
        chosen={filters.textures}
        onChange={(textures) => change({ textures })}
      />
      {formats.length > 0 && (
        <FilterSection title="Formats">
          <div className="flex flex-wrap gap-2">
            {formats.map(({ value }) => {
              const isOn = filters.formats.includes(value);
              const flip = () =>
                change({ formats: isOn ? filters.formats.filter((other) => other !== value) : [...filters.formats, value] });
              return (
                <Toggle key={value} isOn={isOn} onChange={flip}>
                  {value.toUpperCase()}
                </Toggle>
              );
            })}
          </div>
        </FilterSection>
      )}
      <CheckList
        title="Rig and motion"
        counts={facets.rig}
        nameOf={(fact) => RIG_NAMES[fact]}
        chosen={filters.rig}
        onChange={(rig) => change({ rig })}
      />
      <CheckList
        title="Geometry"
        counts={facets.geometry}
        nameOf={(fact) => GEOMETRY_NAMES[fact]}
        chosen={filters.geometry}
        onChange={(geometry) => change({ geometry })}
      />
      <CheckList
        title="Licence"
        counts={facets.licences}
        nameOf={licenceName}
        chosen={filters.licences}
        onChange={(licences) => change({ licences })}
      />
      <CheckList
        title="Opens in"
        counts={facets.software}
        nameOf={(name) => softwareTexts[name]}
        chosen={filters.software}
        onChange={(software) => change({ software })}
      />
      <CheckList
        title="Generative AI"
        counts={facets.ai}
        nameOf={(disclosure) => AI_NAMES[disclosure]}
        chosen={filters.ai}
        onChange={(ai) => change({ ai })}
      />
      <FilterSection title="Checked score">
        <div className="flex gap-2">
          {SCORES.map((least) => (
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
