import { AliasNode, ColumnNode, IdentifierNode, ReferenceNode, type SelectionNode, type SelectQueryBuilder, sql } from "kysely";

/**
 * JSON rows, a list inside a row: the names of their columns once, then the values of each. Read at once and without keys, a
 * list leaves half the garbage it leaves row by row, and PostgreSQL writes it quicker than rows with their keys.
 */
export interface JsonRows<Row> {
  names: readonly (keyof Row & string)[];
  rows: readonly (readonly unknown[])[];
}

export type JsonRow<List> = List extends JsonRows<infer Row> ? Row : never;

/** What a query finds, as one value of another. */
// biome-ignore lint/suspicious/noExplicitAny: which tables a query reads from does not matter here
export function jsonRows<Row>(query: SelectQueryBuilder<any, any, Row>) {
  const columns = (query.toOperationNode().selections ?? []).map(columnOf);
  const names = sql.lit(JSON.stringify(columns.map(camel)));
  const values = sql.join(columns.map((column) => sql.ref(`line.${column}`)));
  return sql<
    JsonRows<Row>
  >`(select json_build_object('names', ${names}::json, 'rows', coalesce(json_agg(json_build_array(${values})), '[]')) from ${query} as line)`;
}

/** Columns that end with `At` hold instants, here as everywhere; JSON has no type for them. */
export function readJsonRows<Row>({ names, rows }: JsonRows<Row>): Row[] {
  // A copy has its whole shape from the start: a row that grew key by key would leave ten times its size behind.
  const empty = Object.fromEntries(names.map((name) => [name, null])) as Record<string, unknown>;
  const moments = names.filter((name) => name.endsWith("At"));
  return rows.map((values) => {
    const row = { ...empty };
    for (let i = 0; i < names.length; i++) row[names[i] as string] = values[i];
    for (const name of moments) row[name] = instantOf(row[name] as string | null);
    return row as Row;
  });
}

function columnOf({ selection }: SelectionNode): string {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name;
  if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) return selection.column.column.name;
  throw new Error("only columns and named values can be nested");
}

const camel = (column: string): string => column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const UTC = "+00:00";

/** "2026-03-01T12:00:00.5+00:00", as JSON of PostgreSQL has an instant in UTC, lacks little to be ours. */
function instantOf(moment: string | null): string | null {
  if (moment === null) return null;
  if (!moment.endsWith(UTC) || moment.charAt(10) !== "T") return new Date(moment).toISOString();
  return `${moment.slice(0, 19)}.${moment.slice(20, -UTC.length).padEnd(3, "0").slice(0, 3)}Z`;
}
