import { createHash } from "node:crypto";
import type { Facts } from "./inspection.ts";

/** The same value always gives the same text: keys in order, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
    .join(",")}}`;
}

/**
 * The facts carry the hash of the file and of every file in an archive, so they are all that has to be hashed. What a person called
 * the file is not the product.
 */
export function specHash({ name: _name, models, ...facts }: Facts): string {
  const measured = facts.archive ? models : models.map(({ path: _path, ...rest }) => rest);
  return createHash("sha256")
    .update(canonical({ ...facts, models: measured }))
    .digest("hex");
}
