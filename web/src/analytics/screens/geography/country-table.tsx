import type { CountryLine, Geography } from "@blenda/domain/analytics/model";
import { analyticsTexts } from "@blenda/domain/analytics/texts";
import { useState } from "react";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { EDGES, inkOf, type MapMeasure } from "../../data/edges.ts";
import { partText, placeName } from "../../data/words.ts";
import { Changed } from "../../parts/part-table.tsx";

const AT_FIRST = 15;
interface Head {
  head: string;
  of?: MapMeasure;
}
const HEADS: readonly Head[] = [
  { head: "Country" },
  { head: "Visits", of: "visits" },
  { head: "Share" },
  { head: "Paid" },
  { head: "Conversion" },
  { head: "Orders", of: "orders" },
  { head: "Revenue", of: "cents" },
];
const COMPARED_HEADS: readonly Head[] = [...HEADS, { head: "Change in visits" }];

interface Props {
  report: Geography;
  /** What the map shows: the table is in its order, and says its shares. */
  measure: MapMeasure;
  isCompared: boolean;
  marked: string | null;
  onMark: (key: string | null) => void;
}

/** The same as the map, for eyes, ears and keys: a country reached here is marked there. */
export function CountryTable({ report, measure, isCompared, marked, onMark }: Props) {
  const [words, setWords] = useState("");
  const [isOpen, setOpen] = useState(false);
  const ordered = report.countries.toSorted((one, other) => other[measure] - one[measure]);
  const found = ordered.filter(({ key }) => placeName(key).toLowerCase().includes(words.trim().toLowerCase()));
  const shown = isOpen || words !== "" ? found : found.slice(0, AT_FIRST);
  return (
    <Panel
      title="Countries"
      aside={
        <Input
          type="search"
          aria-label="Find a country"
          placeholder="Find a country"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="max-w-52"
        />
      }
      className="min-w-0"
    >
      <div className="overflow-x-auto">
        <table className="w-full border-collapse type-ui">
          <caption className="sr-only">Countries by {EDGES[measure].name}</caption>
          <thead>
            <tr className="border-b border-line type-label text-muted">
              {(isCompared ? COMPARED_HEADS : HEADS).map(({ head, of }) => (
                <th
                  key={head}
                  scope="col"
                  aria-sort={of === measure ? "descending" : undefined}
                  className={classNames(
                    "px-3 py-3 whitespace-nowrap",
                    head === "Country" ? "text-left" : "text-right",
                    of === measure && "text-text",
                  )}
                >
                  {head}
                  {of === measure && <span aria-hidden="true"> ↓</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((line) => (
              <Row
                key={line.key}
                line={line}
                measure={measure}
                all={report.totals[measure]}
                isCompared={isCompared}
                isMarked={line.key === marked}
                onMark={onMark}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p className="py-8 text-center type-ui text-muted">No country with this name.</p>}
      {shown.length < found.length && (
        <Button kind="quiet" size="small" className="mt-3" onClick={() => setOpen(true)}>
          Show all {found.length}
        </Button>
      )}
      {report.grouped > 0 && (
        <p className="mt-4 border-t border-line pt-4 type-small text-muted">
          {analyticsTexts.means.elsewhere} {report.grouped === 1 ? "It's one now." : `There are ${exact(report.grouped)} now.`}
        </p>
      )}
    </Panel>
  );
}

interface RowProps {
  line: CountryLine;
  measure: MapMeasure;
  all: number;
  isCompared: boolean;
  isMarked: boolean;
  onMark: (key: string | null) => void;
}

function Row({ line, measure, all, isCompared, isMarked, onMark }: RowProps) {
  return (
    <tr
      className={classNames("transition-colors", isMarked && "bg-surface-2")}
      onPointerEnter={() => onMark(line.key)}
      onPointerLeave={() => onMark(null)}
    >
      <th scope="row" className="px-3 py-2.5 text-left font-medium">
        <button type="button" className="rounded-xs text-left" onFocus={() => onMark(line.key)} onClick={() => onMark(line.key)}>
          <span className="inline-flex items-center gap-2.5">
            <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
              <rect width="10" height="10" rx="2" className={inkOf(measure, line[measure])} />
            </svg>
            {placeName(line.key)}
          </span>
        </button>
      </th>
      <Cell text={exact(line.visits)} />
      <td className="px-3 py-2.5 text-right whitespace-nowrap tabular-nums">
        <span className="inline-flex items-center gap-3">
          <span aria-hidden="true" className="h-1 w-14 overflow-hidden rounded-full bg-surface-3 max-sm:hidden">
            <span
              className="block h-full rounded-full bg-chart-1-soft"
              style={{ width: `${all === 0 ? 0 : (100 * line[measure]) / all}%` }}
            />
          </span>
          <span className="min-w-12">{partText(line[measure], all)}</span>
        </span>
      </td>
      <Cell text={exact(line.paid)} />
      <Cell text={partText(line.paid, line.visits)} />
      <Cell text={exact(line.orders)} />
      <Cell text={amount(line.cents)} />
      {isCompared && (
        <td className="px-3 py-2.5 text-right whitespace-nowrap tabular-nums">
          <Changed now={line.visits} before={line.previousVisits} />
        </td>
      )}
    </tr>
  );
}

function Cell({ text }: { text: string }) {
  return <td className="px-3 py-2.5 text-right whitespace-nowrap tabular-nums">{text}</td>;
}
