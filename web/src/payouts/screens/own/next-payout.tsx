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
import { costText, dayBefore, nextObstacle, nextText, skipText } from "../../data/payout-words.ts";
import { usePause } from "./use-pause.ts";

/** What goes out next, out of what; or why it would not, and what to do about it. */
export function NextPayout({ overview }: { overview: PayoutOverview }) {
  const { next, settings, costs } = overview;
  const { day, cents, availableCents, clearsCents } = next;
  const obstacle = nextObstacle(next);
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h2 className="type-h3">Next payout</h2>
        <Tag>{weekdayOf(day)}</Tag>
      </div>
      <p className={classNames("mt-2 type-figure text-[2rem]", obstacle && "text-muted")}>{cents < 0 ? "Nothing yet" : amount(cents)}</p>
      <p className="type-small text-muted">{nextText(overview)}</p>
      {obstacle === "negative_balance" && <Owed costs={costs} />}
      {obstacle && obstacle !== "negative_balance" && (
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

/** What took the balance below zero, by name: no dollar is left to guesses. */
function Owed({ costs }: Pick<PayoutOverview, "costs">) {
  return (
    <Alert
      tone="info"
      title={costs.length > 0 ? costs.map(costText).join(" ") : "More was refunded than you had available."}
      className="mt-3"
    >
      Your next sales cover it.
    </Alert>
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
