import { analytics } from "./analytics.ts";
import { cancel } from "./cancel.ts";
import { provider, testProvider } from "./provider.ts";
import { reading } from "./reading.ts";
import { job, jobs, tool } from "./reads.ts";
import { remove } from "./remove.ts";
import { start } from "./start.ts";
import { startDraft } from "./start-draft.ts";

export const generationRouter = { analytics, cancel, job, jobs, provider, reading, remove, start, startDraft, testProvider, tool };
