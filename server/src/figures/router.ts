import { figures } from "./procedures.ts";

const later = () => {
  throw new Error("not there yet");
};

export const figuresRouter = {
  overview: figures.overview.handler(later),
  sales: figures.sales.handler(later),
  sale: figures.sale.handler(later),
  salesFile: figures.salesFile.handler(later),
  salesReport: figures.salesReport.handler(later),
  earningsReport: figures.earningsReport.handler(later),
  analytics: figures.analytics.handler(later),
  reportFile: figures.reportFile.handler(later),
  files: figures.files.handler(later),
};
