import type { QueuedPayout } from "@blenda/domain/payouts/model";
import { useState } from "react";
import type { RowSelection } from "../../ui/table/row-selection.ts";

/**
 * What of a batch is about to be approved: everything whoever looks may approve, until they take some out. So only what was
 * taken out is kept, and a payout that arrives later is in.
 */
export function usePayoutSelection(rows: readonly QueuedPayout[]): RowSelection<QueuedPayout> {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const open = rows.filter(({ canApprove }) => canApprove);
  const chosen = open.filter(({ id }) => !leftOut.has(id));
  const hasAll = open.length > 0 && chosen.length === open.length;
  const without = (id: string) =>
    setLeftOut((before) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])));
  const clear = () => setLeftOut(new Set(open.map(({ id }) => id)));
  return {
    chosen,
    all: {
      checked: hasAll,
      isMixed: chosen.length > 0 && !hasAll,
      disabled: open.length === 0,
      onChange: () => (hasAll ? clear() : setLeftOut(new Set())),
    },
    of: ({ id, canApprove }) => ({ checked: canApprove && !leftOut.has(id), disabled: !canApprove, onChange: () => without(id) }),
    clear,
  };
}

export interface ApprovalSplit {
  cents: number;
  /** With this approval they have all they need. */
  leaving: readonly QueuedPayout[];
  leavingCents: number;
  /** Large ones: somebody else approves too. */
  waiting: readonly QueuedPayout[];
  waitingCents: number;
  /** Large ones somebody else has approved already. */
  second: readonly QueuedPayout[];
}

const sum = (payouts: readonly QueuedPayout[]): number => payouts.reduce((all, { amountCents }) => all + amountCents, 0);

/** What one person's approval does to these. */
export function splitOf(chosen: readonly QueuedPayout[]): ApprovalSplit {
  const isLast = ({ approvals, approvalsNeeded }: QueuedPayout) => approvals.length + 1 >= approvalsNeeded;
  const leaving = chosen.filter(isLast);
  const waiting = chosen.filter((payout) => !isLast(payout));
  return {
    cents: sum(chosen),
    leaving,
    leavingCents: sum(leaving),
    waiting,
    waitingCents: sum(waiting),
    second: leaving.filter(({ approvals }) => approvals.length > 0),
  };
}
