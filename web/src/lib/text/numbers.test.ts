import { expect, test } from "vitest";
import { short } from "./numbers.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1k"],
  [18_412, "18.4k"],
  [999_949, "999.9k"],
  [999_960, "1M"],
  [1_240_000, "1.2M"],
])("a card rounds %i to %s", (figure, text) => expect(short(figure)).toBe(text));
