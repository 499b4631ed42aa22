import type { PlatformEvent } from "@blenda/domain/sale-events/model";
import { saleEventTexts } from "@blenda/domain/sale-events/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Command, useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { price } from "../../../lib/text/money.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../../ui/layout/drawer.tsx";
import { DrawerFoot } from "../../../ui/layout/drawer-foot.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { learnPlatformEvent, platformEventQuery } from "../../data/event-queries.ts";
import { fieldsOfPlatformEvent, newPlatformFields, platformDraftOf } from "../../data/platform-form.ts";
import { EVENT_TONES, itemsText } from "../event-words.ts";
import { PlatformForm, usePlatformForm } from "./platform-form.tsx";

interface Props {
  id: string;
  mayChange: boolean;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One sale of the platform: where it stands, who takes part, and the next step. */
export function PlatformDrawer({ id, mayChange, walk, onClose }: Props) {
  const { data: event, error, refetch } = useQuery(platformEventQuery(id));
  return (
    <Drawer of={id} label={event?.name ?? "Sale event"} backLabel="Sale Events" walk={{ label: "event", ...walk }} onClose={onClose}>
      {error && !event && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!event && !error && <Skeleton className="m-6 h-64" />}
      {event && (
        <div key={`${event.id} ${event.state}`}>
          <Head event={event} mayChange={mayChange} />
          {mayChange && (event.state === "draft" || event.state === "inviting") && <Edit event={event} />}
          <DrawerSection title="Who takes part" aside={exact(event.creators)}>
            {event.shops.length === 0 ? (
              <p className="type-ui text-muted">Shops that join will be listed here.</p>
            ) : (
              <ul className="grid gap-2">
                {event.shops.map(({ creatorId, name, items, percentLeast, percentMost }) => (
                  <li key={creatorId} className="flex justify-between gap-4 type-ui">
                    <span className="min-w-0 truncate">{name}</span>
                    <span className="whitespace-nowrap text-muted tabular-nums">
                      {itemsText(items)}, {percentLeast === percentMost ? percentLeast : `${percentLeast} to ${percentMost}`}%
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </DrawerSection>
        </div>
      )}
    </Drawer>
  );
}

function Head({ event, mayChange }: { event: PlatformEvent; mayChange: boolean }) {
  const { name, state, startsAt, endsAt, percent, optInDeadline, message, createdBy, sales, revenueCents, givenCents } = event;
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
          {percent}% off or more, {momentOf(startsAt)} to {momentOf(endsAt)}
        </p>
        <p className="type-small text-muted tabular-nums">
          Creators join until {momentOf(optInDeadline)}. By {createdBy.name}.
        </p>
      </div>
      {message && !mayChange && <p className="type-ui whitespace-pre-line text-muted">{message}</p>}
      {sales > 0 && (
        <p className="type-ui tabular-nums">
          {exact(sales)} {sales === 1 ? "sale" : "sales"} for {price(revenueCents)}, {price(givenCents)} taken off.
        </p>
      )}
      {mayChange && <Steps event={event} />}
    </div>
  );
}

interface Step {
  words: string;
  question: string;
  effect: string;
  command: Command<{ id: string }, PlatformEvent>;
  done: string;
  kind: "primary" | "danger";
}

/** What may happen next, each asked about once. */
function stepsOf({ name, state }: PlatformEvent): Step[] {
  const invite: Step = {
    words: "Invite creators",
    question: `Invite creators to ${name}?`,
    effect: "Everyone with something that may take part hears of it. After that only its words can change.",
    command: api.saleEvents.invite,
    done: "Creators are invited",
    kind: "primary",
  };
  const lock: Step = {
    words: "Lock it now",
    question: `Lock ${name}?`,
    effect: "Nobody can join or leave any more. It happens by itself at the deadline.",
    command: api.saleEvents.lockEvent,
    done: "Locked",
    kind: "primary",
  };
  const cancel: Step = {
    words: state === "active" ? "End it now" : "Cancel event",
    question: state === "active" ? `End ${name} now?` : `Cancel ${name}?`,
    effect:
      state === "active"
        ? "Prices go back right away, also in open carts."
        : "Nobody's prices will change. Creators who joined can plan their own sale.",
    command: api.saleEvents.cancelPlatformEvent,
    done: `${name} is cancelled`,
    kind: "danger",
  };
  if (state === "draft") return [invite, cancel];
  if (state === "inviting") return [lock, cancel];
  return state === "locked" || state === "active" ? [cancel] : [];
}

function Steps({ event }: { event: PlatformEvent }) {
  const [asking, setAsking] = useState<Step | null>(null);
  const steps = stepsOf(event);
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {steps.map((step) => (
        <Button key={step.words} size="small" kind={step.kind === "primary" ? "primary" : "secondary"} onClick={() => setAsking(step)}>
          {step.words}
        </Button>
      ))}
      {asking && <Ask step={asking} id={event.id} onClose={() => setAsking(null)} />}
    </div>
  );
}

function Ask({ step, id, onClose }: { step: Step; id: string; onClose: () => void }) {
  const { act, isActing } = useAct(step.command, { learn: learnPlatformEvent, done: () => step.done });
  return (
    <ConfirmDialog
      question={step.question}
      label={step.words}
      keepLabel="Not now"
      kind={step.kind}
      isBusy={isActing}
      onYes={() => act({ id }, { onSettled: onClose })}
      onClose={onClose}
    >
      {step.effect}
    </ConfirmDialog>
  );
}

function Edit({ event }: { event: PlatformEvent }) {
  const form = usePlatformForm(fieldsOfPlatformEvent(event));
  const { act, isActing } = useAct(api.saleEvents.updatePlatformEvent, {
    learn: learnPlatformEvent,
    done: () => "Saved",
    isToldInPlace: true,
  });
  const save = form.submit((fields) => {
    form.refuse(null);
    act({ ...platformDraftOf(fields, event), id: event.id }, { onSuccess: form.clear, onError: form.refuse });
  });
  return (
    <form ref={form.form} noValidate onSubmit={save} className="border-t border-line">
      <DrawerSection title="The event">
        <PlatformForm form={form} areDatesFixed={event.state !== "draft"} />
      </DrawerSection>
      {form.isChanged && (
        <DrawerFoot>
          <Button type="submit" kind="primary" isBusy={isActing}>
            Save
          </Button>
        </DrawerFoot>
      )}
    </form>
  );
}

/** The form for another sale of the platform. */
export function NewPlatformEvent({ onMade, onClose }: { onMade: (id: string) => void; onClose: () => void }) {
  const [known] = useState(() => newPlatformFields(Date.now()));
  const [key] = useState(newKey);
  const form = usePlatformForm(known);
  const { act, isActing } = useAct(api.saleEvents.createPlatformEvent, {
    learn: learnPlatformEvent,
    done: ({ name }: PlatformEvent) => `${name} is a draft`,
    isToldInPlace: true,
  });
  const save = form.submit((fields) => {
    form.refuse(null);
    act({ ...platformDraftOf(fields), key }, { onSuccess: ({ id }) => onMade(id), onError: form.refuse });
  });
  return (
    <Drawer of="new" label="New sale event" backLabel="Sale Events" onClose={onClose}>
      <form ref={form.form} noValidate onSubmit={save}>
        <DrawerSection title="New sale event" isFirst>
          <PlatformForm form={form} />
        </DrawerSection>
        <DrawerFoot>
          <Button onClick={onClose}>Discard</Button>
          <Button type="submit" kind="primary" isBusy={isActing}>
            Save draft
          </Button>
        </DrawerFoot>
      </form>
    </Drawer>
  );
}
