/**
 * The keys of a table written as a value, with their type. Such a table has no keys its type does not know of. Marked, so that a
 * page that reads nothing of a table does not carry it because its keys are asked for.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}
