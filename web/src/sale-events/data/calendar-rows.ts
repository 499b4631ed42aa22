import type { EventState } from "@blenda/domain/sale-events/constants";
import type { CalendarItem, Candidate, EventItem, Invitation } from "@blenda/domain/sale-events/model";
import { type CalendarRange, type CalendarSpan, spanIn } from "./calendar.ts";
import { keyOfItem } from "./event-form.ts";
import type { EventTerms } from "./event-queries.ts";

/** An event as it is being written, for the calendar beside its form. */
export interface EventSketch {
  name: string;
  terms: EventTerms;
  items: readonly EventItem[];
  onMove: (startsAt: string, endsAt: string) => void;
  /** Leads to its days in the form. */
  onEdit: () => void;
}

interface Bar {
  id: string;
  name: string;
  startsAt: string;
  endsAt: string;
  state: EventState;
  at: CalendarSpan;
}

/** What stands in a row: an event, one that is being written, or one to answer. */
export type CalendarBar =
  | (Bar & { kind: "event"; eventId: string })
  | (Bar & { kind: "draft"; problem: Candidate["problem"] })
  | (Bar & { kind: "invitation"; invitationId: string; joined: number });

export interface CalendarRow {
  key: string;
  title: string;
  isInvitation: boolean;
  bars: CalendarBar[];
  /** Days after an event in which no other may start. */
  pauses: (CalendarSpan & { key: string })[];
}

interface CalendarParts {
  items: readonly CalendarItem[];
  invitations: readonly Invitation[];
  sketch: EventSketch | null;
  /** What is known of one's own items beside the sketch's days. */
  candidates: readonly Candidate[];
}

/** The calendar from above: invitations without an answer, what is being planned, then what is planned and was. */
export function calendarRows(range: CalendarRange, { items, invitations, sketch, candidates }: CalendarParts): CalendarRow[] {
  const chosen = new Set(sketch?.items.map(keyOfItem));
  const planned = new Map(candidates.filter((each) => chosen.has(keyOfItem(each))).map((each) => [keyOfItem(each), each]));
  const known = new Map(items.map((item) => [keyOfItem(item), item]));
  const keys = [...planned.keys(), ...[...known.keys()].filter((key) => !planned.has(key))];
  return [
    ...invitations.flatMap((invitation) => invitationRow(range, invitation) ?? []),
    ...keys.map((key): CalendarRow => {
      const spans = known.get(key)?.spans ?? [];
      const candidate = planned.get(key);
      const draft = candidate && sketch ? draftBar(range, sketch, candidate) : null;
      return {
        key,
        title: (known.get(key) ?? candidate)?.title ?? "",
        isInvitation: false,
        bars: [...spans.flatMap((span) => eventBar(range, key, span) ?? []), ...(draft ? [draft] : [])],
        pauses: spans.flatMap(({ eventId, state, endsAt, pauseUntil }) => {
          const pause = state === "cancelled" ? null : spanIn(range, endsAt, pauseUntil);
          return pause ? [{ ...pause, key: eventId }] : [];
        }),
      };
    }),
  ];
}

function invitationRow(range: CalendarRange, { id, name, startsAt, endsAt, state, isOpen, joined }: Invitation): CalendarRow | null {
  const at = isOpen ? spanIn(range, startsAt, endsAt) : null;
  if (!at) return null;
  const bar = { id: `invitation ${id}`, kind: "invitation" as const, invitationId: id, name, startsAt, endsAt, state, joined, at };
  return { key: bar.id, title: name, isInvitation: true, bars: [bar], pauses: [] };
}

function eventBar(range: CalendarRange, key: string, span: CalendarItem["spans"][number]): CalendarBar | null {
  const { eventId, name, startsAt, endsAt, state } = span;
  const at = spanIn(range, startsAt, endsAt);
  return at && { id: `${key} ${eventId}`, kind: "event", eventId, name, startsAt, endsAt, state, at };
}

function draftBar(range: CalendarRange, { name, terms }: EventSketch, candidate: Candidate): CalendarBar | null {
  const { startsAt, endsAt } = terms;
  const at = spanIn(range, startsAt, endsAt);
  const { problem } = candidate;
  return at && { id: `${keyOfItem(candidate)} draft`, kind: "draft", name, startsAt, endsAt, state: "draft", problem, at };
}
