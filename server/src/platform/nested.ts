/** As many as there are columns. */
const known = new Map<string, string>();

function camel(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const ours = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  known.set(name, ours);
  return ours;
}

/**
 * Rows that come inside a row, as JSON, keep the names of the database's columns; this gives them the names their types
 * promise. Documents inside them keep their own keys. Moments come in PostgreSQL's spelling: see `instantOf`.
 */
export function nestedRows<Row extends object>(rows: readonly Row[]): Row[] {
  const [first] = rows;
  if (!first) return [];
  // All of them have the columns of the first.
  const names = Object.keys(first).map((name) => [name as keyof Row, camel(name)] as const);
  return rows.map((row) => {
    const named: Record<string, unknown> = {};
    for (const [name, ours] of names) named[ours] = row[name];
    return named as Row;
  });
}

export const instantOf = (moment: string): string => new Date(moment).toISOString();
