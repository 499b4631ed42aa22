import { Readable } from "node:stream";
import { FIGURES } from "@blenda/domain/figures/constants";
import { figureFileEnded, figureFileMoved } from "@blenda/domain/figures/events";
import type { SaleLine } from "@blenda/domain/figures/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { emit } from "../../platform/events/outbox.ts";
import { record, store } from "../../platform/files/files.ts";
import { csvLines } from "../../platform/http/csv.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { selectSales, shownLines } from "../reading/sale-lines.ts";
import { SALES_COLUMNS } from "./columns.ts";
import { changeFile, type FileRow } from "./file-repository.ts";

export const WRITE_FILE_JOB = "figures.writeFile";
const PAGE = 2_000;
const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * Writes a file row by row: however long it is, a page of it is all that is in memory. Begun again after a crash, it begins at
 * the beginning. What fails says so, in the list and in the bell.
 */
export async function writeFile(services: Services, { id }: { id?: string }): Promise<void> {
  const { db, log } = services;
  const row = await db
    .selectFrom("figureFiles")
    .selectAll()
    .where("id", "=", id ?? "")
    .executeTakeFirst();
  if (!row || row.state === "ready" || row.state === "failed") return;
  try {
    await move(services, row, { state: "writing", writtenRows: 0 });
    const lines = Readable.from(csvLines(SALES_COLUMNS, counted(services, row)), { objectMode: true }).map((line: string) =>
      Buffer.from(line),
    );
    const file = await store(services, lines, { ownerId: row.creatorId, name: row.name, type: "text/csv", maxBytes: MOST_BYTES });
    const expiresAt = addDays(services.now(), FIGURES.FILE_HOURS / 24);
    await services.transaction(async (tx) => {
      await record(tx, file);
      await changeFile(tx, row.id, { state: "ready", fileId: file.id, expiresAt });
      await emit(tx, figureFileEnded({ ...endedOf(row), isReady: true, at: services.now() }));
    });
  } catch (error) {
    log.error("a file of figures could not be written", error);
    const expiresAt = addDays(services.now(), FIGURES.FILE_HOURS / 24);
    await services.transaction(async (tx) => {
      await changeFile(tx, row.id, { state: "failed", expiresAt });
      await emit(tx, figureFileEnded({ ...endedOf(row), isReady: false, at: services.now() }));
    });
  }
}

const endedOf = ({ id: fileId, creatorId, name }: FileRow) => ({ fileId, creatorId, name });

const move = (services: Services, { id, creatorId }: FileRow, changes: Parameters<typeof changeFile>[2]) =>
  services.transaction(async (tx) => {
    await changeFile(tx, id, changes);
    await emit(tx, figureFileMoved({ creatorId }));
  });

/** Page by page, newest first, and says after each how far it is. */
async function* counted(services: Services, row: FileRow): AsyncGenerator<SaleLine> {
  let writtenRows = 0;
  let last: { soldAt: string; lineId: string } | undefined;
  while (writtenRows < FIGURES.FILE_ROWS_MOST) {
    const found = await selectSales(services.db, row.creatorId, row.question.sales);
    const page = await found
      .$if(last !== undefined, (q) => q.where(sql<boolean>`(s.sold_at, s.line_id) < (${last?.soldAt}::timestamptz, ${last?.lineId})`))
      .orderBy("s.soldAt", "desc")
      .orderBy("s.lineId", "desc")
      .limit(PAGE)
      .execute();
    yield* await shownLines(services.db, page);
    writtenRows += page.length;
    last = page.at(-1);
    if (page.length < PAGE) return;
    await move(services, row, { writtenRows });
  }
}
