import type { QueuedPayout } from "@blenda/domain/payouts/model";
import { useState } from "react";
import type { RowSelection } from "../../ui/table/row-selection.ts";

/**
 * The payouts of a batch that are about to be approved: only those the approver has ticked. Money never leaves because a box stood ticked
 * already.
 */
export function usePayoutSelection(rows: readonly QueuedPayout[]): RowSelection<QueuedPayout> {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const open = rows.filter(({ canApprove }) => canApprove);
  const chosen = open.filter(({ id }) => ticked.has(id));
  const hasAll = open.length > 0 && chosen.length === open.length;
  const toggle = (id: string) =>
    setTicked((before) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])));
  const clear = () => setTicked(new Set());
  return {
    chosen,
    all: {
      checked: hasAll,
      isMixed: chosen.length > 0 && !hasAll,
      disabled: open.length === 0,
      onChange: () => (hasAll ? clear() : setTicked(new Set(open.map(({ id }) => id)))),
    },
    of: ({ id, canApprove }) => ({ checked: canApprove && ticked.has(id), disabled: !canApprove, onChange: () => toggle(id) }),
    clear,
  };
}

export interface ApprovalSplit {
  cents: number;
  /** With this approval they have all they need. */
  leaving: readonly QueuedPayout[];
  leavingCents: number;
  /** Large ones: a colleague approves too. */
  waiting: readonly QueuedPayout[];
  waitingCents: number;
  /** Large ones a colleague has approved already. */
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
