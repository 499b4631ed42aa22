import { PROVIDER_EVENT_TYPES } from "@blenda/domain/payments/constants";
import type { ProviderEventLine } from "@blenda/domain/payments/model";
import { paymentTexts } from "@blenda/domain/payments/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { momentOf } from "../../../lib/text/time.ts";
import { countText } from "../../../product/table/list-question.ts";
import { useOpened } from "../../../product/table/use-opened.ts";
import { useTable } from "../../../product/table/use-table.ts";
import { classNames } from "../../../ui/class-names.ts";
import { drawerPageStyle } from "../../../ui/layout/drawer.tsx";
import { Pressable } from "../../../ui/layout/pressable.tsx";
import type { TableColumn, TableFilter } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { providerEventsQuery } from "../../data/payment-queries.ts";
import { EventDrawer } from "./event-drawer.tsx";

const typeText = (type: string): string => (paymentTexts.eventTypes as Record<string, string>)[type] ?? type;

const COLUMNS: readonly TableColumn<ProviderEventLine>[] = [
  { name: "type", head: "Event", onCard: "title", cell: ({ type }) => <span className="whitespace-nowrap">{typeText(type)}</span> },
  {
    name: "object",
    head: "Payment",
    cell: ({ objectId }) => <span className="type-small wrap-anywhere text-muted">{objectId || "–"}</span>,
  },
  {
    name: "outcome",
    head: "Outcome",
    cell: ({ processedAt, outcome }) =>
      processedAt ? <span className="text-muted">{outcome ?? "–"}</span> : <Tag tone="warn">Waiting</Tag>,
  },
  { name: "provider", head: "Provider", isExtra: true, onCard: "none", cell: ({ provider }) => provider },
  {
    name: "received",
    head: "Received",
    sort: "down",
    isNumber: true,
    onCard: "figure",
    cell: ({ receivedAt }) => <span className="whitespace-nowrap text-muted">{momentOf(receivedAt)}</span>,
  },
];
const FILTERS: readonly TableFilter[] = [
  { name: "type", label: "Event", options: PROVIDER_EVENT_TYPES.map((value) => ({ value, label: typeText(value) })) },
  { name: "show", label: "Show", options: [{ value: "waiting", label: "Waiting only" }] },
];
const SHAPE = { name: "provider-events", columns: COLUMNS, filters: FILTERS, sort: { by: "received", isDown: true } } as const;

const keyOf = ({ provider, eventId }: Pick<ProviderEventLine, "provider" | "eventId">) => `${provider}:${eventId}`;

/** What the card provider told us, and one piece of it beside the list. */
export function EventsTab({ head }: { head: ReactNode }) {
  const control = useTable(SHAPE);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...providerEventsQuery(control.view), placeholderData: keepPreviousData });
  const { opened, opening, walk, onArrows, close } = useOpened(data?.rows ?? [], keyOf);
  return (
    <Pressable className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-1 gap-5", opened && "max-xl:hidden")}>
        {head}
        <WorkingTable
          caption="Provider events"
          control={control}
          columns={COLUMNS}
          filters={FILTERS}
          searchLabel="Event or payment ID"
          page={data}
          isStale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          empty="No event matches."
          count={data && countText(data, "event", "events")}
          keyOf={keyOf}
          nameOf={({ type, objectId }) => `${typeText(type)} ${objectId}`}
          opening={opening}
          hints={[{ keys: ["↑", "↓"], does: "Previous or next event" }]}
        />
      </div>
      {opened && <EventDrawer of={opened} walk={walk} onClose={close} />}
    </Pressable>
  );
}
