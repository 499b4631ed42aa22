import { cleanup } from "./procedures.ts";
import { findingList, findingOf, findScan, selectFindings } from "./repository.ts";

export const scanReport = cleanup.scanReport.handler(async ({ input: { scanId, kind, ...asked }, context: { db } }) => {
  const scan = await findScan(db, scanId);
  const { rows, next, total } = await findingList.page(db, selectFindings(db, scan?.id ?? "", kind), asked);
  return { scan, page: { rows: rows.map(findingOf), next, total } };
});
