import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { payoutFailures } from "../payouts/failures.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { listFields, listPage } from "../shared/list.ts";
import { plainText } from "../shared/text.ts";
import { FIXES, RECONCILIATION, ROW_LISTS, ROW_SORTS } from "./constants.ts";
import { reconciliationFailures } from "./failures.ts";
import { CorrectionId, PayoutCorrection, Period, ReconciledRow, RowDetail, RowKey, Run, RunId, RunLine } from "./model.ts";
import { reconciliationTexts } from "./texts.ts";

const looking = { access: "admin", failed: reconciliationTexts.loadFailed } as const;
const comparing = { access: "admin", failed: reconciliationTexts.runFailed, about: "everybody alike" } as const;
/** Moves money, or says that it moved. */
const fixing = {
  access: "admin",
  failed: reconciliationTexts.fixFailed,
  mfa: "MONEY",
  about: [
    { kind: "reconciled_row", by: ["runId", "key"] },
    { kind: "reconciled_row", by: ["runId", "otherKey"] },
  ],
} as const;
const correcting = {
  access: "admin",
  failed: reconciliationTexts.correctFailed,
  mfa: "MONEY",
  about: { kind: "reconciled_row", by: ["runId", "key"] },
} as const;
const one = z.strictObject({ runId: RunId, key: RowKey });
const Note = plainText(RECONCILIATION.NOTE_LEAST, RECONCILIATION.NOTE_MOST);

/** Absent: the latest run. */
const ofRun = { runId: RunId.optional(), show: z.enum(ROW_LISTS).default("open"), search: z.string().max(100).optional() };

export const reconciliationContract = {
  /** The latest first. Live. */
  runs: read(looking).output(z.array(RunLine).max(RECONCILIATION.RUNS_SHOWN)),

  /** A run with its proof, and its rows, the gravest first. Live. */
  rows: read(looking)
    .input(z.strictObject({ ...ofRun, ...listFields(ROW_SORTS) }))
    .output(
      listPage(ReconciledRow).extend({
        run: Run.nullable(),
        counts: z.object({ open: z.int(), matched: z.int(), all: z.int() }),
        /** Of everything that is listed, however little of it is shown. */
        sums: z.object({ ledgerCents: z.int(), providerCents: z.int() }),
      }),
    ),

  row: read({ ...looking, failed: reconciliationTexts.rowFailed })
    .errors(pick(reconciliationFailures, "RECONCILIATION_NOT_FOUND"))
    .input(one)
    .output(RowDetail),

  /** Fetches the statement and compares. Where the provider does not answer, the run waits for a file. */
  startRun: command(comparing)
    .input(Period.safeExtend({ key: CommandKey }))
    .output(RunLine),

  /** A piece of a file; a line that is known already changes nothing. With a period it was the last, and everything is compared. */
  importStatement: command({ ...comparing, failed: reconciliationTexts.importFailed })
    .errors(pick(reconciliationFailures, "RECONCILIATION_STATEMENT"))
    .input(
      z.strictObject({
        csv: z
          .string()
          .min(1)
          .max(RECONCILIATION.CSV_PIECE_CHARS + 10_000),
        period: Period.nullable(),
      }),
    )
    .output(z.object({ added: z.int(), known: z.int(), run: RunLine.nullable() })),

  /** Only what the row's state allows. */
  resolveRow: command(fixing)
    .errors(
      pick(reconciliationFailures, "RECONCILIATION_NOT_FOUND", "RECONCILIATION_FIX", "RECONCILIATION_LINK", "RECONCILIATION_PROVIDER"),
    )
    .errors(pick(payoutFailures, "PAYOUTS_NOT_FOUND", "PAYOUTS_INVALID_TRANSITION"))
    .input(
      one.extend({
        fix: z.enum(FIXES).exclude(["correct"]),
        note: Note,
        /** With `link`: the row it belongs to, one a payout without lines, the other lines without a payout. */
        otherKey: RowKey.optional(),
      }),
    )
    .output(z.object({ run: RunLine })),

  /** Proposes to book the row's difference as fees. The amount is the difference, never typed. */
  correct: command(correcting)
    .errors(
      pick(reconciliationFailures, "RECONCILIATION_NOT_FOUND", "RECONCILIATION_FIX", "RECONCILIATION_PROPOSED", "RECONCILIATION_TOO_MUCH"),
    )
    .input(one.extend({ reason: Note }))
    .output(PayoutCorrection),

  /** By another admin than the one who proposed it. Approved, it is booked once. */
  approveCorrection: command({ ...correcting, about: { kind: "correction", by: "id" } })
    .errors(
      pick(
        reconciliationFailures,
        "RECONCILIATION_NOT_FOUND",
        "RECONCILIATION_DECIDED",
        "RECONCILIATION_SECOND_ADMIN",
        "RECONCILIATION_FIX",
      ),
    )
    .input(z.strictObject({ id: CorrectionId, isApproved: z.boolean() }))
    .output(PayoutCorrection),

  rowsFile: command({ ...looking, failed: reconciliationTexts.fileFailed, about: "only reads" })
    .input(z.strictObject(ofRun))
    .output(CsvFile),
};
