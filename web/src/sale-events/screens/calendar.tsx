import type { EventState } from "@blenda/domain/sale-events/constants";
import type { CalendarItem } from "@blenda/domain/sale-events/model";
import { saleEventTexts } from "@blenda/domain/sale-events/texts";
import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useState } from "react";
import { useNow } from "../../lib/clock/now.ts";
import { dayOf, monthDayOf } from "../../lib/text/time.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { type CalendarRange, type CalendarSpan, placeIn, rangeAround, spanIn, weeksIn } from "../data/calendar.ts";
import { keyOfItem } from "../data/event-form.ts";
import { calendarQuery } from "../data/event-queries.ts";
import { spanText } from "./event-words.ts";

const LOOKS: Record<EventState, string> = {
  draft: "border-dashed border-control-line bg-surface-1 text-muted",
  inviting: "border-dashed border-control-line bg-surface-1 text-muted",
  locked: "border-line-strong bg-surface-3 text-text",
  scheduled: "border-line-strong bg-surface-3 text-text",
  active: "border-ember bg-ember font-semibold text-on-ember",
  ended: "border-line bg-surface-2 text-muted",
  cancelled: "border-line bg-surface-2 text-muted line-through",
};
const PAUSE = "bg-[repeating-linear-gradient(135deg,var(--color-line-strong)_0_1px,transparent_1px_6px)]";

const styleOf = ({ left, width }: CalendarSpan): CSSProperties => ({ left: `${left}%`, width: `${width}%` });

interface Props {
  opened: string | undefined;
  onOpen: (id: string) => void;
}

/** Item by item, when it is in a sale and when it rests after one; today as a thin line through all of them. */
export function EventCalendar({ opened, onOpen }: Props) {
  const now = useNow();
  const [steps, setSteps] = useState(0);
  const range = rangeAround(now, steps);
  const { data, error, refetch } = useQuery(calendarQuery(range.from, range.to));
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
        <span className="ml-auto inline-flex items-center gap-2 type-small text-muted max-sm:hidden">
          <span aria-hidden="true" className={classNames("h-3 w-5 rounded-xs", PAUSE)} />
          Pause of 14 days
        </span>
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="m-5 h-40" />}
      {data && data.items.length === 0 && (
        <p className="border-t border-line px-5 py-12 text-center text-muted">
          None of your items is on sale in these weeks. A draft shows up here once you schedule it.
        </p>
      )}
      {data && data.items.length > 0 && (
        <div className="relative grid grid-cols-[minmax(7rem,14rem)_minmax(0,1fr)] border-t border-line">
          <Weeks range={range} today={placeIn(range, now)} />
          <ul
            aria-label="Your items and their sales"
            className="col-start-1 col-end-3 row-start-2 grid grid-cols-subgrid divide-y divide-line"
          >
            {data.items.map((item) => (
              <ItemRow key={keyOfItem(item)} item={item} range={range} opened={opened} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface RowProps extends Props {
  item: CalendarItem;
  range: CalendarRange;
}

function ItemRow({ item: { title, spans }, range, opened, onOpen }: RowProps) {
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-center">
      <span className="truncate px-5 type-ui">{title}</span>
      <span className="relative h-12">
        {spans.map(({ eventId, name, state, startsAt, endsAt, pauseUntil }) => {
          const span = spanIn(range, startsAt, endsAt);
          const pause = state === "cancelled" ? null : spanIn(range, endsAt, pauseUntil);
          return (
            <span key={eventId}>
              {pause && <span aria-hidden="true" style={styleOf(pause)} className={classNames("absolute inset-y-2.5 rounded-xs", PAUSE)} />}
              {span && (
                <button
                  type="button"
                  title={`${name}, ${spanText({ startsAt, endsAt })}`}
                  onClick={() => onOpen(eventId)}
                  style={styleOf(span)}
                  className={classNames(
                    "absolute inset-y-2 min-w-3 truncate rounded-xs border px-2 text-left type-small -outline-offset-2",
                    LOOKS[state],
                    eventId === opened && "ring-2 ring-ember",
                  )}
                >
                  {name}
                  <span className="sr-only">
                    , {spanText({ startsAt, endsAt })}, {saleEventTexts.states[state]}
                  </span>
                </button>
              )}
            </span>
          );
        })}
      </span>
    </li>
  );
}

/** The Sundays and today; the names of the events say their days, so this is for the eye. */
function Weeks({ range, today }: { range: CalendarRange; today: number | null }) {
  return (
    <div aria-hidden="true" className="contents">
      <div className="relative col-start-2 row-start-1 h-9 border-b border-line">
        {weeksIn(range).map(({ at, left }) => (
          <span key={at} style={{ left: `${left}%` }} className="absolute top-2 pl-2 type-label whitespace-nowrap text-muted tabular-nums">
            {monthDayOf(at)}
          </span>
        ))}
      </div>
      <div className="relative col-start-2 row-start-2">
        {weeksIn(range).map(({ at, left }) => (
          <span key={at} style={{ left: `${left}%` }} className="absolute inset-y-0 w-px bg-line" />
        ))}
        {today !== null && <span style={{ left: `${today}%` }} className="absolute inset-y-0 w-0.5 bg-sky" />}
      </div>
    </div>
  );
}
