import type { SalesFilter } from "../reading/sale-lines.ts";

/** What a file that is written later is about, as it was asked for. */
export interface FileQuestion {
  sales: SalesFilter;
}
