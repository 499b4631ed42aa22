import { CLEANUP, FINDING_KINDS } from "@blenda/domain/cleanup/constants";
import type { Finding } from "@blenda/domain/cleanup/model";
import { type CsvColumns, csvFile } from "../platform/http/csv.ts";
import { audit } from "../platform/requests/audit.ts";
import { cleanup } from "./procedures.ts";
import { findingList, findingOf, findScan, selectFindings } from "./repository.ts";

const COLUMNS: CsvColumns<Finding> = {
  place: ({ n }) => n,
  kind: ({ kind }) => kind,
  object: ({ objectId }) => objectId,
  order: ({ order }) => order?.number,
  amount: ({ amountCents }) => (amountCents === null ? null : (amountCents / 100).toFixed(2)),
  since: ({ since }) => since,
  "could be done": ({ step }) => step,
  why: ({ why }) => why,
  done: ({ done }) => done?.step,
  outcome: ({ done }) => done?.outcome,
  "done at": ({ done }) => done?.at,
};

export const cleanupFile = cleanup.cleanupFile.handler(async ({ input: { scanId }, context, errors }) => {
  const { db, now } = context;
  if (!(await findScan(db, scanId))) throw errors.CLEANUP_NO_SCAN();
  async function* lines() {
    for await (const row of findingList.all(db, selectFindings(db, scanId), {})) yield findingOf(row);
  }
  const most = CLEANUP.MOST_PER_KIND * FINDING_KINDS.length;
  const file = await csvFile({ name: "cleanup", now: now(), most }, COLUMNS, lines());
  await context.transaction((tx) => audit(tx, context, { action: "cleanup.cleanupFile", target: { kind: "scan", id: scanId } }));
  return file;
});
