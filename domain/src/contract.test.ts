import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "./contract.ts";

interface Shape {
  type?: string;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  additionalProperties?: boolean | Shape;
  prefixItems?: Shape[];
}

/** Bounded as a whole, by a rule of its own: what tracking noted about a visit has names of its own. */
const OPEN = new Set(["checkout.start.visit"]);

/** What an `integer` column holds. */
const INT4 = 2 ** 31 - 1;

/** Every place in a shape where what is sent has no end. */
function endless(shape: Shape, at: string): string[] {
  if (OPEN.has(at)) return [];
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (choices) return choices.flatMap((choice) => endless(choice, at));
  if (shape.enum || "const" in shape || shape.type === "boolean" || shape.type === "null") return [];
  if (shape.type === "string") return (shape.maxLength ?? Infinity) <= 100_000 ? [] : [`${at}: a text of any length`];
  if (shape.type === "integer" || shape.type === "number") {
    const { minimum = shape.exclusiveMinimum ?? -Infinity, maximum = Infinity } = shape;
    return minimum >= -INT4 - 1 && maximum <= INT4 ? [] : [`${at}: a number from ${minimum} to ${maximum}`];
  }
  // A tuple ends with its last part.
  if (shape.prefixItems) return shape.prefixItems.flatMap((part, n) => endless(part, `${at}[${n}]`));
  if (shape.type === "array")
    return [...(shape.maxItems === undefined ? [`${at}: a list of any length`] : []), ...endless(shape.items ?? {}, `${at}[]`)];
  if (shape.type !== "object") return [`${at}: anything`];
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, field]) => endless(field, `${at}.${name}`));
  return shape.additionalProperties === false ? fields : [...fields, `${at}: fields nobody named`];
}

const calls = Object.entries(contract).flatMap(([domain, operations]) =>
  Object.entries(operations).map(
    ([name, call]) => [`${domain}.${name}`, (call as unknown as { "~orpc": { inputSchema?: z.ZodType } })["~orpc"].inputSchema] as const,
  ),
);

test("whatever is sent has an end: texts and lists a length, numbers the size of their column, objects their fields", () => {
  const faults = calls.flatMap(([name, schema]) =>
    schema ? endless(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape, name) : [],
  );
  expect(faults).toEqual([]);
});
