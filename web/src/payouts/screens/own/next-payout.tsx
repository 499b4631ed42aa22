import type { SkipReason } from "@blenda/domain/payouts/constants";
import type { PayoutOverview } from "@blenda/domain/payouts/model";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { amount } from "../../../lib/text/amount.ts";
import { weekdayOf } from "../../../lib/text/utc-day.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { dayBefore, salesText, skipText } from "../../data/payout-words.ts";
import { usePause } from "./use-pause.ts";

function wordsFor(cents: number, sales: number): string {
  if (cents < 0) return "Taken from your next sales";
  if (cents === 0) return "Nothing clears until then";
  return sales === 0 ? "If nothing is refunded" : `${salesText(sales)}, if nothing is refunded`;
}

/** What goes out next, out of what; or why it would not, and what to do about it. */
export function NextPayout({ overview: { next, settings } }: { overview: PayoutOverview }) {
  const { day, cents, availableCents, clearsCents, sales } = next;
  // Nothing is below every minimum: that is no news.
  const obstacle = next.obstacle === "below_minimum" && cents === 0 ? null : next.obstacle;
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h2 className="type-h3">Next payout</h2>
        <Tag>{weekdayOf(day)}</Tag>
      </div>
      <p className={classNames("mt-2 type-figure text-[2rem]", cents < 0 && "text-bad", obstacle && cents >= 0 && "text-muted")}>
        {amount(cents)}
      </p>
      <p className="type-small text-muted">{wordsFor(cents, sales)}</p>
      {obstacle && (
        <Alert tone="warn" title={`${skipText(obstacle, settings.minimumCents)}.`} className="mt-3">
          {next.note && <p>{next.note}</p>}
          <Way out={obstacle} />
        </Alert>
      )}
      <dl className="mt-3 grid divide-y divide-line border-y border-line type-ui">
        <Row name="Available now" means="Cleared, and not in a payout yet." cents={availableCents} />
        <Row
          name={`Clears until ${weekdayOf(dayBefore(day))}`}
          means="Pending now, and cleared in time for this payout, if nothing is refunded."
          cents={clearsCents}
        />
      </dl>
    </>
  );
}

function Row({ name, means, cents }: { name: string; means: string; cents: number }) {
  return (
    <div className="flex items-center justify-between gap-3 py-2">
      <dt className="flex items-center gap-2 text-muted">
        {name}
        <InfoMark of={name} means={means} align="start" />
      </dt>
      <dd className={classNames("font-semibold tabular-nums", cents < 0 && "text-bad")}>{amount(cents)}</dd>
    </div>
  );
}

/** What its owner can do themselves; the rest is waited for. */
function Way({ out }: { out: SkipReason }) {
  const ways: Partial<Record<SkipReason, ReactNode>> = {
    no_recipient: <ToRecipient label="Add a recipient" />,
    recipient_attention: <ToRecipient label="See what to fix" />,
    recipient_cooldown: <ToRecipient label="See your recipient" />,
    recipient_unverified: <ToRecipient label="See your recipient" />,
    paused_by_you: <Resume />,
    paused_by_staff: <ToUs />,
    account_review: <ToUs />,
  };
  const way = ways[out];
  return way ? <div className="mt-2">{way}</div> : null;
}

/** Its panel is on this page. */
function ToRecipient({ label }: { label: string }) {
  return (
    <a href="#paid-to" className={buttonStyle("secondary", "small")}>
      {label}
    </a>
  );
}

function ToUs() {
  return (
    <Link to="/contact" className={buttonStyle("secondary", "small")}>
      Write to us
    </Link>
  );
}

function Resume() {
  const { turn, isTurning } = usePause();
  return (
    <Button size="small" isBusy={isTurning} onClick={() => turn(false)}>
      Resume payouts
    </Button>
  );
}
