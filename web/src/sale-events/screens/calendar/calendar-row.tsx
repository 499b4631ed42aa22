import { saleEventTexts } from "@blenda/domain/sale-events/texts";
import type { CSSProperties } from "react";
import { monthDayOf } from "../../../lib/text/time.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { CalendarSpan } from "../../data/calendar.ts";
import type { CalendarBar, CalendarRow } from "../../data/calendar-rows.ts";
import { itemsText, spanText } from "../event-words.ts";

export const PAUSE = "bg-[repeating-linear-gradient(135deg,var(--color-line-strong)_0_1px,transparent_1px_6px)]";
/** The event that is open, or written. */
export const THIS = "border-ember bg-ember font-semibold text-on-ember";
export const OTHER = "border-line-strong bg-surface-3 text-text";
/** The soft colors let through what is behind; today's line must not cross the words. */
const RUNNING =
  "border-ember bg-surface-1 bg-[linear-gradient(var(--color-ember-soft),var(--color-ember-soft))] font-semibold text-ember-text";
const OVER = "border-line bg-surface-2 text-muted";
const REFUSED = "border-bad-line bg-surface-1 bg-[linear-gradient(var(--color-bad-soft),var(--color-bad-soft))] text-bad";
const ASKED = "border-dashed border-control-line bg-surface-1 text-muted";

/** A line where each of the six weeks begins. */
const WEEKS = "bg-[linear-gradient(to_right,var(--color-line)_1px,transparent_1px)] bg-[length:calc(100%/6)_100%]";

const styleOf = ({ left, width }: CalendarSpan): CSSProperties => ({ left: `${left}%`, width: `${width}%` });

interface Props {
  row: CalendarRow;
  /** Where the line of today is, in percent. */
  today: number | null;
  opened: string | undefined;
  /** The one bar the tab key comes to. */
  stop: string | undefined;
  onStop: (id: string) => void;
  onPress: (bar: CalendarBar) => void;
}

/** One item, or one invitation: its name, and beside it its bars below the weeks. */
export function CalendarLine({ row: { title, isInvitation, bars, pauses }, today, opened, stop, onStop, onPress }: Props) {
  return (
    <tr className="col-span-full grid grid-cols-subgrid items-center border-t border-line">
      <th scope="row" className="grid min-w-0 pr-2 pl-5 text-left font-normal">
        <span className={classNames("type-ui leading-5 wrap-anywhere", isInvitation ? "line-clamp-1" : "line-clamp-2")}>{title}</span>
        {isInvitation && <span className="truncate type-small text-muted">By Blenda</span>}
      </th>
      {/* One cell for all weeks: an event doesn't end where a week does. */}
      <td colSpan={6} className={classNames("relative col-span-6 h-12", WEEKS)}>
        {today !== null && <span aria-hidden="true" style={{ left: `${today}%` }} className="absolute -top-px bottom-0 w-0.5 bg-sky" />}
        {pauses.map((pause) => (
          <span
            key={pause.key}
            aria-hidden="true"
            style={styleOf(pause)}
            className={classNames("absolute inset-y-2.5 rounded-xs", PAUSE)}
          />
        ))}
        {bars.map((bar) => (
          <button
            key={bar.id}
            type="button"
            data-bar={bar.id}
            tabIndex={bar.id === stop ? 0 : -1}
            title={`${bar.name}, ${spanText(bar)}`}
            onFocus={() => onStop(bar.id)}
            onClick={() => onPress(bar)}
            style={styleOf(bar.at)}
            className={classNames(
              "absolute inset-y-2 min-w-3 truncate rounded-xs border px-1.5 text-left type-label -outline-offset-2",
              bar.kind === "draft" && "motion-safe:transition-[left,width]",
              lookOf(bar, opened),
            )}
          >
            {wordOf(bar)}
            <span className="sr-only">{restOf(bar)}</span>
          </button>
        ))}
      </td>
    </tr>
  );
}

function lookOf(bar: CalendarBar, opened: string | undefined): string {
  if (bar.kind === "draft") return bar.problem ? REFUSED : THIS;
  if (bar.kind === "invitation") return ASKED;
  if (bar.eventId === opened) return THIS;
  if (bar.state === "active") return RUNNING;
  if (bar.state === "ended" || bar.state === "cancelled") return classNames(OVER, bar.state === "cancelled" && "line-through");
  return bar.state === "inviting" ? ASKED : OTHER;
}

/** As much as a bar has room for. */
function wordOf(bar: CalendarBar): string {
  if (bar.kind === "invitation") return bar.joined > 0 ? itemsText(bar.joined) : "Invited";
  if (bar.kind !== "draft" || bar.problem === null) return bar.name || "This event";
  return bar.problem.mayFrom === null ? "Can't join" : `From ${monthDayOf(bar.problem.mayFrom)}`;
}

function restOf(bar: CalendarBar): string {
  const days = spanText(bar);
  if (bar.kind === "invitation") return `, ${bar.name}, ${days}`;
  const problem = bar.kind === "draft" ? bar.problem : null;
  return `, ${problem ? `${bar.name}, ` : ""}${days}, ${saleEventTexts.states[bar.state]}${problem ? `. ${problem.message}` : ""}`;
}
