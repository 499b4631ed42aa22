/** A memo, as large as there are columns; a name has one column for every caller. */
const known = new Map<string, string>();

function columnOf(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  known.set(name, column);
  return column;
}

/**
 * A record set, rows for `jsonb_populate_recordset`: a statement that writes them has the same text however many there are, so it is
 * planned once. Documents inside them keep their own keys.
 */
export function asRecordSet(rows: readonly object[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const columns: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(row)) columns[columnOf(name)] = value;
      return columns;
    }),
  );
}
