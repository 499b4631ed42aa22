/**
 * The keys of a table written as a value, with their type. Such a table has no keys its type does not know of. Marked, so that a
 * page that reads nothing of a table does not carry it because its keys are asked for.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** A table with these keys, each line made from its name. */
export function tableOf<Table extends object>(
  names: readonly (keyof Table & string)[],
  make: <Name extends keyof Table & string>(name: Name) => Table[Name],
): Table {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Table;
}
