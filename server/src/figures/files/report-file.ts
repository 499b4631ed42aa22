import type { Dimension } from "@blenda/domain/figures/constants";
import { figureTexts } from "@blenda/domain/figures/texts";
import type { CsvFile } from "@blenda/domain/shared/csv-file";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../../platform/database/db.ts";
import { csvFile } from "../../platform/http/csv.ts";
import { figures } from "../procedures.ts";
import { analyticsOf } from "../reading/analytics.ts";
import { earningsReportOf } from "../reading/earnings-report.ts";
import { salesReportOf } from "../reading/sales-report.ts";
import { ANALYTICS_COLUMNS, countryName, EARNINGS_COLUMNS, SPLIT_COLUMNS } from "./columns.ts";

/** Reports are a few hundred rows at most, so they never have to wait. */
export const reportFile = figures.reportFile.handler(async ({ input, context: { db, now, user } }) => ({
  kind: "now",
  file: await fileOf(db, user.id, input, now()),
}));

type Group = "day" | "month" | Dimension;
type ReportQuestion = Parameters<typeof fileOf>[2];

const HEADINGS: Readonly<Record<Group, string>> = { day: "Day", month: "Month", ...figureTexts.dimensions };

async function fileOf(
  db: Db,
  creatorId: string,
  input: Parameters<Parameters<typeof figures.reportFile.handler>[0]>[0]["input"],
  now: Instant,
): Promise<CsvFile> {
  const options = { name: `${input.report}-${input.from}-to-${input.to}`, now };
  const of = HEADINGS[input.by];
  if (input.report === "sales") return csvFile(options, SPLIT_COLUMNS(of), await salesRows(db, creatorId, input));
  if (input.report === "earnings") {
    const by = input.by === "item" || input.by === "month" ? input.by : "day";
    const { rows } = await earningsReportOf(db, creatorId, { ...input, by }, now);
    return csvFile(options, EARNINGS_COLUMNS(HEADINGS[by]), rows.map(named(by)));
  }
  const by = input.by === "month" || input.by === "licence" ? "day" : input.by;
  const { rows } = await analyticsOf(db, creatorId, { ...input, by, step: "day" });
  return csvFile(options, ANALYTICS_COLUMNS(HEADINGS[by]), rows.map(named(by)));
}

async function salesRows(db: Db, creatorId: string, input: ReportQuestion) {
  const isTime = input.by === "day" || input.by === "month";
  const open = isTime ? undefined : (input.by as Dimension);
  const { series, splits } = await salesReportOf(db, creatorId, { ...input, step: "day", open });
  if (open) return splits[open].rows.map(named(open));
  const keyOf = ({ from }: { from: string }) => (input.by === "month" ? from.slice(0, 7) : from);
  return [...Map.groupBy(series, keyOf)].map(([name, days]) => {
    const total = (of: "sales" | "grossCents" | "earnedCents") => days.reduce((sum, day) => sum + day[of], 0);
    return {
      ...{ name, key: name, item: null, shareBps: null },
      sales: total("sales"),
      grossCents: total("grossCents"),
      earnedCents: total("earnedCents"),
    };
  });
}

const named =
  (by: Group) =>
  <Row extends { key: string; item: { title: string } | null }>(row: Row): Row & { name: string } => ({ ...row, name: nameOf(by, row) });

function nameOf(by: Group, { key, item }: { key: string; item: { title: string } | null }): string {
  if (by === "item") return item?.title ?? key;
  if (by === "country") return countryName(key);
  const words: Readonly<Record<string, string>> = by === "source" ? figureTexts.sources : by === "licence" ? figureTexts.licences : {};
  return words[key] ?? key;
}
