import type { PayoutBatch, QueuedPayout } from "@blenda/domain/payouts/model";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { amount } from "../../../lib/text/amount.ts";
import { weekdayOf } from "../../../lib/text/utc-day.ts";
import { setVerifiedSubject } from "../../../product/verified-subject.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { askQueueAgain } from "../../data/payout-queries.ts";
import { payoutsText, stoppedText } from "../../data/payout-words.ts";
import { type ApprovalSplit, splitOf } from "../../data/use-payout-selection.ts";
import { ApproveChecks } from "./approve-checks.tsx";

interface Props {
  batch: PayoutBatch;
  rows: readonly QueuedPayout[];
  chosen: readonly QueuedPayout[];
}

const nameOf = ({ shopName, personName }: QueuedPayout): string => shopName ?? personName;

/** What is approved, said again beside the table: the sum, what leaves with it, what waits for a colleague, what speaks for it. */
export function ApprovePanel({ batch, rows, chosen }: Props) {
  const { act, isActing, out, error } = useAct(api.payouts.approvePayout, {
    learn: (_out, cache) => askQueueAgain(cache),
    isToldInPlace: true,
  });
  const split = splitOf(chosen);
  const [isAsking, setAsking] = useState(false);
  const obstacle = obstacleOf(batch.checks, chosen);
  const approve = () => {
    setVerifiedSubject({
      name: `${payoutsText(chosen.length)}, ${weekdayOf(batch.day)}`,
      figure: amount(split.cents),
      lines: linesOf(split),
    });
    act({ ids: chosen.map(({ id }) => id) }, { onSettled: () => setVerifiedSubject(null) });
    setAsking(false);
  };
  return (
    <section aria-labelledby="approve" className="min-w-0 divide-y divide-line rounded-md border border-line bg-surface-1">
      <div className="p-5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="approve" className="type-h3">
            Approve
          </h2>
          <p className="type-small text-muted">{payoutsText(chosen.length)}</p>
        </div>
        <p className="mt-1 type-figure text-[2rem]">{amount(split.cents)}</p>
        {chosen.length > 0 && <Split split={split} />}
      </div>
      <ApproveChecks batch={batch} rows={rows} />
      <div className="grid gap-3 p-5">
        {error && <Alert tone="bad" title={error.message} />}
        {out && <Outcome out={out} rows={rows} />}
        {chosen.length > 0 ? (
          <>
            {/* What is stopped cannot be pressed, and says why. */}
            <Button
              kind="primary"
              size="large"
              icon="shield-check"
              isBusy={isActing}
              disabled={obstacle !== null}
              aria-describedby="approve-note"
              onClick={() => setAsking(true)}
            >
              Approve {payoutsText(chosen.length)}
            </Button>
            <p id="approve-note" className={classNames("text-center type-small", obstacle ? "text-bad" : "text-muted")}>
              {obstacle ?? "Asks for your second factor. Good for 5 minutes."}
            </p>
          </>
        ) : (
          <p className="text-center type-small text-muted">
            {rows.some(({ canApprove }) => canApprove) ? "Choose the payouts to approve." : "Nothing here needs your approval."}
          </p>
        )}
      </div>
      {isAsking && <ApproveQuestion split={split} chosen={chosen} onYes={approve} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** Why what is chosen cannot be approved now, the gravest first; `null`: it can. */
function obstacleOf({ frozen, isCompared }: PayoutBatch["checks"], chosen: readonly QueuedPayout[]): string | null {
  if (frozen !== null) return stoppedText(frozen);
  if (!isCompared) return "Compare our books with the provider's first.";
  const unproved = chosen.find(({ isProved }) => !isProved);
  return unproved ? `${nameOf(unproved)} doesn't add up to its lines. Take it out, or hold it.` : null;
}

interface QuestionProps {
  split: ApprovalSplit;
  chosen: readonly QueuedPayout[];
  onYes: () => void;
  onClose: () => void;
}

/** The sum once more, before anything leaves; a second factor may have been shown minutes ago. */
function ApproveQuestion({ split, chosen, onYes, onClose }: QuestionProps) {
  const shared = chosen.filter(({ sameAccountAs }) => sameAccountAs.length > 0);
  const of = chosen.length === 1 && chosen[0] ? nameOf(chosen[0]) : `${chosen.length} people`;
  return (
    <ConfirmDialog question={`Pay ${amount(split.cents)} to ${of}?`} label="Approve" kind="primary" onYes={onYes} onClose={onClose}>
      <ul className="grid gap-1">
        {linesOf(split).map(({ name, figure }) => (
          <li key={name} className="flex justify-between gap-4">
            {name}
            <span className="font-semibold text-text tabular-nums">{figure}</span>
          </li>
        ))}
      </ul>
      {shared.length > 0 && <p className="mt-3 text-warn">Paid to one account: {shared.map(nameOf).join(", ")}.</p>}
    </ConfirmDialog>
  );
}

const linesOf = ({ leaving, leavingCents, waiting, waitingCents }: ApprovalSplit) => [
  ...(leaving.length > 0
    ? [{ name: `${leaving.length} ${leaving.length === 1 ? "leaves" : "leave"} with your approval`, figure: amount(leavingCents) }]
    : []),
  ...(waiting.length > 0
    ? [{ name: `${waiting.length} ${waiting.length === 1 ? "waits" : "wait"} for another admin`, figure: amount(waitingCents) }]
    : []),
];

function Split({ split }: { split: ApprovalSplit }) {
  const { leaving, leavingCents, waiting, waitingCents, second } = split;
  return (
    <>
      <div aria-hidden="true" className="my-3 flex h-2 gap-0.5 overflow-hidden rounded-full bg-line">
        {leavingCents > 0 && <span className="bg-ok" style={{ flexGrow: leavingCents, flexBasis: 0 }} />}
        {waitingCents > 0 && <span className="bg-warn" style={{ flexGrow: waitingCents, flexBasis: 0 }} />}
      </div>
      <ul className="grid gap-1 type-ui">
        {linesOf(split).map(({ name, figure }, at) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={classNames("size-2 rounded-[2px]", at === 0 && leaving.length > 0 ? "bg-ok" : "bg-warn")} />
            {name}
            <span className="ml-auto font-semibold tabular-nums">{figure}</span>
          </li>
        ))}
      </ul>
      {(waiting.length > 0 || second.length > 0) && (
        <p className="mt-1 pl-4 type-small text-muted">
          Over $1,000 two admins approve.{" "}
          {second.length > 0 && `${second.map(nameOf).join(", ")} ${second.length === 1 ? "has" : "have"} one.`}
        </p>
      )}
    </>
  );
}

interface OutcomeProps {
  out: { approved: readonly string[]; waiting: readonly string[]; refused: readonly { id: string; why: string }[] };
  rows: readonly QueuedPayout[];
}

/** What came of it: some of them may have been refused, each for a reason of its own. */
function Outcome({ out: { approved, waiting, refused }, rows }: OutcomeProps) {
  const of = (id: string) => {
    const row = rows.find((each) => each.id === id);
    return row ? nameOf(row) : "A payout";
  };
  const said = [
    approved.length > 0 && `${payoutsText(approved.length)} approved.`,
    waiting.length > 0 && `${payoutsText(waiting.length)} ${waiting.length === 1 ? "waits" : "wait"} for another admin.`,
    refused.length > 0 && `${payoutsText(refused.length)} refused.`,
  ].filter(Boolean);
  return (
    <Alert tone={refused.length > 0 ? "bad" : "ok"} title={said.join(" ")}>
      {refused.length > 0 && (
        <ul className="grid gap-1">
          {refused.map(({ id, why }) => (
            <li key={id}>
              <strong className="font-semibold text-text">{of(id)}</strong>: {why}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
