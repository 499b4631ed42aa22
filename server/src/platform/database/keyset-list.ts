import { type Direction, LIST, type ListPage, type ListQuestion } from "@blenda/domain/shared/list";
import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from "kysely";
import { z } from "zod";
import { CursorId, cursorCodec } from "./cursor.ts";
import type { Db } from "./db.ts";
import { isStorable } from "./storable.ts";

type Value = string | number | null;

/** How a column's value travels in a cursor, exactly, and comes back as something an index can be compared with. */
const KINDS = {
  text: {
    shape: z.string().refine(isStorable),
    write: (by: RawBuilder<unknown>) => sql<Value>`${by}`,
    read: (value: Value) => sql`${value}::text`,
  },
  integer: { shape: z.int(), write: (by: RawBuilder<unknown>) => sql<Value>`${by}::bigint`, read: (value: Value) => sql`${value}::bigint` },
  /** In microseconds, which is all that PostgreSQL keeps: milliseconds would show rows twice, or never. */
  instant: {
    shape: z.int(),
    write: (by: RawBuilder<unknown>) => sql<Value>`(extract(epoch from ${by}) * 1000000)::bigint`,
    read: (value: Value) => sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
  },
} as const;

/** A column people may sort by: it needs an index on (column, id). Texts must be short (300 bytes): they travel in the cursor. */
interface SortColumn {
  by: RawBuilder<unknown>;
  kind: keyof typeof KINDS;
  /** Rows without a value come last, in either direction. */
  isNullable?: boolean;
}

interface Declaration<Sort extends string> {
  columns: Readonly<Record<Sort, SortColumn>>;
  /** Unique: it decides between rows that are otherwise alike. */
  id: RawBuilder<unknown>;
  usual: { sort: NoInfer<Sort>; direction: Direction };
}

const place = cursorCodec(z.string(), z.string(), z.union([z.string(), z.number(), z.null()]), CursorId);

interface Position {
  value: Value;
  id: string;
}
type KeysetPosition = { keysetValue: Value; keysetId: string };

/**
 * Keyset pagination for working tables, the one way: columns to sort by are enumerated, ties are broken by the id, and a cursor
 * carries the order it was made in, so that one of another order begins at the beginning. Every page is a range of an index,
 * however deep it lies.
 */
export function keysetList<Sort extends string>({ columns, id, usual }: Declaration<Sort>) {
  const orderOf = ({ sort, direction }: Pick<ListQuestion<Sort>, "sort" | "direction">) => {
    const by = sort ?? usual.sort;
    return { sort: by, direction: direction ?? (by === usual.sort ? usual.direction : "asc") };
  };

  const positionOf = (sort: Sort, direction: Direction, after: string | undefined): Position | null => {
    const [ofSort, ofDirection, value, rowId] = place.read(after) ?? [];
    if (ofSort !== sort || ofDirection !== direction || rowId === undefined || value === undefined) return null;
    const { kind, isNullable = false } = columns[sort];
    const isOfKind = value === null ? isNullable : KINDS[kind].shape.safeParse(value).success;
    return isOfKind ? { value, id: rowId } : null;
  };

  const list = {
    /** A page of the query's rows, which are filtered already and neither sorted nor limited. */
    async page<DB, TB extends keyof DB, O>(
      db: Db,
      query: SelectQueryBuilder<DB, TB, O>,
      asked: ListQuestion<Sort>,
    ): Promise<ListPage<Simplify<O>>> {
      const { sort, direction } = orderOf(asked);
      const { by, kind, isNullable = false } = columns[sort];
      const { read, write } = KINDS[kind];
      const limit = Math.min(asked.limit, LIST.LONGEST_PAGE);
      const order = sql.raw(direction);
      const beyond = sql.raw(direction === "asc" ? ">" : "<");
      const after = positionOf(sort, direction, asked.after);

      const placed = query.select([write(by).as("keysetValue"), sql<string>`${id}`.as("keysetId")]).$castTo<O & KeysetPosition>();
      const valued = (most: number) =>
        placed
          .$if(isNullable, (q) => q.where(sql<boolean>`${by} is not null`))
          .$if(after !== null, (q) => q.where(sql<boolean>`(${by}, ${id}) ${beyond} (${read(after?.value ?? null)}, ${after?.id})`))
          .orderBy(sql`${by} ${order}, ${id} ${order}`)
          .limit(most)
          .execute();
      const empty = (most: number) =>
        placed
          .where(sql<boolean>`${by} is null`)
          .$if(after?.value === null, (q) => q.where(sql<boolean>`${id} ${beyond} ${after?.id}`))
          .orderBy(sql`${id} ${order}`)
          .limit(most)
          .execute();

      // Two ranges of the same index instead of one that would be read whole: `or` has no beginning.
      const rows = after?.value === null ? [] : await valued(limit + 1);
      if (isNullable && rows.length <= limit) rows.push(...(await empty(limit + 1 - rows.length)));
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        rows: page,
        next: rows.length > limit && last ? place.write(sort, direction, last.keysetValue, last.keysetId) : null,
        total: await countBounded(db, query),
      };
    },

    /** All of them, page by page: for files. */
    async *all<DB, TB extends keyof DB, O>(
      db: Db,
      query: SelectQueryBuilder<DB, TB, O>,
      asked: Pick<ListQuestion<Sort>, "sort" | "direction">,
    ) {
      let after: string | undefined;
      do {
        const { rows, next } = await list.page(db, query, { ...asked, after, limit: LIST.LONGEST_PAGE });
        yield* rows;
        after = next ?? undefined;
      } while (after);
    },
  };
  return list;
}

async function countBounded<DB, TB extends keyof DB, O>(db: Db, query: SelectQueryBuilder<DB, TB, O>): Promise<ListPage<O>["total"]> {
  const counted = query.limit(LIST.COUNTED + 1);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${counted}) as counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, LIST.COUNTED), isMore: count > LIST.COUNTED };
}
