import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { pick } from "../shared/failure.ts";
import { listFields, listPage } from "../shared/list.ts";
import { FINDING_KINDS, FINDING_SORTS } from "./constants.ts";
import { cleanupFailures } from "./failures.ts";
import { Chosen, DryRun, Finding, PlanHash, RunReport, Scan, ScanId } from "./model.ts";
import { cleanupTexts } from "./texts.ts";

const looking = { access: "admin", failed: cleanupTexts.loadFailed } as const;
const reading = { ...looking, about: "only reads" } as const;
const hourly = (max: number) => [{ per: "account", max, minutes: 60 }] as const;

export const cleanupContract = {
  /** Looks at the provider and at our books, and changes nothing in either. */
  scan: command({ ...reading, failed: cleanupTexts.scanFailed, limits: hourly(30) })
    .errors(pick(cleanupFailures, "CLEANUP_PROVIDER_DOWN"))
    .output(Scan),

  /** What a scan found, the latest where none is named; `scan` is absent while there was none. */
  scanReport: read(looking)
    .input(z.strictObject({ scanId: ScanId.optional(), kind: z.enum(FINDING_KINDS).optional(), ...listFields(FINDING_SORTS) }))
    .output(z.object({ scan: Scan.nullable(), page: listPage(Finding) })),

  /** What a run would do now, step by step. It changes nothing. */
  dryRun: command({ ...reading, failed: cleanupTexts.scanFailed, limits: hourly(120) })
    .errors(pick(cleanupFailures, "CLEANUP_NO_SCAN", "CLEANUP_PROVIDER_DOWN"))
    .input(Chosen)
    .output(DryRun),

  /** Does exactly what the dry run with this hash said, or nothing. */
  runCleanup: command({ access: "admin", failed: cleanupTexts.runFailed, mfa: "DESTRUCTIVE", about: "everybody alike" })
    .errors(pick(cleanupFailures, "CLEANUP_NO_SCAN", "CLEANUP_CHANGED", "CLEANUP_NOTHING", "CLEANUP_PROVIDER_DOWN"))
    .input(Chosen.extend({ hash: PlanHash }))
    .output(RunReport),

  /** A scan with what was done about it, as CSV. */
  cleanupFile: command({ ...reading, failed: cleanupTexts.fileFailed, limits: hourly(30) })
    .errors(pick(cleanupFailures, "CLEANUP_NO_SCAN"))
    .input(z.strictObject({ scanId: ScanId }))
    .output(CsvFile),
};
