import { RECONCILIATION } from "@blenda/domain/reconciliation/constants";
import type { Period, RunLine } from "@blenda/domain/reconciliation/model";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { noteCompared } from "../../payouts/port.ts";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { compare } from "./compare.ts";
import { addRun, changeRun, countBalanced, lockRun, lockRunOf, type RunRow } from "./run-repository.ts";
import { addLines } from "./statement-repository.ts";

/** Back to where payouts are compared from, and a little: the provider's clock need not be ours. */
const SINCE_DAYS = RECONCILIATION.LOOK_BACK_DAYS + RECONCILIATION.MATCH_DAYS;

/** What a period can speak of: up to its last midnight, and nothing that is still to come. */
const endOf = (day: string, now: Instant): Instant => {
  const end = addDays(`${day}T00:00:00.000Z`, 1);
  return end < now ? end : now;
};

/** Asks the provider for its statement, outside any transaction; `null`: it did not answer. */
export async function fetchStatement({ transfers, log, now }: Services, { from, to }: Period) {
  const until = endOf(to, now());
  try {
    const lines = await transfers.statement(addDays(`${from}T00:00:00.000Z`, -SINCE_DAYS), until);
    return { lines: lines.map((line) => ({ ...line, balanceCents: null })), until };
  } catch (error) {
    log.warn("the payout provider gave no statement", error);
    return null;
  }
}

/** Comparing is done by one at a time: two would write each other's rows. */
export const oneAtATime = (tx: Tx): Promise<void> => advisoryLock(tx, "reconciliation");

interface StartedRun {
  id: string;
  trigger: RunLine["trigger"];
  by: string | null;
}

/** Writes what was fetched and compares; where nothing was, the run says that it waits, and no payout is frozen or let go for it. */
export async function beginRun(
  tx: Tx,
  period: Period,
  statement: Awaited<ReturnType<typeof fetchStatement>>,
  { id, trigger, by }: StartedRun,
  now: Instant,
): Promise<void> {
  await oneAtATime(tx);
  await addRun(tx, {
    ...{ id, fromDay: period.from, toDay: period.to, trigger, startedAt: now, startedBy: by },
    ...{ state: statement ? "done" : "waiting", statementUntil: statement?.until ?? null, ...(await countBalanced(tx)) },
  });
  if (!statement) return;
  await addLines(tx, statement.lines, "fetched", now);
  await compare(tx, await held(tx, id), now);
  await noteCompared(tx, statement.until);
}

/** After an import: the run of this very period is compared again, else there is a new one. Answers its id. */
export async function runImported(
  tx: Tx,
  period: Period,
  until: Instant,
  { id, by }: Pick<StartedRun, "id" | "by">,
  now: Instant,
): Promise<string> {
  await oneAtATime(tx);
  const before = await lockRunOf(tx, period);
  const runId = before?.id ?? id;
  if (!before) {
    await addRun(tx, {
      ...{ id, fromDay: period.from, toDay: period.to, trigger: "import", startedAt: now, startedBy: by },
      ...{ state: "done", statementUntil: until, ...(await countBalanced(tx)) },
    });
  } else if (before.statementUntil === null || before.statementUntil < until)
    await changeRun(tx, before.id, { statementUntil: until, state: "done" });
  await compare(tx, await held(tx, runId), now);
  await noteCompared(tx, endOf(period.to, now));
  return runId;
}

async function held(tx: Tx, id: string): Promise<RunRow> {
  const run = await lockRun(tx, id);
  if (!run) throw new Error("a run that was just begun is gone");
  return run;
}
