import type { Candidate, EventItem } from "@blenda/domain/sale-events/model";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSettled } from "../../lib/clock/use-settled.ts";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { BeforePrice } from "../../product/sale/before-price.tsx";
import { SaleBadge } from "../../product/sale/sale-badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { keyOfItem, turnedItem } from "../data/event-form.ts";
import { candidatesQuery, type EventTerms, saversQuery } from "../data/event-queries.ts";
import { Conflicts } from "./conflicts.tsx";

interface Props {
  terms: EventTerms;
  items: readonly EventItem[];
  onChange: (items: EventItem[]) => void;
  /** Beside each that is chosen: a percentage of its own. */
  extra?: (candidate: Candidate) => ReactNode;
}

const SEARCH_FROM = 8;

/** One's own items beside the dates: which can take part, what buyers would see, and what each sale would earn. */
export function CandidateList({ terms, items, onChange, extra }: Props) {
  const [words, setWords] = useState("");
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useInfiniteQuery(
    candidatesQuery(terms, useSettled(words.trim())),
  );
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  const rows = data.pages.flatMap((page) => page.rows);
  const [first] = data.pages;
  const chosen = new Set(items.map(keyOfItem));
  const possible = rows.filter(({ problem }) => problem === null);
  const refused = rows.filter((row) => row.problem !== null && chosen.has(keyOfItem(row)));
  const leaveOut = () => {
    const out = new Set(refused.map(keyOfItem));
    onChange(items.filter((item) => !out.has(keyOfItem(item))));
  };
  const chooseAll = () =>
    onChange([
      ...items,
      ...possible.filter((row) => !chosen.has(keyOfItem(row))).map(({ itemType, itemId }) => ({ itemType, itemId, percent: null })),
    ]);
  return (
    <div
      aria-busy={isPlaceholderData || undefined}
      className={classNames("grid gap-4 transition-opacity", isPlaceholderData && "opacity-60")}
    >
      {refused.length > 0 && <Conflicts refused={refused} onLeaveOut={leaveOut} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="type-small text-muted tabular-nums">
          {items.length} chosen, {first?.possible ?? 0} can take part
        </p>
        {possible.some((row) => !chosen.has(keyOfItem(row))) && (
          <Button size="small" onClick={chooseAll}>
            {words === "" && !hasNextPage ? "Choose all that can" : "Choose these"}
          </Button>
        )}
      </div>
      {(words !== "" || rows.length > SEARCH_FROM) && (
        <Input
          type="search"
          aria-label="Search your items"
          placeholder="Search your items"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {rows.length === 0 && (
        <p className="type-ui text-muted">
          {words === "" ? "Products and courses you sell will be listed here." : "None of yours has that in its name."}
        </p>
      )}
      <ul className="grid divide-y divide-line empty:hidden">
        {rows.map((row) => (
          <li key={keyOfItem(row)} className="grid gap-1 py-2">
            <Row row={row} isChosen={chosen.has(keyOfItem(row))} onTurn={() => onChange(turnedItem(items, row))} />
            {chosen.has(keyOfItem(row)) && extra?.(row)}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          More items
        </Button>
      )}
      {items.length > 0 && <Savers terms={terms} items={items} />}
    </div>
  );
}

/** Who hears of the sale, however much of it they saved. Counted once nobody has changed the choice for a moment. */
function Savers({ terms, items }: Pick<Props, "terms" | "items">) {
  const asked = JSON.parse(useSettled(JSON.stringify({ terms, items }))) as Pick<Props, "terms" | "items">;
  const { data: { people } = { people: 0 } } = useQuery(saversQuery(asked.terms, asked.items));
  if (people === 0) return null;
  return (
    <p className="type-small text-muted tabular-nums">
      {people === 1
        ? "1 person saved what you chose and gets one notice."
        : `${exact(people)} people saved what you chose. Each gets one notice.`}
    </p>
  );
}

function Row({ row, isChosen, onTurn }: { row: Candidate; isChosen: boolean; onTurn: () => void }) {
  const { title, problem, priceCents, sale, keepsCents, keepsOnSaleCents } = row;
  return (
    <Checkbox checked={isChosen} disabled={problem !== null && !isChosen} onChange={onTurn}>
      <span className="grid gap-0.5 py-1">
        <span className="font-semibold wrap-anywhere">{title}</span>
        {problem ? (
          <span className="type-small text-muted">{problem.message}</span>
        ) : (
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 type-small text-muted tabular-nums">
            <span className="text-text">{price(sale.priceCents)}</span>
            <BeforePrice sale={sale} />
            {sale.percentOff > 0 && <SaleBadge percentOff={sale.percentOff} className="bg-ember-soft" />}
            {sale.percentOff === 0 && sale.priceCents < priceCents && <span>nothing struck through</span>}
            <span>
              you keep {price(keepsOnSaleCents)} instead of {price(keepsCents)}
            </span>
          </span>
        )}
      </span>
    </Checkbox>
  );
}
