import type { CountryLine, Geography } from "@blenda/domain/analytics/model";
import { analyticsTexts } from "@blenda/domain/analytics/texts";
import { useState } from "react";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { partText, placeName } from "../../data/words.ts";
import { Changed } from "../../parts/part-table.tsx";

const AT_FIRST = 15;

interface Props {
  report: Geography;
  isCompared: boolean;
  marked: string | null;
  onMark: (key: string | null) => void;
}

/** The same as the map, for eyes, ears and keys: a country reached here is marked there. */
export function CountryTable({ report, isCompared, marked, onMark }: Props) {
  const [words, setWords] = useState("");
  const [isOpen, setOpen] = useState(false);
  const found = report.countries.filter(({ key }) => placeName(key).toLowerCase().includes(words.trim().toLowerCase()));
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
          <caption className="sr-only">Countries by visits</caption>
          <thead>
            <tr className="border-b border-line type-label text-muted">
              {["Country", "Visits", "Share", "Paid", "Conversion", "Orders", "Revenue", ...(isCompared ? ["Change"] : [])].map(
                (head, at) => (
                  <th key={head} scope="col" className={classNames("px-3 py-3 whitespace-nowrap", at === 0 ? "text-left" : "text-right")}>
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((line) => (
              <Row
                key={line.key}
                line={line}
                all={report.totals.visits}
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
          {analyticsTexts.means.elsewhere} {report.grouped === 1 ? "One is in it." : `${exact(report.grouped)} are in it.`}
        </p>
      )}
    </Panel>
  );
}

interface RowProps {
  line: CountryLine;
  all: number;
  isCompared: boolean;
  isMarked: boolean;
  onMark: (key: string | null) => void;
}

function Row({ line, all, isCompared, isMarked, onMark }: RowProps) {
  const cells = [
    exact(line.visits),
    partText(line.visits, all),
    exact(line.paid),
    partText(line.paid, line.visits),
    exact(line.orders),
    amount(line.cents),
  ];
  return (
    <tr
      className={classNames("transition-colors", isMarked && "bg-surface-2")}
      onPointerEnter={() => onMark(line.key)}
      onPointerLeave={() => onMark(null)}
    >
      <th scope="row" className="px-3 py-2.5 text-left font-medium">
        <button type="button" className="rounded-xs text-left" onFocus={() => onMark(line.key)} onClick={() => onMark(line.key)}>
          {placeName(line.key)}
        </button>
      </th>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
        <td key={at} className="px-3 py-2.5 text-right whitespace-nowrap tabular-nums">
          {cell}
        </td>
      ))}
      {isCompared && (
        <td className="px-3 py-2.5 text-right whitespace-nowrap tabular-nums">
          <Changed now={line.visits} before={line.previousVisits} />
        </td>
      )}
    </tr>
  );
}
