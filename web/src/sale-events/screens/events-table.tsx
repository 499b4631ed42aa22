import { EVENT_STATES } from "@blenda/domain/sale-events/constants";
import type { SaleEvent } from "@blenda/domain/sale-events/model";
import { saleEventTexts } from "@blenda/domain/sale-events/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { countText } from "../../product/table/list-question.ts";
import { useTable } from "../../product/table/use-table.ts";
import type { RowOpening, TableColumn, TableFilter } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { Tag } from "../../ui/tag.tsx";
import { eventsQuery } from "../data/event-queries.ts";
import { EVENT_TONES, spanText } from "./event-words.ts";

export const eventColumns = <Row extends SaleEvent>(): readonly TableColumn<Row>[] => [
  {
    name: "name",
    head: "Event",
    sort: "up",
    cell: ({ name, kind }) => (
      <span className="grid min-w-0 grid-cols-1">
        <span className="truncate font-semibold">{name}</span>
        {kind === "platform" && <span className="truncate type-small text-muted">By Blenda</span>}
      </span>
    ),
  },
  { name: "starts", head: "Runs", sort: "down", cell: (row) => <span className="text-muted tabular-nums">{spanText(row)}</span> },
  { name: "percent", head: "Off", isNumber: true, isNarrow: true, cell: ({ percent }) => `${percent}%` },
  { name: "items", head: "Items", isNumber: true, isNarrow: true, cell: ({ itemCount }) => exact(itemCount) },
  { name: "sales", head: "Sales", isNumber: true, isNarrow: true, cell: ({ sales }) => exact(sales) },
  { name: "revenue", head: "Revenue", isNumber: true, onCard: "figure", cell: ({ revenueCents }) => price(revenueCents) },
  { name: "given", head: "Given away", isNumber: true, isExtra: true, cell: ({ givenCents }) => price(givenCents) },
  {
    name: "state",
    head: "State",
    cell: ({ state }) => (
      <Tag tone={EVENT_TONES[state]} hasDot>
        {saleEventTexts.states[state]}
      </Tag>
    ),
  },
];

export const EVENT_FILTERS: readonly TableFilter[] = [
  { name: "state", label: "State", options: EVENT_STATES.map((value) => ({ value, label: saleEventTexts.states[value] })) },
];
/** Beside an open event there is room for these. */
const NARROW = new Set(["name", "starts", "percent", "state"]);
export const besideOf = <Row,>(columns: readonly TableColumn<Row>[]) => columns.filter(({ name }) => NARROW.has(name));

const COLUMNS = eventColumns<SaleEvent>();
const SHAPE = { name: "sale-events", columns: COLUMNS, filters: EVENT_FILTERS, sort: { by: "starts", isDown: true } } as const;

/** The page of events the address asks for. */
export function useEvents() {
  const control = useTable(SHAPE);
  return { control, ...useQuery({ ...eventsQuery(control.view), placeholderData: keepPreviousData }) };
}

interface Props {
  opening: RowOpening<SaleEvent>;
  page: ReturnType<typeof useEvents>;
  /** One of them is open. */
  isBeside: boolean;
}

export function EventsTable({ opening, isBeside, page: { control, data, error, refetch, isPlaceholderData } }: Props) {
  const isNarrowed = control.view.words !== "" || Object.keys(control.view.filters).length > 0;
  return (
    <WorkingTable
      caption="Sale events"
      control={control}
      columns={isBeside ? besideOf(COLUMNS) : COLUMNS}
      filters={EVENT_FILTERS}
      searchLabel="Find an event"
      page={data}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={isNarrowed ? "No event fits. Change the filters." : "Your sales will be listed here, like a week with 20% off."}
      count={data && countText(data, "event", "events")}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      opening={opening}
    />
  );
}
