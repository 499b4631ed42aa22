import { reportFile } from "./files/report-file.ts";
import { salesFile } from "./files/sales-file.ts";
import { topEarnersFile } from "./files/top-earners-file.ts";
import { analytics, earningsReport, files, overview, sale, sales, salesReport, topEarners } from "./reads.ts";

export const figuresRouter = {
  overview,
  sales,
  sale,
  salesFile,
  salesReport,
  earningsReport,
  analytics,
  reportFile,
  files,
  topEarners,
  topEarnersFile,
};
