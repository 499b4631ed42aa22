import { type AliasedRawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "./db.ts";

/**
 * A read door: a table of its owner with the columns others may read, put into statements of theirs by the builder (`innerJoin(shopRow("s"), …)`)
 * or in SQL (`join ${shopRow("s")} on …`). It is the table itself and costs nothing: what PostgreSQL is asked is what it was without the door.
 * The compiler holds the builder to the columns, `checks/tables.test.ts` what is written in SQL.
 */
export const door =
  <Table extends keyof Database & string, const Column extends keyof Selectable<Database[Table]> & string>(
    table: Table,
    _columns: readonly Column[],
  ) =>
  <Alias extends string>(alias: Alias): AliasedRawBuilder<Pick<Selectable<Database[Table]>, Column>, Alias> =>
    sql<Pick<Selectable<Database[Table]>, Column>>`${sql.table(table)}`.as(alias);
