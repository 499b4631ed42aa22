import type { CompiledQuery } from "kysely";
import type { Db } from "./db.ts";

/** Stands for a value while a statement is built; the value takes its place in every call. */
class Place {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A prepared statement: built once, then only given its values. Building one costs more than fetching a few rows: for a
 * page with lists inside, several times as much. `build` sees places instead of values, so it must not look at them.
 */
export function prepared<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => { compile(db: Db): CompiledQuery<Row> },
) {
  const places = Array.from({ length: build.length - 1 }, (_, i) => new Place(i));
  let built: CompiledQuery<Row> | undefined;
  return async (db: Db, ...values: Values): Promise<Row[]> => {
    built ??= build(db, ...(places as unknown as Values)).compile(db);
    const parameters = built.parameters.map((each) => (each instanceof Place ? values[each.index] : each));
    return (await db.executeQuery<Row>({ ...built, parameters })).rows;
  };
}
