import { cleanupFile } from "./cleanup-file.ts";
import { dryRun } from "./dry-run.ts";
import { scanReport } from "./reads.ts";
import { runCleanup } from "./run-cleanup.ts";
import { scan } from "./scan.ts";

export const cleanupRouter = { cleanupFile, dryRun, runCleanup, scan, scanReport };
