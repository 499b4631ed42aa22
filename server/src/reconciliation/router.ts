import { approveCorrection } from "./fixing/approve-correction.ts";
import { correct } from "./fixing/correct.ts";
import { resolveRow } from "./fixing/resolve-row.ts";
import { row, rows, runs } from "./reads.ts";
import { rowsFile } from "./rows-file.ts";
import { importStatement } from "./running/import-statement.ts";
import { startRun } from "./running/start-run.ts";

export const reconciliationRouter = { approveCorrection, correct, importStatement, resolveRow, row, rows, rowsFile, runs, startRun };
