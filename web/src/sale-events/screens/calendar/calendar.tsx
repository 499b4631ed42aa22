import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { useNow } from "../../../lib/clock/now.ts";
import { dayOf, monthDayOf } from "../../../lib/text/time.ts";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { lengthInDays, nudged, placeIn, rangeAround, spanIn, stepsTo, weeksIn } from "../../data/calendar.ts";
import { type CalendarBar, calendarRows, type EventSketch } from "../../data/calendar-rows.ts";
import { keyOfItem } from "../../data/event-form.ts";
import { calendarQuery, candidatesQuery } from "../../data/event-queries.ts";
import { itemsText, spanText } from "../event-words.ts";
import { INVITED } from "../invitations.tsx";
import { CalendarLine, OTHER, PAUSE, THIS } from "./calendar-row.tsx";

interface Props {
  opened: string | undefined;
  /** The event that is written beside it. */
  sketch: EventSketch | null;
  onOpen: (id: string) => void;
}

/** Item by item, when it is in a sale and when it rests after one; today as a thin line through all of them. */
export function EventCalendar({ opened, sketch, onOpen }: Props) {
  const now = useNow();
  const [steps, setSteps] = useState(0);
  const [stop, setStop] = useState<string | null>(null);
  const range = rangeAround(now, steps);
  const { data, error, refetch } = useQuery(calendarQuery(range.from, range.to));
  const candidates = useCandidates(sketch);
  const rows = data ? calendarRows(range, { ...data, sketch, candidates }) : [];
  const bars = rows.flatMap((row) => row.bars);
  const chosen = new Set(sketch?.items.map(keyOfItem));
  const drawn = candidates.filter((each) => chosen.has(keyOfItem(each))).length;
  const stopNow = bars.find(({ id }) => id === stop) ?? bars.find(({ kind }) => kind === "draft") ?? bars[0];
  const press = (bar: CalendarBar) => {
    if (bar.kind === "draft") sketch?.onEdit();
    else onOpen(bar.kind === "event" ? bar.eventId : `${INVITED}${bar.invitationId}`);
  };
  const nudge = (days: 1 | -1, isLength: boolean) => {
    if (!sketch) return;
    const [startsAt, endsAt] = nudged(sketch.terms.startsAt, sketch.terms.endsAt, days, isLength);
    sketch.onMove(startsAt, endsAt);
    if (!spanIn(range, startsAt, endsAt)) setSteps(stepsTo(now, startsAt));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const bar = bars.find(({ id }) => id === (event.target as HTMLElement).dataset.bar);
    const move = MOVES[event.key];
    if (!bar || !move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (bar.kind === "draft" && move.isAcross) nudge(move.by, event.shiftKey);
    else focusBar(event.currentTarget, nextBar(rows, bar, move));
  };
  return (
    <section aria-labelledby="calendar" className="min-w-0 overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
        <h2 id="calendar" className="type-h3">
          Calendar
        </h2>
        <span className="flex items-center">
          <IconButton icon="chevron-left" label="Earlier weeks" onClick={() => setSteps(steps - 1)} />
          <span aria-live="polite" className="type-ui font-semibold whitespace-nowrap tabular-nums">
            {monthDayOf(range.from)} to {dayOf(new Date(range.to - 1).toISOString())}
          </span>
          <IconButton icon="chevron-right" label="Later weeks" onClick={() => setSteps(steps + 1)} />
        </span>
        <Legend hasThis={sketch !== null || opened !== undefined} />
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="m-5 h-40" />}
      {data && rows.length === 0 && (
        <p className="border-t border-line px-5 py-12 text-center text-muted">
          None of your items is on sale in these weeks. What you plan is drawn here while you write it.
        </p>
      )}
      {rows.length > 0 && (
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows walk in it, and move what is written
          role="grid"
          aria-label="Your items and their sales"
          onKeyDown={onKeyDown}
          className="grid grid-cols-[minmax(7rem,22%)_repeat(6,minmax(0,1fr))] border-t border-line"
        >
          <thead className="contents">
            <tr className="col-span-full grid h-9 grid-cols-subgrid items-center">
              <th scope="col">
                <span className="sr-only">Item</span>
              </th>
              {weeksIn(range).map((at) => (
                <th key={at} scope="col" className="pl-2 text-left type-label font-normal whitespace-nowrap text-muted tabular-nums">
                  <span className="sr-only">Week of </span>
                  {monthDayOf(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="contents">
            {rows.map((row) => (
              <CalendarLine
                key={row.key}
                row={row}
                today={placeIn(range, now)}
                opened={opened}
                stop={stopNow?.id}
                onStop={setStop}
                onPress={press}
              />
            ))}
          </tbody>
        </table>
      )}
      {sketch && sketch.items.length > 0 && (
        <SketchFoot
          sketch={sketch}
          drawn={drawn}
          onShow={
            spanIn(range, sketch.terms.startsAt, sketch.terms.endsAt) ? undefined : () => setSteps(stepsTo(now, sketch.terms.startsAt))
          }
        />
      )}
    </section>
  );
}

type Move = { isAcross: boolean; by: 1 | -1 };
const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: { isAcross: true, by: -1 },
  ArrowRight: { isAcross: true, by: 1 },
  ArrowUp: { isAcross: false, by: -1 },
  ArrowDown: { isAcross: false, by: 1 },
};

/** Across: its neighbour. Up and down: the first of the next row that has one. */
function nextBar(rows: readonly { bars: CalendarBar[] }[], bar: CalendarBar, { isAcross, by }: Move): CalendarBar | undefined {
  const at = rows.findIndex(({ bars }) => bars.includes(bar));
  const bars = rows[at]?.bars ?? [];
  if (isAcross) return bars[bars.indexOf(bar) + by];
  const rest = by === 1 ? rows.slice(at + 1) : rows.slice(0, at).reverse();
  return rest.find((row) => row.bars.length > 0)?.bars[0];
}

const focusBar = (grid: HTMLElement, bar: CalendarBar | undefined) =>
  bar && grid.querySelector<HTMLElement>(`[data-bar="${CSS.escape(bar.id)}"]`)?.focus();

const NO_TERMS = { startsAt: "", endsAt: "", percent: 0 };

/** What of the sketch's items its form has asked about already. */
function useCandidates(sketch: EventSketch | null) {
  const { data } = useInfiniteQuery({ ...candidatesQuery(sketch?.terms ?? NO_TERMS, ""), enabled: sketch !== null });
  return sketch ? (data?.pages ?? []).flatMap(({ rows }) => rows) : [];
}

function Legend({ hasThis }: { hasThis: boolean }) {
  const keys = [
    ...(hasThis
      ? ([
          ["This event", `border ${THIS}`],
          ["Others", `border ${OTHER}`],
        ] as const)
      : []),
    ["Pause of 14 days", PAUSE],
  ] as const;
  return (
    <span className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 type-small text-muted">
      {keys.map(([name, look]) => (
        <span key={name} className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={classNames("h-3 w-5 rounded-xs", look)} />
          {name}
        </span>
      ))}
    </span>
  );
}

/** Where it stands, said again with each step, and how it is moved. */
function SketchFoot({ sketch: { terms, items }, drawn, onShow }: { sketch: EventSketch; drawn: number; onShow: (() => void) | undefined }) {
  const days = lengthInDays(terms.startsAt, terms.endsAt);
  const more = items.length - drawn;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-5 py-3 type-small text-muted tabular-nums">
      <span role="status">
        {spanText(terms)}, {days} {days === 1 ? "day" : "days"}
      </span>
      {more > 0 && <span>and {itemsText(more)} more</span>}
      {onShow ? (
        <button type="button" className="link-inline" onClick={onShow}>
          Show these weeks
        </button>
      ) : (
        drawn > 0 && <span>Arrow keys move it by a day. With Shift they change its length.</span>
      )}
    </p>
  );
}
