import type { CompiledQuery } from "kysely";
import type { Db } from "./db.ts";

/** Stands for a value while a statement is built; the value takes its place in every call. */
class Place {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** By name: a list has none. */
type NamedValues = object & { length?: never };

/**
 * A prepared statement: built once, then only given its values, by their names. Building one costs more than fetching a few
 * rows: for a page with lists inside, several times as much. `build` sees places instead of values, so it must not look at them.
 */
export function prepared<Values extends NamedValues, Row>(build: (db: Db, values: Values) => { compile(db: Db): CompiledQuery<Row> }) {
  let built: CompiledQuery<Row> | undefined;
  return async (db: Db, values: Values): Promise<Row[]> => {
    built ??= build(db, new Proxy(values, { get: (_values, name) => new Place(name) })).compile(db);
    const parameters = built.parameters.map((each) => (each instanceof Place ? Reflect.get(values, each.name) : each));
    return (await db.executeQuery<Row>({ ...built, parameters })).rows;
  };
}
