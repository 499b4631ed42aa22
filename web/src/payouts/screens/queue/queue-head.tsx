import { latestFriday } from "@blenda/domain/payouts/rules";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { price } from "../../../lib/text/money.ts";
import { weekdayOf } from "../../../lib/text/utc-day.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { askQueueAgain } from "../../data/payout-queries.ts";
import { collectedText, payoutsText } from "../../data/payout-words.ts";
import { QUEUE_TABS, type QueueTab } from "../../data/queue-tab.ts";
import type { QueueAnswer } from "./queue-table.tsx";

const NAMES: Record<QueueTab, string> = { batch: "This batch", all: "All payouts", hold: "On hold" };

interface Props {
  tab: QueueTab;
  /** An older batch was asked for by its name. */
  isOlder: boolean;
  data: QueueAnswer | undefined;
}

export function QueueHead({ tab, isOlder, data }: Props) {
  const batch = data?.batch ?? null;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="type-h1">Payouts</h1>
        <p className="mt-1 type-small text-muted">
          {batch?.collectedAt && `Batch ${batch.batch}. Collected ${collectedText(batch.day)} UTC. `}
          {payoutTexts.days}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Link to="/admin/top-earners" className="touch-target px-1 type-ui text-sky hover:underline">
          Top earners
        </Link>
        {data && tab === "batch" && !isOlder && <RunNow collectedDay={batch?.collectedAt ? batch.day : null} />}
        <nav aria-label="Lists of payouts">
          <ul className="inline-flex rounded-sm border border-line bg-surface-1 p-1">
            {QUEUE_TABS.map((each) => (
              <li key={each}>
                <Link
                  to="/admin/payouts"
                  search={each === "batch" ? {} : { tab: each }}
                  activeOptions={{ exact: true, includeSearch: true }}
                  aria-current={each === tab ? "page" : undefined}
                  className="touch-target grid h-8 place-items-center rounded-xs px-3 type-ui whitespace-nowrap text-muted transition-colors hover:text-text aria-[current]:bg-surface-3 aria-[current]:font-semibold aria-[current]:text-text"
                >
                  <span>
                    {NAMES[each]}
                    {each === "hold" && data && <span className="tabular-nums"> {data.onHold}</span>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** The run comes by itself when Friday begins. By hand it is the same run: for a Friday it has not come to yet. */
function RunNow({ collectedDay }: { collectedDay: string | null }) {
  const [friday] = useState(() => latestFriday(new Date().toISOString()));
  const [key] = useState(newKey);
  const [isAsking, setAsking] = useState(false);
  const { act, isActing } = useAct(api.payouts.runPayouts, {
    learn: (_out, cache) => askQueueAgain(cache),
    done: ({ payouts, cents, leftOut }) => `${payoutsText(payouts)} collected, ${price(cents)}. ${leftOut} left out.`,
  });
  if (collectedDay !== null && collectedDay >= friday) return null;
  return (
    <>
      <Button icon="play" onClick={() => setAsking(true)}>
        Run now
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`Collect the payouts of ${weekdayOf(friday)} now?`}
          label="Collect them"
          kind="primary"
          isBusy={isActing}
          onYes={() => act({ key }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          Everything that has cleared is collected. Nothing is sent before it's approved, and the run that comes by itself adds nothing
          twice.
        </ConfirmDialog>
      )}
    </>
  );
}
