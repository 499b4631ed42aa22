import type { CommissionState } from "@blenda/domain/affiliates/constants";
import type { Commission } from "@blenda/domain/affiliates/model";
import { commissionTexts, voidTexts } from "@blenda/domain/affiliates/texts";
import { PAYOUTS } from "@blenda/domain/payouts/constants";
import { fridayFrom } from "@blenda/domain/payouts/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { useId, useState } from "react";
import { useNow } from "../../lib/clock/now.ts";
import { amount } from "../../lib/text/amount.ts";
import { dayOf, momentOf } from "../../lib/text/time.ts";
import { weekdayOf } from "../../lib/text/utc-day.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Tag, type TagTone } from "../../ui/tag.tsx";

const TONES: Readonly<Record<CommissionState, TagTone>> = {
  pending: "neutral",
  review: "warn",
  approved: "ok",
  in_payout: "sky",
  paid: "ok",
  void: "bad",
  reversed: "bad",
};
const HELD_UP = "Pending until a refund or dispute is decided";

/** One order in a line; opened, every step of its way with its time and its amount. */
export function TrailRow({ row }: { row: Commission }) {
  const [isOpen, setOpen] = useState(false);
  const isHeldUp = useIsHeldUp(row);
  const way = useId();
  return (
    <li className="border-t border-line py-3 first:border-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? way : undefined}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 rounded-xs text-left"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron-right" size={16} className={classNames("mt-1 text-muted transition-transform", isOpen && "rotate-90")} />
        <span className="font-semibold wrap-anywhere">{row.title}</span>
        <span className={classNames("font-semibold tabular-nums", row.cents === 0 && "text-muted")}>{amount(row.cents)}</span>
        <span className="col-start-2 col-end-4 flex flex-wrap items-center gap-x-3 gap-y-1 type-small text-muted">
          <span>
            Click {momentOf(row.clickedAt)}
            {row.sub && ` (${row.sub})`} → order {row.orderNumber}, {dayOf(row.orderedAt)}
            {row.reason === null && ` → ${row.bps / 100}% of what it leaves`}
          </span>{" "}
          <Tag tone={TONES[row.state]} hasDot>
            {standing(row, isHeldUp)}
          </Tag>
        </span>
      </button>
      {row.note && <p className="mt-1 pl-7 type-small text-muted">{row.note}</p>}
      {isOpen && (
        <ol id={way} className="mt-4 grid gap-4 pl-7 sm:grid-cols-3 xl:grid-cols-5">
          {stepsOf(row, isHeldUp).map(({ icon, title, when, note, isDone }) => (
            <li key={title} className="grid content-start gap-0.5">
              <span
                aria-hidden="true"
                className={classNames(
                  "mb-1 grid size-8 place-items-center rounded-sm",
                  isDone ? "bg-ok-soft text-ok" : "bg-surface-2 text-muted",
                )}
              >
                <Icon name={icon} size={16} />
              </span>
              <span className="type-ui font-semibold">{title}</span>
              <span className="type-small text-muted">{when}</span>
              <span className="type-small wrap-anywhere text-muted tabular-nums">{note}</span>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** What is pending a day past its hold waits for somebody's decision: approving alone takes an hour at most. */
function useIsHeldUp({ state, availableAt }: Commission): boolean {
  const now = useNow(state === "pending");
  return state === "pending" && availableAt !== null && addDays(availableAt, 1) <= new Date(now).toISOString();
}

function standing({ state, reason, availableAt }: Commission, isHeldUp: boolean): string {
  const says = commissionTexts[state];
  if (reason !== null) return `${says}: ${voidTexts[reason].toLowerCase()}`;
  if (isHeldUp) return HELD_UP;
  return state === "pending" && availableAt !== null ? `${says} until ${dayOf(availableAt)}` : says;
}

interface TrailStep {
  icon: IconName;
  title: string;
  when: string;
  note: string;
  isDone: boolean;
}

/** Click, sign-up, order, hold and payout, as far as it has come. */
function stepsOf(row: Commission, isHeldUp: boolean): TrailStep[] {
  const { path, sub, clickedAt, boundAt, orderNumber, orderedAt, baseCents } = row;
  return [
    { icon: "link", title: "Click", when: momentOf(clickedAt), note: [sub, path].filter(Boolean).join(", "), isDone: true },
    {
      icon: "user-plus",
      title: "Signed up",
      when: boundAt === null ? "Not before the order" : momentOf(boundAt),
      note: boundAt === null ? "The browser kept the click" : "Tied to the account",
      isDone: boundAt !== null,
    },
    { icon: "shopping-bag", title: `Order ${orderNumber}`, when: momentOf(orderedAt), note: `Leaves ${amount(baseCents)}`, isDone: true },
    holdOf(row, isHeldUp),
    payoutOf(row, isHeldUp),
  ];
}

const isOver = ({ state }: Commission) => state === "void" || state === "reversed";
const isThrough = ({ state }: Commission) => state === "approved" || state === "in_payout" || state === "paid";

function holdOf(row: Commission, isHeldUp: boolean): TrailStep {
  const { state, reason, availableAt, bps, baseCents, cents } = row;
  const note = `${bps / 100}% of ${amount(baseCents)} = ${amount(cents)}`;
  if (isOver(row))
    return { icon: "ban", title: commissionTexts[state], when: reason ? voidTexts[reason] : "", note: amount(cents), isDone: false };
  if (isThrough(row))
    return { icon: "check", title: commissionTexts.approved, when: availableAt ? dayOf(availableAt) : "", note, isDone: true };
  if (isHeldUp)
    return { icon: "clock", title: commissionTexts.pending, when: "Until the refund or dispute is decided", note, isDone: false };
  const until = availableAt ? `Until ${dayOf(availableAt)}` : "Until the hold ends";
  return { icon: "clock", title: commissionTexts[state], when: until, note, isDone: false };
}

function payoutOf(row: Commission, isHeldUp: boolean): TrailStep {
  const { state, availableAt, paidOutAt } = row;
  const step = { icon: "wallet", title: "Payout", note: "", isDone: false } as const;
  if (isOver(row)) return { ...step, when: "None" };
  if (state === "paid") return { ...step, when: paidOutAt ? dayOf(paidOutAt) : "Paid", isDone: true };
  if (state === "in_payout") return { ...step, when: "On its way" };
  if (state === "approved") return { ...step, when: "On a Friday", note: `Once you have ${amount(PAYOUTS.MINIMUM_CENTS)}` };
  if (isHeldUp) return { ...step, when: "On a Friday", note: "If nothing is refunded" };
  return { ...step, when: availableAt ? weekdayOf(fridayFrom(availableAt)) : "On a Friday", note: "If nothing is refunded" };
}
