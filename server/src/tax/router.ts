import { report, reportFile, terms } from "./reads.ts";

export const taxRouter = { report, reportFile, terms };
