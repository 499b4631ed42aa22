import { expect, test } from "vitest";
import { giversText } from "./givers.ts";

const line = (shopName: string, discountCents: number, platformPaidCents = 0) => ({ shopName, discountCents, platformPaidCents });

test.each<[string, Parameters<typeof giversText>[0], string | null]>([
  ["nobody gave anything", [line("Kiln", 0)], null],
  ["we gave all of it", [line("Kiln", 1_500, 1_500)], "Given by Blenda."],
  ["a creator gave it, on two lines", [line("Kiln", 200), line("Kiln", 300)], "Given by Kiln."],
  ["goodwill beside a sale", [line("Kiln", 1_500, 1_000)], "Given by Blenda ($10.00) and Kiln ($5.00)."],
  ["a shop that has no name any more", [line("", 500)], "Given by the creator."],
  [
    "more than anybody reads",
    [line("A", 100, 50), line("B", 100), line("C", 100), line("D", 100), line("E", 100)],
    "Given by Blenda ($0.50), A ($0.50), B ($1.00), C ($1.00), and 2 more.",
  ],
])("%s", (_, lines, text) => {
  expect(giversText(lines)).toBe(text);
});
