/** The keys of a table written as a value, with their type. Such a table has no keys its type does not know of. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] => Object.keys(table) as (keyof Table & string)[];
