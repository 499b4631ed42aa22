import type { Commission } from "@blenda/domain/affiliates/model";
import { commissionTexts, voidTexts } from "@blenda/domain/affiliates/texts";
import { PAYOUTS } from "@blenda/domain/payouts/constants";
import { fridayFrom } from "@blenda/domain/payouts/rules";
import { useId, useState } from "react";
import { amount } from "../../lib/text/amount.ts";
import { dayOf, momentOf } from "../../lib/text/time.ts";
import { weekdayOf } from "../../lib/text/utc-day.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";

/** One order in a line; opened, every step of its way with its time and its amount. */
export function TrailRow({ row }: { row: Commission }) {
  const [isOpen, setOpen] = useState(false);
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
        <span className="tabular-nums">{amount(row.cents)}</span>
        <span className="col-start-2 col-end-4 type-small text-muted">
          Click {momentOf(row.clickedAt)}
          {row.sub && ` (${row.sub})`} → order {row.orderNumber}, {dayOf(row.orderedAt)} → {standing(row)}
        </span>
      </button>
      {row.note && <p className="mt-1 pl-7 type-small text-muted">{row.note}</p>}
      {isOpen && (
        <ol id={way} className="mt-4 grid gap-4 pl-7 sm:grid-cols-3 xl:grid-cols-5">
          {stepsOf(row).map(({ icon, title, when, note, isDone }) => (
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

function standing({ state, reason, availableAt, bps }: Commission): string {
  const says = commissionTexts[state];
  if (reason !== null) return `${says}: ${voidTexts[reason].toLowerCase()}`;
  const share = `${bps / 100}% of what it leaves`;
  return state === "pending" && availableAt !== null ? `${says} until ${dayOf(availableAt)}, ${share}` : `${says}, ${share}`;
}

interface TrailStep {
  icon: IconName;
  title: string;
  when: string;
  note: string;
  isDone: boolean;
}

/** Click, sign-up, order, hold and payout, as far as it has come. */
function stepsOf(row: Commission): TrailStep[] {
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
    holdOf(row),
    payoutOf(row),
  ];
}

const isOver = ({ state }: Commission) => state === "void" || state === "reversed";
const isThrough = ({ state }: Commission) => state === "approved" || state === "in_payout" || state === "paid";

function holdOf(row: Commission): TrailStep {
  const { state, reason, availableAt, bps, baseCents, cents } = row;
  const note = `${bps / 100}% of ${amount(baseCents)} = ${amount(cents)}`;
  if (isOver(row))
    return { icon: "ban", title: commissionTexts[state], when: reason ? voidTexts[reason] : "", note: amount(cents), isDone: false };
  if (isThrough(row))
    return { icon: "check", title: commissionTexts.approved, when: availableAt ? dayOf(availableAt) : "", note, isDone: true };
  const until = availableAt ? `Until ${dayOf(availableAt)}` : "Until the hold ends";
  return { icon: "clock", title: commissionTexts[state], when: until, note, isDone: false };
}

function payoutOf(row: Commission): TrailStep {
  const { state, availableAt, paidOutAt } = row;
  const step = { icon: "wallet", title: "Payout", note: "", isDone: false } as const;
  if (isOver(row)) return { ...step, when: "None" };
  if (state === "paid") return { ...step, when: paidOutAt ? dayOf(paidOutAt) : "Paid", isDone: true };
  if (state === "in_payout") return { ...step, when: "On its way" };
  if (state === "approved") return { ...step, when: "On a Friday", note: `Once you have ${amount(PAYOUTS.MINIMUM_CENTS)}` };
  return { ...step, when: availableAt ? weekdayOf(fridayFrom(availableAt)) : "On a Friday", note: "If nothing is refunded" };
}
