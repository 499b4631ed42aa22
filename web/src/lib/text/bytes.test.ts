import { expect, test } from "vitest";
import { sizeOf } from "./bytes.ts";

test("six bytes are six bytes, and no file is 0 kB", () => {
  expect([1, 6, 999, 1_000, 1_500, 8_400_000, 5_000_000_000].map(sizeOf)).toEqual([
    "1 byte",
    "6 bytes",
    "999 bytes",
    "1 kB",
    "1.5 kB",
    "8.4 MB",
    "5 GB",
  ]);
});
