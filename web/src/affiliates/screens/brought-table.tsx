import type { Brought } from "@blenda/domain/affiliates/model";
import type { ReactNode } from "react";
import { amount } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";
import { Table } from "../../ui/layout/table.tsx";
import { conversionText, perClickText } from "../data/rate-text.ts";

interface Props<Row extends Brought> {
  caption: string;
  head: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  name: (row: Row) => ReactNode;
  /** What the two rates are made of, where it isn't all of the row. */
  ratesOf?: (row: Row) => Pick<Brought, "clicks" | "orders" | "cents">;
}

/** What clicks brought, line by line: of links, of items, of days. */
export function BroughtTable<Row extends Brought>({ caption, head, rows, keyOf, name, ratesOf = (row) => row }: Props<Row>) {
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={keyOf}
      columns={[
        { head, cell: name },
        { head: "Clicks", isNumber: true, cell: ({ clicks }) => exact(clicks) },
        { head: "Signed up", isNumber: true, cell: ({ signUps }) => exact(signUps) },
        { head: "Orders", isNumber: true, cell: ({ orders }) => exact(orders) },
        { head: "Conversion", isNumber: true, cell: (row) => conversionText(ratesOf(row)) },
        { head: "Per click", isNumber: true, cell: (row) => perClickText(ratesOf(row)) },
        { head: "Earned", isNumber: true, cell: ({ cents }) => amount(cents) },
      ]}
    />
  );
}
