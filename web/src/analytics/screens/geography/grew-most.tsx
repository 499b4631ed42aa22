import { ELSEWHERE } from "@blenda/domain/analytics/constants";
import type { CountryLine } from "@blenda/domain/analytics/model";
import { NOT_KNOWN } from "@blenda/domain/figures/constants";
import { exact } from "../../../lib/text/numbers.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { placeName } from "../../data/words.ts";
import { Changed } from "../../parts/part-table.tsx";

const SHOWN = 4;
/** Twice as much of next to nothing is no growth. */
const FROM_VISITS = 10;

const growth = ({ visits, previousVisits }: CountryLine): number => visits / previousVisits;

/** Countries whose visits grew most since the days before. */
export function GrewMost({ countries }: { countries: readonly CountryLine[] }) {
  const grown = countries
    .filter((line) => line.key !== ELSEWHERE && line.key !== NOT_KNOWN && line.previousVisits >= FROM_VISITS && growth(line) > 1)
    .toSorted((one, other) => growth(other) - growth(one))
    .slice(0, SHOWN);
  if (grown.length === 0) return null;
  return (
    <Panel title="Grew most" className="min-w-0">
      <ul className="divide-y divide-line">
        {grown.map(({ key, visits, previousVisits }) => (
          <li key={key} className="flex items-baseline justify-between gap-4 py-2.5 type-ui">
            <span className="min-w-0 truncate">{placeName(key)}</span>
            <span className="flex shrink-0 items-baseline gap-4 tabular-nums">
              <span className="type-small text-muted">{exact(visits)} visits</span>
              <span className="font-semibold">
                <Changed now={visits} before={previousVisits} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
