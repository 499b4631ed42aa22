import { z } from "zod";
import type { Shape } from "../fuzz/odd-values.ts";

/** The smallest input that fits a call: what may be left out is. `given` says what only this call's own rules know. */
export function fittingInput(schema: z.ZodType, given: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape & { oneOf?: Shape[] };
  return { ...(fitting(shape) as Record<string, unknown>), ...given };
}

function fitting(shape: Shape & { oneOf?: Shape[]; default?: unknown }): unknown {
  const choice = shape.oneOf ?? shape.anyOf;
  if (choice) return fitting(choice.find(({ type }) => type === "null") ?? choice[0] ?? {});
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.type === "object") {
    const { properties = {}, required = [] } = shape;
    return Object.fromEntries(
      required.filter((field) => !("default" in (properties[field] ?? {}))).map((field) => [field, fitting(properties[field] ?? {})]),
    );
  }
  if (shape.type === "array") return Array.from({ length: 1 }, () => fitting(shape.items ?? {}));
  if (shape.type === "integer" || shape.type === "number") return Math.max(shape.minimum ?? 1, 1);
  if (shape.type === "boolean") return true;
  if (shape.format === "email") return "nobody@example.com";
  return "enough words to be a reason ".repeat(4).slice(0, Math.max(shape.minLength ?? 1, Math.min(30, shape.maxLength ?? 30)));
}

/** Puts a value where `event.provider` names it. */
export function put(input: Record<string, unknown>, path: string, value: unknown): void {
  const [field = "", ...rest] = path.split(".");
  if (rest.length === 0) input[field] = value;
  else put((input[field] ??= {}) as Record<string, unknown>, rest.join("."), value);
}
