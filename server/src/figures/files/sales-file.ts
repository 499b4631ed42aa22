import { FIGURES } from "@blenda/domain/figures/constants";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import { csvFile } from "../../platform/http/csv.ts";
import { figures } from "../procedures.ts";
import { selectSales, shownLines, totalsOf } from "../reading/sale-lines.ts";
import { SALES_COLUMNS } from "./columns.ts";
import { addFile, countUnfinished, findFileOf } from "./file-repository.ts";
import { WRITE_FILE_JOB } from "./write-file.ts";

/** A short file is the answer; a long one is written later, and its creator hears when it is ready. */
export const salesFile = figures.salesFile.handler(async ({ input, context, errors }) => {
  const { db, now, id, jobs, transaction, user } = context;
  const found = await selectSales(db, user.id, input);
  const { sales } = await totalsOf(db, user.id, input, found);
  const name = `sales-${input.from}-to-${input.to}`;
  if (sales <= FIGURES.ROWS_AT_ONCE) {
    const rows = await found.orderBy("s.soldAt", "desc").orderBy("s.lineId", "desc").limit(FIGURES.ROWS_AT_ONCE).execute();
    return { kind: "now", file: await csvFile({ name, now: now() }, SALES_COLUMNS, await shownLines(db, rows)) };
  }
  const fileId = id();
  await transaction(async (tx) => {
    await advisoryLock(tx, `figure files of ${user.id}`);
    if ((await countUnfinished(tx, user.id)) >= FIGURES.FILES_AT_ONCE) throw errors.FIGURES_TOO_MANY_FILES();
    const rows = Math.min(sales, FIGURES.FILE_ROWS_MOST);
    await addFile(tx, { id: fileId, creatorId: user.id, name: `${name}.csv`, question: { sales: input }, rows, createdAt: now() });
    await jobs.enqueue(tx, WRITE_FILE_JOB, { id: fileId });
  });
  const file = await findFileOf(db, user.id, fileId);
  if (!file) throw new Error("a file that was just asked for is gone");
  return { kind: "later", file };
});
