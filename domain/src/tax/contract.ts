import { z } from "zod";
import { askInPrivate, command, read } from "../access/procedure.ts";
import { seePayments } from "../payments/constants.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { pick } from "../shared/failure.ts";
import { taxFailures } from "./failures.ts";
import { SaidPlace, TaxReport, TaxTerms } from "./model.ts";
import { taxTexts } from "./texts.ts";

const Quarter = z.string().max(10);

export const taxContract = {
  /** How whoever asks is taxed, as far as their account, their words and their connection tell. */
  terms: askInPrivate({ access: "public", failed: taxTexts.termsFailed, limits: [{ per: "address", max: 600, minutes: 60 }] })
    .errors(pick(taxFailures, "TAX_UNAVAILABLE"))
    .input(SaidPlace)
    .output(TaxTerms),

  /** For the return: what was sold and what came back in a quarter, by country and rate. Days are UTC. */
  report: read({ access: seePayments, failed: taxTexts.reportFailed })
    .errors(pick(taxFailures, "TAX_QUARTER_UNKNOWN"))
    .input(z.strictObject({ quarter: Quarter.optional() }))
    .output(TaxReport),

  /** The same as CSV. A command, because it is written down who took it along. */
  reportFile: command({
    access: seePayments,
    failed: taxTexts.fileFailed,
    limits: [{ per: "account", max: 30, minutes: 60 }],
    about: "only reads",
  })
    .errors(pick(taxFailures, "TAX_QUARTER_UNKNOWN"))
    .input(z.strictObject({ quarter: Quarter }))
    .output(CsvFile),
};
