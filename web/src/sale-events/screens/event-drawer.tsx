import type { EventDetail } from "@blenda/domain/sale-events/model";
import { saleEventTexts } from "@blenda/domain/sale-events/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { momentOf } from "../../lib/text/time.ts";
import { SaleEnd } from "../../product/sale/sale-end.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../ui/layout/drawer.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { EventSketch } from "../data/calendar-rows.ts";
import { fieldsOfEvent, keyOfItem } from "../data/event-form.ts";
import { eventQuery, learnEvent } from "../data/event-queries.ts";
import { EventForm } from "./event-form.tsx";
import { EventSaving } from "./event-saving.tsx";
import { EVENT_TONES } from "./event-words.ts";
import { useEventForm } from "./use-event-form.ts";

interface Props {
  id: string;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onSketch: (sketch: EventSketch | null) => void;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** One event: a draft is written on, everything later is read, and cancelled. */
export function EventDrawer({ id, walk, onSketch, onSaved, onClose }: Props) {
  const { data: event, error, refetch } = useQuery(eventQuery(id));
  return (
    <Drawer of={id} label={event?.name ?? "Sale event"} backLabel="Sale Events" walk={{ label: "event", ...walk }} onClose={onClose}>
      {error && !event && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!event && !error && (
        <div role="status" aria-label="Loading the sale event" className="grid gap-5 p-6">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {event && (
        <div key={`${event.id} ${event.state}`}>
          <Head event={event} />
          {event.state === "draft" ? <Edit event={event} onSketch={onSketch} onSaved={onSaved} /> : <Items event={event} />}
        </div>
      )}
    </Drawer>
  );
}

function Head({ event }: { event: EventDetail }) {
  const { name, state, startsAt, endsAt, percent, sales, revenueCents, givenCents } = event;
  return (
    <div className="grid gap-4 px-4 py-5 md:px-6">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 type-h2 wrap-anywhere">{name}</h2>
          <Tag tone={EVENT_TONES[state]} hasDot>
            {saleEventTexts.states[state]}
          </Tag>
        </div>
        <p className="type-small text-muted tabular-nums">
          {percent}% off, {momentOf(startsAt)} to {momentOf(endsAt)}
        </p>
        {state === "active" && <SaleEnd endsAt={endsAt} className="type-small text-ok" />}
      </div>
      {(state === "active" || state === "ended" || sales > 0) && (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
          <Fact label="Sales" value={exact(sales)} />
          <Fact label="Revenue" value={price(revenueCents)} />
          <Fact label="Given away" value={price(givenCents)} />
        </dl>
      )}
      {(state === "draft" || state === "scheduled" || state === "active") && event.kind === "creator" && <Cancel event={event} />}
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="grid">
    <dt className="type-small text-muted">{label}</dt>
    <dd className="type-ui font-semibold">{value}</dd>
  </div>
);

function Cancel({ event: { id, name, state } }: { event: EventDetail }) {
  const [isAsking, setAsking] = useState(false);
  const { act, isActing } = useAct(api.saleEvents.cancelSaleEvent, { learn: learnEvent, done: () => `${name} is cancelled` });
  const words = state === "active" ? "End it now" : state === "draft" ? "Discard the draft" : "Cancel event";
  return (
    <>
      <Button size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        {words}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={state === "active" ? `End ${name} now?` : `Cancel ${name}?`}
          label={words}
          keepLabel="Keep it"
          isBusy={isActing}
          onYes={() => act({ id }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {state === "active"
            ? "Prices go back right away, also in open carts. Your items can join another sale 14 days later."
            : "Nothing was reduced yet, so no price changes."}
        </ConfirmDialog>
      )}
    </>
  );
}

function Edit({ event, onSketch, onSaved }: { event: EventDetail } & Pick<Props, "onSketch" | "onSaved">) {
  const form = useEventForm(
    fieldsOfEvent(event),
    event.items.map(({ itemType, itemId, percent }) => ({ itemType, itemId, percent })),
    event,
  );
  return (
    <div className="border-t border-line">
      <EventSaving form={form} id={event.id} onSaved={onSaved}>
        <EventForm form={form} title="The event" eventId={event.id} onSketch={onSketch} />
      </EventSaving>
    </div>
  );
}

function Items({ event: { items, percent } }: { event: EventDetail }) {
  return (
    <div className="border-t border-line">
      <DrawerSection title="What takes part" aside={exact(items.length)}>
        <ul className="grid gap-3">
          {items.map((item) => (
            <li key={keyOfItem(item)} className="flex justify-between gap-4 type-ui">
              <span className="grid min-w-0">
                <span className="wrap-anywhere">{item.title}</span>
                {item.problem && <span className="type-small text-muted">{item.problem.message}</span>}
              </span>
              <span className="text-muted tabular-nums">{item.percent ?? percent}%</span>
            </li>
          ))}
        </ul>
      </DrawerSection>
    </div>
  );
}
