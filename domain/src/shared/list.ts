import { z } from "zod";
import { Cursor } from "./cursor.ts";

export const LIST = { PAGE: 50, LONGEST_PAGE: 100, COUNTED: 1_000, FILE_ROWS: 2_000 } as const;

export const DIRECTIONS = ["asc", "desc"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What every working table asks for besides its filters; a contract spreads it beside them. */
export const listFields = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  /** Absent: the list's usual order. */
  sort: z.enum(sorts).optional(),
  direction: z.enum(DIRECTIONS).optional(),
  after: Cursor.optional(),
  // A question travels in the address, so a number arrives as text.
  limit: z.coerce.number<number>().int().min(1).max(LIST.LONGEST_PAGE).default(LIST.PAGE),
});

export interface ListQuestion<Sort extends string> {
  sort?: Sort | undefined;
  direction?: Direction | undefined;
  after?: string | undefined;
  limit: number;
}

/** One page of a working table. Counting stops at a thousand: more is not worth reading, and it would cost a scan. */
export const listPage = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: Cursor.nullable(),
    total: z.object({ count: z.int(), isMore: z.boolean() }),
  });
export interface ListPage<Row> {
  rows: Row[];
  /** `null`: this was the last page. */
  next: string | null;
  total: { count: number; isMore: boolean };
}
