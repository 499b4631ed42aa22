import { expect, test } from "vitest";
import { textOfBytes } from "./bytes.ts";

test.each([
  [[0], "AA"],
  [[255, 254], "__4"],
  [[72, 105, 33], "SGkh"],
  [[0, 16, 131, 16], "ABCDEA"],
])("the bytes %o are %s", (bytes, text) => {
  expect(textOfBytes(bytes)).toBe(text);
});
