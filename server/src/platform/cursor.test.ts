import { Instant } from "@blenda/domain/shared/time";
import { expect, test } from "vitest";
import { CursorId, cursorCodec } from "./cursor.ts";

const byTime = cursorCodec(Instant, CursorId);
const sealed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a place comes back as it was written", () => {
  expect(byTime.read(byTime.write("2026-03-01T12:00:00.000Z", "a-1"))).toEqual(["2026-03-01T12:00:00.000Z", "a-1"]);
});

test.each([
  ["nothing", undefined],
  ["an empty text", ""],
  ["a text somebody made up", "1|x"],
  ["an instant without an id", sealed(["2026-03-01T12:00:00.000Z"])],
  ["more than a place", sealed(["2026-03-01T12:00:00.000Z", "a", "b"])],
  ["a year the calendar does not have", sealed(["0000-01-01T00:00:00.000Z", "a"])],
  ["a year beyond every calendar", sealed(["+275760-09-13T00:00:00.000Z", "a"])],
  ["a date people would read", sealed(["2020-01-01 (x)", "a"])],
  ["a number", sealed(5)],
  ["an id that is a list", sealed(["2026-03-01T12:00:00.000Z", ["a"]])],
  ["an id no database can hold", sealed(["2026-03-01T12:00:00.000Z", "a\u0000"])],
  ["an id without end", sealed(["2026-03-01T12:00:00.000Z", "a".repeat(65)])],
])("%s is no place, so the list begins at the beginning", (_what, text) => {
  expect(byTime.read(text)).toBeNull();
});
