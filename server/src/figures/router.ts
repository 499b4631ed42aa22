import { affiliatesFile } from "./files/affiliates-file.ts";
import { discountsFile } from "./files/discounts-file.ts";
import { reportFile } from "./files/report-file.ts";
import { salesFile } from "./files/sales-file.ts";
import { topEarnersFile } from "./files/top-earners-file.ts";
import {
  affiliatesReport,
  analytics,
  discountsReport,
  earningsReport,
  files,
  overview,
  sale,
  sales,
  salesReport,
  topEarners,
} from "./reads.ts";

export const figuresRouter = {
  overview,
  sales,
  sale,
  salesFile,
  salesReport,
  earningsReport,
  discountsReport,
  discountsFile,
  affiliatesReport,
  affiliatesFile,
  analytics,
  reportFile,
  files,
  topEarners,
  topEarnersFile,
};
