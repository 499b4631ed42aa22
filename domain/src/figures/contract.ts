import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { pick } from "../shared/failure.ts";
import { DIRECTIONS, listFields, listPage } from "../shared/list.ts";
import { AffiliatesReport } from "./affiliates-report.ts";
import { ANALYTICS_GROUPS, DIMENSIONS, DISCOUNT_GROUPS, EARNER_SORTS, EARNINGS_GROUPS, SALE_SORTS, STEPS } from "./constants.ts";
import { DiscountsReport } from "./discounts-report.ts";
import { figureFailures } from "./failures.ts";
import {
  Analytics,
  EarningsReport,
  FigureFile,
  Overview,
  RangeInput,
  rangeInput,
  reportInput,
  Sale,
  SaleLine,
  SalesReport,
  SaleTotals,
  salesInput,
} from "./model.ts";
import { figureTexts } from "./texts.ts";
import { EarnerTotals, earnersInput, TopEarner } from "./top-earners.ts";

const reading = { access: "creator", failed: figureTexts.loadFailed } as const;
const writing = { access: "creator", failed: figureTexts.fileFailed, limits: [{ per: "account", max: 60, minutes: 60 }] } as const;

const comparing = { access: "admin", failed: figureTexts.earnersFailed } as const;

const discountsInput = rangeInput({ by: z.enum(DISCOUNT_GROUPS).default("code") });

/** Written at once, or, above 2,000 rows, in the background: then `files` says how far it is, and a notice when it is ready. */
const FileAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("now"), file: CsvFile }),
  z.object({ kind: z.literal("later"), file: FigureFile }),
]);

/**
 * A creator's figures, always about whoever asks. Days are UTC. Views are no call: pages send a beacon to
 * `/api/figures/view?item=…&zone=…&from=…` once they are shown.
 */
export const figuresContract = {
  /** Live. */
  overview: read(reading).input(RangeInput).output(Overview),

  /** Newest first unless asked otherwise. Totals are of everything the filter finds, as it stands today. Live. */
  sales: read(reading)
    .input(salesInput(listFields(SALE_SORTS)))
    .output(listPage(SaleLine).extend({ totals: SaleTotals })),

  sale: read({ ...reading, failed: figureTexts.saleFailed })
    .errors(pick(figureFailures, "FIGURES_NOT_FOUND"))
    .input(z.strictObject({ id: z.string().min(1).max(64) }))
    .output(Sale),

  salesFile: command(writing).errors(pick(figureFailures, "FIGURES_TOO_MANY_FILES")).input(salesInput({})).output(FileAnswer),

  /** `open`: all rows of that split. Live. */
  salesReport: read(reading)
    .input(reportInput({ step: z.enum(STEPS).default("day"), open: z.enum(DIMENSIONS).optional() }))
    .output(SalesReport),

  /** By when it was sold. Live. */
  earningsReport: read(reading)
    .input(reportInput({ by: z.enum(EARNINGS_GROUPS).default("day") }))
    .output(EarningsReport),

  /** What was sold for less, by the code of its order or by its sale event. Live. */
  discountsReport: read(reading).input(discountsInput).output(DiscountsReport),

  discountsFile: command(writing).input(discountsInput).output(CsvFile),

  /** What affiliates of one's own program brought, by affiliate. Live. */
  affiliatesReport: read(reading).input(RangeInput).output(AffiliatesReport),

  affiliatesFile: command(writing).input(RangeInput).output(CsvFile),

  /** Live. */
  analytics: read(reading)
    .input(reportInput({ by: z.enum(ANALYTICS_GROUPS).default("item"), step: z.enum(STEPS).default("day") }))
    .output(Analytics),

  /** The rows of a report as CSV, however many there are. */
  reportFile: command(writing)
    .errors(pick(figureFailures, "FIGURES_TOO_MANY_FILES"))
    .input(
      reportInput({
        report: z.enum(["sales", "earnings", "analytics"]),
        /** What a row is. */
        by: z.enum(["day", "month", "item", "country", "source", "licence"]).default("day"),
      }),
    )
    .output(FileAnswer),

  /** The last files that were written in the background. Live. */
  files: read({ ...reading, failed: figureTexts.fileFailed }).output(z.array(FigureFile)),

  /** For our team: who earned most, beside as many days before. */
  topEarners: read(comparing)
    .input(earnersInput(listFields(EARNER_SORTS)))
    .output(listPage(TopEarner).extend({ totals: EarnerTotals })),

  topEarnersFile: command({ ...comparing, failed: figureTexts.fileFailed, about: "only reads" })
    .input(earnersInput({ sort: z.enum(EARNER_SORTS).optional(), direction: z.enum(DIRECTIONS).optional() }))
    .output(CsvFile),
};
