import { type RawBuilder, sql } from "kysely";

/**
 * `= any(array)`, "is one of these", where a statement asks for a few rows by their keys. The list is handed over by a
 * subquery, which the planner cannot look into: otherwise it plans anew every time, for as many as there happen to be, and
 * that costs more than finding them.
 */
export const anyOf = (values: readonly (string | null)[]): RawBuilder<string> => sql<string>`any((select ${values}::text[])::text[])`;
