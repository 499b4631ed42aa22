import { RECONCILIATION } from "@blenda/domain/reconciliation/constants";
import { readStatement } from "@blenda/domain/reconciliation/statement";
import { audit } from "../../platform/requests/audit.ts";
import { reconciliation } from "../procedures.ts";
import { runImported } from "./run.ts";
import { runLine } from "./run-repository.ts";
import { addLines } from "./statement-repository.ts";

/** The file was read in the browser already; here it is read again, because a browser can say anything. */
export const importStatement = reconciliation.importStatement.handler(async ({ input: { csv, period }, context, errors }) => {
  const { transaction, now, id, user } = context;
  const { lines, faults } = readStatement(csv);
  if (faults.length > 0)
    throw errors.RECONCILIATION_STATEMENT({ data: { faults: faults.slice(0, RECONCILIATION.FAULTS_SHOWN), count: faults.length } });
  return transaction(async (tx) => {
    const added = await addLines(tx, lines, "imported", now());
    const until = lines.at(-1)?.at ?? now();
    const runId = period ? await runImported(tx, period, until, { id: id(), by: user.id }, now()) : null;
    await audit(tx, context, {
      action: "reconciliation.importStatement",
      target: { kind: "reconciliation", id: runId ?? "statement" },
      after: { lines: lines.length, added, ...period },
    });
    return { added, known: lines.length - added, run: runId ? await runLine(tx, runId) : null };
  });
});
