import type { PayoutStatus } from "@blenda/domain/payouts/constants";
import type { PayoutDetail } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { utcClockOf, weekdayOf } from "../../lib/text/utc-day.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { collectedText, salesText } from "../data/payout-words.ts";

const WAY = ["draft", "approved", "processing", "sent", "paid"] as const satisfies PayoutStatus[];

interface Step {
  status: PayoutStatus;
  at: string | null;
  note: string;
  look: "done" | "now" | "bad" | "ahead";
}

type PayoutRoute = Pick<PayoutDetail, "steps" | "status" | "day" | "settlesAt" | "sales" | "note">;

/** The usual way with its times; where it was left, the step it ended with stands after the last one taken. */
function trailOf({ steps, status, settlesAt }: PayoutRoute): Step[] {
  const last = (of: PayoutStatus) => steps.findLast((step) => step.status === of);
  const at = WAY.indexOf(status as (typeof WAY)[number]);
  const taken =
    at >= 0
      ? at
      : Math.max(
          0,
          WAY.findLastIndex((each) => last(each)),
        );
  const way = WAY.map((each, place): Step => {
    const step = place <= taken ? last(each) : undefined;
    const look = place > taken ? "ahead" : place === at && each !== "paid" ? "now" : "done";
    const ahead = each === "paid" && settlesAt ? settlesAt : null;
    return { status: each, at: step?.at ?? (look === "ahead" ? ahead : null), note: step?.note ?? "", look };
  });
  if (at >= 0) return way;
  const end = last(status);
  return [...way.slice(0, taken + 1), { status, at: end?.at ?? null, note: end?.note ?? "", look: status === "on_hold" ? "now" : "bad" }];
}

const MARKS: Record<Step["look"], string> = {
  done: "border-ok bg-ok text-bg",
  now: "border-ember bg-bg",
  bad: "border-bad bg-bad text-bg",
  ahead: "border-control-line bg-bg",
};

const timeOf = (at: string): string => `${weekdayOf(at)}, ${utcClockOf(at)}`;

function whenOf({ status, at, look }: Step, day: string): string {
  if (status === "draft") return collectedText(day);
  if (look === "ahead") return at ? weekdayOf(at) : "";
  return at ? timeOf(at) : "";
}

const USUAL: Partial<Record<PayoutStatus, string>> = {
  approved: "By Blenda",
  processing: "Our payout provider took it",
  sent: "To your bank",
};

function noteOf({ status, note, look }: Step, { sales, note: said }: PayoutRoute): string {
  if (look === "ahead") return status === "paid" ? "3 business days without a return" : "";
  if (look === "bad" || status === "on_hold") return note || said;
  return note || (status === "draft" ? salesText(sales) : (USUAL[status] ?? ""));
}

/** Steps in a row; on a phone one below the other. Times are UTC. */
export function PayoutTrail({ payout }: { payout: PayoutRoute }) {
  const trail = trailOf(payout);
  return (
    <ol className="grid gap-x-2 px-5 py-4 sm:auto-cols-fr sm:grid-flow-col">
      {trail.map((step, place) => (
        <li
          key={step.status}
          className="relative grid gap-x-3 pb-4 last:pb-0 max-sm:grid-cols-[auto_1fr] sm:content-start sm:gap-y-2 sm:pb-0"
        >
          {place < trail.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                "absolute max-sm:top-5 max-sm:bottom-0 max-sm:left-[9px] max-sm:w-0.5 sm:top-[9px] sm:right-0 sm:left-6 sm:h-0.5",
                trail[place + 1]?.look === "ahead" ? "bg-line-strong" : "bg-ok",
              )}
            />
          )}
          <span aria-hidden="true" className={classNames("grid size-5 place-items-center rounded-full border-2", MARKS[step.look])}>
            {step.look === "done" && <Icon name="check" size={14} />}
            {step.look === "bad" && <Icon name="x" size={14} />}
            {step.look === "now" && <span className="size-2 rounded-full bg-ember" />}
          </span>
          <span className="grid min-w-0 gap-0.5 pr-2" aria-current={step.look === "now" ? "step" : undefined}>
            <span className={classNames("type-ui font-semibold", step.look === "ahead" && "text-muted")}>
              {payoutTexts.statuses[step.status]}
            </span>
            <span className="type-small text-muted tabular-nums">{whenOf(step, payout.day)}</span>
            <span className={classNames("type-small break-words", step.look === "now" ? "text-ember-text" : "text-muted")}>
              {noteOf(step, payout)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
