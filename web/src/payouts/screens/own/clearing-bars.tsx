import type { PayoutOverview } from "@blenda/domain/payouts/model";
import { fridayFrom, isPayDay } from "@blenda/domain/payouts/rules";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { weekdayOf } from "../../../lib/text/utc-day.ts";
import { classNames } from "../../../ui/class-names.ts";

/** With more days than these a bar has no room for its amount, unless few of them have one. */
const LABELLED_MOST = 16;
const FEW = 6;
const DAY_MS = 86_400_000;
/** So that the smallest amount is still seen. */
const LEAST_PERCENT = 4;

function daysBetween(from: string, until: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(until)];
  return Array.from({ length: Math.max(1, Math.round((last - first) / DAY_MS) + 1) }, (_, at) =>
    new Date(first + at * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Every day from today to the last one something clears on; days without anything stand empty between them. */
export function ClearingBars({ overview, until }: { overview: PayoutOverview; until: string }) {
  const { now, clearing, settings } = overview;
  const known = new Map(clearing.days.map((day) => [day.day, day]));
  const [first = until] = clearing.days.map(({ day }) => day);
  const today = now.slice(0, 10);
  const days = daysBetween(first < today ? first : today, until);
  const most = Math.max(1, ...clearing.days.map(({ cents }) => cents));
  const isLabelled = days.length <= LABELLED_MOST;
  const areFew = clearing.days.length <= FEW;
  const isPaid = (day: string) => fridayFrom(day) === day && isPayDay(day, settings.schedule);
  return (
    <div
      role="img"
      aria-label={`${amount(overview.balance.pendingCents)} clears on ${clearing.days.length} ${clearing.days.length === 1 ? "day" : "days"} until ${weekdayOf(until)}. The list shows every day and sale.`}
      className="flex items-end gap-px sm:gap-1"
    >
      {days.map((day) => {
        const { cents = 0, sales = 0, isInNext = false } = known.get(day) ?? {};
        const isFriday = isPaid(day);
        return (
          <div
            key={day}
            className="grid min-w-0 flex-1 gap-1 text-center"
            title={`${weekdayOf(day)}: ${amount(cents)}, ${sales} ${sales === 1 ? "sale" : "sales"}`}
          >
            <div className="flex h-28 flex-col justify-end gap-1">
              {(isLabelled || areFew) && cents > 0 && (
                <span
                  className={classNames(
                    "flex justify-center type-label whitespace-nowrap tabular-nums",
                    !areFew && "max-sm:hidden",
                    isInNext ? "font-semibold" : "text-muted",
                  )}
                >
                  {exact(Math.round(cents / 100))}
                </span>
              )}
              {cents > 0 && (
                <span
                  className={classNames("rounded-t-xs", isInNext ? "bg-chart-1-soft" : "bg-surface-3")}
                  style={{ height: `${Math.max(LEAST_PERCENT, (cents / most) * 100)}%` }}
                />
              )}
            </div>
            <span
              className={classNames(
                "border-t-2 pt-1 type-label tabular-nums",
                isFriday ? "border-ember font-semibold text-ember-text" : "border-transparent text-muted",
                !isFriday && !(areFew && cents > 0) && (isLabelled ? "max-sm:invisible" : "invisible"),
              )}
            >
              {Number(day.slice(8))}
            </span>
          </div>
        );
      })}
    </div>
  );
}
