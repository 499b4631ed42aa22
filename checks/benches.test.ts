import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BENCHES } from "../bench/list.ts";

test("every measurement of the list is there", () => {
  expect(Object.keys(BENCHES).filter((name) => !existsSync(join(import.meta.dirname, `../bench/${name}.ts`)))).toEqual([]);
});
