import type { CallMeta } from "@blenda/domain/access/procedure";
import { contract } from "@blenda/domain/contract";
import { RICH_MARKS, RICH_NODES } from "@blenda/domain/shared/rich-text/tree";
import { expect, test } from "vitest";
import { z } from "zod";
import { BODY, isWithinBounds } from "./body-bounds.ts";

const list = (length: number): number[] => Array.from({ length }, () => 1);
const named = (names: number) => Object.fromEntries(list(names).map((one, n) => [`name-${n}`, one]));

test.each([
  ["nothing", undefined, true],
  ["as many names as one object may have", named(BODY.MOST_NAMES), true],
  ["one name more", named(BODY.MOST_NAMES + 1), false],
  ["one name more further in", { a: [{ b: named(BODY.MOST_NAMES + 1) }] }, false],
  ["as many elements as one list may have", { a: list(BODY.MOST_ELEMENTS) }, true],
  ["one element more", { a: list(BODY.MOST_ELEMENTS + 1) }, false],
  ["lists that are too many together", list(16).map(() => list(BODY.MOST_ELEMENTS)), false],
  ["objects that are too many together", list(1_000).map(() => named(31)), false],
  ["nested very deep", JSON.parse(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`), true],
])("%s: within the bounds, %s", (_what, body, isWithin) => {
  expect(isWithinBounds(body)).toBe(isWithin);
});

test("the longest formatted text there may be is within them", () => {
  const run = { type: "text", text: "x", marks: [...RICH_MARKS], href: "https://blenda.test" };
  const text = list(RICH_NODES / 1_000).map(() => ({ type: "p", inline: list(999).map(() => run) }));
  expect(isWithinBounds({ text })).toBe(true);
});

interface Shape {
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  properties?: Record<string, Shape>;
}

const BYTES_PER_LETTER = 4;
/** Of a text of unknown length, which is a choice or a moment. */
const LETTERS = 20;

/** What one text or number may take; digits take a byte each, and a comma. */
const ownBytes = ({ maxLength = LETTERS, maximum }: Shape): number =>
  maximum === undefined ? maxLength * BYTES_PER_LETTER : String(maximum).length + 1;

/** The most there may be of one thing in a shape, and how many bytes it may take altogether. */
function largest(shape: Shape): Record<"names" | "elements" | "bytes", number> {
  const { anyOf, oneOf, items, maxItems = 0, properties } = shape;
  const choices = (anyOf ?? oneOf ?? []).map(largest);
  const fields = Object.values(properties ?? {}).map(largest);
  const inside = items ? [largest(items)] : [];
  const most = (of: "names" | "elements") => Math.max(0, ...[...choices, ...fields, ...inside].map((each) => each[of]));
  const bytes = (of: typeof fields) => of.reduce((sum, each) => sum + each.bytes, 0);
  return {
    names: Math.max(fields.length, most("names")),
    elements: Math.max(maxItems, most("elements")),
    bytes: choices.length > 0 ? Math.max(...choices.map((each) => each.bytes)) : ownBytes(shape) + bytes(fields) + maxItems * bytes(inside),
  };
}

test("no call takes as much as they allow", () => {
  for (const [domain, operations] of Object.entries(contract))
    for (const [name, call] of Object.entries(operations)) {
      const { inputSchema, meta } = (call as unknown as { "~orpc": { inputSchema?: z.ZodType; meta: CallMeta } })["~orpc"];
      if (!inputSchema) continue;
      const { names, elements, bytes } = largest(z.toJSONSchema(inputSchema, { io: "input", unrepresentable: "any" }) as Shape);
      expect(names, `${domain}.${name}`).toBeLessThan(BODY.MOST_NAMES);
      expect(elements, `${domain}.${name}`).toBeLessThanOrEqual(BODY.MOST_ELEMENTS);
      if (meta.access === "public") expect(bytes, `${domain}.${name}`).toBeLessThan(BODY.VISITORS_BYTES);
    }
});
