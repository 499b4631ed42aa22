import type { AffiliateRange } from "@blenda/domain/affiliates/constants";
import type { DayFigures, ItemFigures, LinkFigures } from "@blenda/domain/affiliates/model";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { weekdayOf } from "../../lib/text/utc-day.ts";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { daysQuery, itemsQuery, linksQuery } from "../data/affiliate-queries.ts";
import { BroughtTable } from "./brought-table.tsx";

const WAYS = ["link", "product", "day"] as const;
type Way = (typeof WAYS)[number];
const NAMES: Readonly<Record<Way, string>> = { link: "Link", product: "Product", day: "Day" };

/** What clicks brought, by link, product or day, with conversion and earnings per click. */
export function BroughtFigures({ range }: { range: AffiliateRange }) {
  const [way, setWay] = useState<Way>("link");
  const options = WAYS.map((value) => ({ value, label: NAMES[value] }));
  return (
    <Panel
      title="What brings what"
      className="min-w-0"
      aside={<SegmentedControl label="By" value={way} options={options} onChange={setWay} />}
    >
      {way === "link" && <ByLink range={range} />}
      {way === "product" && <ByProduct range={range} />}
      {way === "day" && <ByDay range={range} />}
    </Panel>
  );
}

function ByLink({ range }: { range: AffiliateRange }) {
  const table = ({ links }: { links: LinkFigures[] }) =>
    links.length > 0 && (
      <BroughtTable
        caption="What each link brings"
        head="Link"
        rows={links}
        keyOf={({ path, sub }) => `${path} ${sub}`}
        name={({ path, sub }) => <Name text={path || "Page not known"} note={sub} />}
      />
    );
  return <Loaded query={useQuery(linksQuery(range))} table={table} />;
}

function ByProduct({ range }: { range: AffiliateRange }) {
  const table = ({ items }: { items: ItemFigures[] }) =>
    items.length > 0 && (
      <div className="grid gap-3">
        <BroughtTable
          caption="What is bought"
          head="Product"
          rows={items}
          keyOf={({ itemKey }) => itemKey}
          name={({ title, itemKey }) => <Name text={title} note={itemKey.startsWith("training:") ? "Course" : ""} />}
          ratesOf={({ clicks, ownOrders: orders, ownCents: cents }) => ({ clicks, orders, cents })}
        />
        <p className="type-small text-muted">
          Clicks, conversion and earnings per click are those of links to its own page. Orders also come by your other links.
        </p>
      </div>
    );
  return <Loaded query={useQuery(itemsQuery(range))} table={table} />;
}

function ByDay({ range }: { range: AffiliateRange }) {
  const table = ({ days }: { days: DayFigures[] }) =>
    days.length > 0 && (
      <BroughtTable
        caption="What each day brings"
        head="Day, UTC"
        rows={days}
        keyOf={({ day }) => day}
        name={({ day }) => <Name text={weekdayOf(day)} note="" />}
      />
    );
  return <Loaded query={useQuery(daysQuery(range))} table={table} />;
}

const Name = ({ text, note }: { text: string; note: string }) => (
  <span className="grid min-w-36">
    <span className="max-w-60 font-semibold wrap-anywhere">{text}</span>
    {note && <span className="type-small text-muted">{note}</span>}
  </span>
);

function Loaded<Data>({ query: { data, error, refetch }, table }: { query: UseQueryResult<Data>; table: (data: Data) => ReactNode }) {
  if (data) return table(data) || <p className="text-muted">No clicks in this time.</p>;
  if (error) return <ErrorState message={affiliateTexts.broughtFailed} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="Loading what your links bring">
      <Skeleton className="h-24" />
    </div>
  );
}
