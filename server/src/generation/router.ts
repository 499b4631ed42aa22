import { job, jobs, tool } from "./reads.ts";
import { cancel } from "./requests/cancel.ts";
import { draft } from "./requests/draft.ts";
import { reading } from "./requests/reading.ts";
import { remove } from "./requests/remove.ts";
import { start } from "./requests/start.ts";
import { startDraft } from "./requests/start-draft.ts";
import { analytics, analyticsFile, missingFile } from "./results/analytics.ts";
import { provider, testProvider } from "./worker/provider.ts";

export const generationRouter = {
  analytics,
  analyticsFile,
  cancel,
  draft,
  job,
  jobs,
  missingFile,
  provider,
  reading,
  remove,
  start,
  startDraft,
  testProvider,
  tool,
};
