import { z } from "zod";

/** A table as a file, written by the server. */
export const CsvFile = z.object({
  name: z.string(),
  csv: z.string(),
  /** There was more than one file holds. */
  isCut: z.boolean(),
});
export type CsvFile = z.infer<typeof CsvFile>;
