import type { Payout, PayoutOverview, SkippedFriday } from "@blenda/domain/payouts/model";
import { Link } from "@tanstack/react-router";
import { type KeyboardEvent, useState } from "react";
import { amount } from "../../../lib/text/amount.ts";
import { monthOf, weekdayOf } from "../../../lib/text/utc-day.ts";
import { useLetterKeys } from "../../../product/table/letter-keys.ts";
import { isPlainKey } from "../../../ui/keys.ts";
import { payoutsText, skipText } from "../../data/payout-words.ts";
import { usePayoutFile } from "../../data/use-payout-file.ts";
import { PayoutRow } from "./payout-row.tsx";

type Entry = { day: string; payout: Payout } | { day: string; skipped: SkippedFriday };

/** Newest first; a Friday without a payout stands where it was. */
function entriesOf({ payouts, skipped }: PayoutOverview): Entry[] {
  const last = payouts.at(-1)?.day;
  return [
    ...payouts.map((payout) => ({ day: payout.day, payout })),
    // Those before the last payout shown belong to older ones.
    ...skipped.filter(({ day }) => last === undefined || day >= last).map((each) => ({ day: each.day, skipped: each })),
  ].sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}

export function History({ overview }: { overview: PayoutOverview }) {
  const { payouts, payoutCount, since, settings } = overview;
  const entries = entriesOf(overview);
  const [open, setOpen] = useState<string | null>(null);
  const [areLettersOn] = useLetterKeys();
  const { save } = usePayoutFile();
  /** From the row that has the focus, or is open. */
  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest<HTMLElement>("[data-payout]")?.dataset.payout;
    if (!areLettersOn || event.key.toLowerCase() !== "d" || !id || !isPlainKey(event.nativeEvent)) return;
    event.preventDefault();
    save({ id });
  };
  return (
    <section aria-labelledby="payout-history" className="min-w-0 rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-5">
        <h2 id="payout-history" className="type-h3">
          Payouts
        </h2>
        {payoutCount > 0 && (
          <p className="type-small text-muted">
            {payoutsText(payoutCount)}
            {since && ` since ${monthOf(since)}`}
          </p>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="border-t border-line px-5 py-8 text-center text-muted">Your payouts will be listed here, with every sale in them.</p>
      ) : (
        <ul onKeyDown={onKeyDown}>
          {entries.map((entry) =>
            "payout" in entry ? (
              <PayoutRow
                key={entry.payout.id}
                payout={entry.payout}
                isOpen={open === entry.payout.id}
                onTurn={() => setOpen(open === entry.payout.id ? null : entry.payout.id)}
              />
            ) : (
              <SkippedRow key={`skipped ${entry.day}`} skipped={entry.skipped} minimumCents={settings.minimumCents} />
            ),
          )}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-3 empty:hidden">
        {payoutCount > payouts.length && (
          <Link to="/dashboard/payouts" search={{ show: "all" }} className="type-ui text-sky hover:underline">
            All payouts
          </Link>
        )}
        {payouts.length > 0 && areLettersOn && (
          <p className="ml-auto type-small text-muted pointer-coarse:hidden">
            On a row: <kbd>Enter</kbd> opens it, <kbd>D</kbd> saves its CSV.
          </p>
        )}
      </div>
    </section>
  );
}

function SkippedRow({ skipped: { day, reason, note, amountCents }, minimumCents }: { skipped: SkippedFriday; minimumCents: number }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-line bg-surface-2/40 px-5 py-3 pl-12 type-ui text-muted">
      <span className="w-24 shrink-0">{weekdayOf(day)}</span>
      <span className="min-w-0 flex-1 basis-48 type-small">
        No payout. {skipText(reason, minimumCents)}
        {note && `. ${note}`}
      </span>
      <span className="ml-auto tabular-nums">{amount(amountCents)}</span>
    </li>
  );
}
