import { expect, test } from "vitest";
import { csvFile } from "./csv.ts";

const NOW = "2026-03-01T12:00:00.000Z";
const written = async (value: string | number | boolean | null) =>
  (await csvFile({ name: "t", now: NOW }, { value: (row: typeof value) => row }, [value])).csv.slice('\uFEFF"value"\r\n'.length, -2);

test.each([
  ["plain words", "oak table", '"oak table"'],
  ["quotes are doubled", 'a 19" rack', '"a 19"" rack"'],
  ["commas and line breaks stay inside", "a,b\r\nc", '"a,b\r\nc"'],
  ["a formula becomes text", "=1+1", `"'=1+1"`],
  ["so does a sum", "+1", `"'+1"`],
  ["so does a difference", "-2+3", `"'-2+3"`],
  ["so does a function of old", "@SUM(A1)", `"'@SUM(A1)"`],
  ["so does what begins with a tab", "\t=1", `"'\t=1"`],
  ["so does what begins with a return", "\r=1", `"'\r=1"`],
  ["so does a sign of full width", "＝1", `"'＝1"`],
  ["a formula behind quotes is still one", '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ["a NUL cannot hide one", "\u0000=1", `"'=1"`],
  ["half a character is replaced", "a\uD800", '"a\uFFFD"'],
  ["a number below zero is a number", -5, '"-5"'],
  ["nothing is empty", null, '""'],
  ["yes and no are words", true, '"true"'],
])("%s", async (_what, value, field) => {
  expect(await written(value)).toBe(field);
});

test("a file says its day, begins with the mark of UTF-8 and the headings, and ends every line", async () => {
  expect(await csvFile({ name: "people", now: NOW }, { a: (row: string) => row, "b c": () => 1 }, ["ü", "x"])).toEqual({
    name: "people-2026-03-01.csv",
    csv: '\uFEFF"a","b c"\r\n"ü","1"\r\n"x","1"\r\n',
    isCut: false,
  });
});

test("rows are read only as far as they are written, and a file that ended before them says so", async () => {
  let read = 0;
  async function* endless() {
    for (;;) yield ++read;
  }
  const { csv, isCut } = await csvFile({ name: "n", now: NOW, most: 3 }, { n: (row: number) => row }, endless());
  expect(csv.split("\r\n")).toHaveLength(5);
  expect([isCut, read]).toEqual([true, 4]);
});
