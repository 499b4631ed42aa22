import type { PlatformEvent } from "@blenda/domain/sale-events/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { exact } from "../../../lib/text/numbers.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { countText } from "../../../product/table/list-question.ts";
import { useTable } from "../../../product/table/use-table.ts";
import type { RowOpening, TableColumn } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { platformEventsQuery } from "../../data/event-queries.ts";
import { besideOf, EVENT_FILTERS, eventColumns } from "../events-table.tsx";

const COLUMNS: readonly TableColumn<PlatformEvent>[] = [
  ...eventColumns<PlatformEvent>(),
  { name: "creators", head: "Creators", isNumber: true, isNarrow: true, cell: ({ creators }) => exact(creators) },
  { name: "deadline", head: "Join until", isExtra: true, cell: ({ optInDeadline }) => dayOf(optInDeadline) },
];
const SHAPE = { name: "platform-events", columns: COLUMNS, filters: EVENT_FILTERS, sort: { by: "starts", isDown: true } } as const;

/** The page of events the address asks for. */
export function usePlatformEvents() {
  const control = useTable(SHAPE);
  return { control, ...useQuery({ ...platformEventsQuery(control.view), placeholderData: keepPreviousData }) };
}

interface Props {
  opening: RowOpening<PlatformEvent>;
  page: ReturnType<typeof usePlatformEvents>;
  /** One of them is open. */
  isBeside: boolean;
}

export function PlatformTable({ opening, isBeside, page: { control, data, error, refetch, isPlaceholderData } }: Props) {
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
      empty={isNarrowed ? "No event fits. Change the filters." : "Sales that creators are invited to will be listed here."}
      count={data && countText(data, "event", "events")}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      opening={opening}
    />
  );
}
