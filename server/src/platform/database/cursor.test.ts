import { Instant } from "@blenda/domain/shared/time";
import { expect, test } from "vitest";
import { CursorId, cursorCodec } from "./cursor.ts";

const byTime = cursorCodec(Instant, CursorId);
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a cursor comes back as it was written", () => {
  expect(byTime.read(byTime.write("2026-03-01T12:00:00.000Z", "a-1"))).toEqual(["2026-03-01T12:00:00.000Z", "a-1"]);
});

test.each([
  ["nothing", undefined],
  ["an empty text", ""],
  ["a text somebody made up", "1|x"],
  ["an instant without an id", encoded(["2026-03-01T12:00:00.000Z"])],
  ["more than a cursor", encoded(["2026-03-01T12:00:00.000Z", "a", "b"])],
  ["a year the calendar does not have", encoded(["0000-01-01T00:00:00.000Z", "a"])],
  ["a year beyond every calendar", encoded(["+275760-09-13T00:00:00.000Z", "a"])],
  ["a date people would read", encoded(["2020-01-01 (x)", "a"])],
  ["a number", encoded(5)],
  ["an id that is a list", encoded(["2026-03-01T12:00:00.000Z", ["a"]])],
  ["an id no database can hold", encoded(["2026-03-01T12:00:00.000Z", "a\u0000"])],
  ["an id without end", encoded(["2026-03-01T12:00:00.000Z", "a".repeat(65)])],
])("%s is no cursor, so the list begins at the beginning", (_what, text) => {
  expect(byTime.read(text)).toBeNull();
});
