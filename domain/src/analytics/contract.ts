import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { RangeInput, rangeInput } from "../figures/model.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { ANALYTICS_FILES, seeAnalytics } from "./constants.ts";
import { Devices, Diagnosis, Funnel, Geography, Migration, Overview, Revenue, Sources, Traffic, Visitors } from "./model.ts";
import { analyticsTexts } from "./texts.ts";

const looking = { access: seeAnalytics, failed: analyticsTexts.loadFailed } as const;
const filing = {
  access: seeAnalytics,
  failed: analyticsTexts.fileFailed,
  limits: [{ per: "account", max: 60, minutes: 60 }],
  about: "only reads",
} as const;

/** The product's own figures, for our team. Days are UTC. Each screen asks one question. */
export const analyticsContract = {
  overview: read(looking).input(RangeInput).output(Overview),
  traffic: read(looking).input(RangeInput).output(Traffic),
  funnel: read(looking).input(RangeInput).output(Funnel),
  sources: read(looking).input(RangeInput).output(Sources),
  devices: read(looking).input(RangeInput).output(Devices),
  revenue: read(looking).input(RangeInput).output(Revenue),
  analyticsFile: command(filing)
    .input(rangeInput({ of: z.enum(ANALYTICS_FILES) }))
    .output(CsvFile),

  geography: read(looking).input(RangeInput).output(Geography),
  /** Latest first. */
  visitors: read(looking).output(Visitors),
  geographyFile: command(filing).input(RangeInput).output(CsvFile),

  /** What was paid in these days beside the records of it. */
  diagnose: read(looking).input(RangeInput).output(Diagnosis),
  /** Writes the records anew from the orders, 500 lines at a time; a batch that was done before changes nothing. */
  migrateRevenue: command({ access: seeAnalytics, failed: analyticsTexts.migrationFailed, about: "everybody alike" })
    .input(z.strictObject({ after: z.int().min(0).max(2_147_483_647).default(0) }))
    .output(Migration),
};
