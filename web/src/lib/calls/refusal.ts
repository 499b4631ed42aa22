import { Refused } from "./call.ts";

/** The code of a planned refusal; null for anything else that went wrong. */
export const codeOf = (error: Error | null): string | null => (error instanceof Refused ? error.code : null);

function valueIn(error: Error, name: string): unknown {
  const data: unknown = error instanceof Refused ? error.data : undefined;
  return typeof data === "object" && data !== null ? (data as Record<string, unknown>)[name] : undefined;
}

/** A number a refusal carries, such as the minutes of a lock. */
export function numberIn(error: Error, name: string): number | null {
  const value = valueIn(error, name);
  return typeof value === "number" ? value : null;
}

/** A refusal of the input names its fields (BAD_REQUEST); any other error names none. */
export function refusedFields(error: Error): string[] {
  const data: unknown = error instanceof Refused ? error.data : undefined;
  const named = typeof data === "object" && data !== null && "fields" in data && Array.isArray(data.fields) ? data.fields : [];
  return named.filter((field) => typeof field === "string");
}
