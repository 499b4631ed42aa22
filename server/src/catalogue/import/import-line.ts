import { isPriceAllowed } from "@blenda/domain/publication/rules";
import { z } from "zod";

const LAST_CATEGORY = 11;

/** One product as an import file has it. */
const ImportedProduct = z.object({
  n: z.int().nonnegative(),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/, "must be small letters, digits and dashes, at most 100"),
  title: z.string().trim().min(1).max(200),
  description: z.string().max(20_000),
  price_cents: z.int().max(100_000_000).refine(isPriceAllowed, "must be 0 or at least 99"),
  category: z.int().min(0).max(LAST_CATEGORY),
  tags: z.array(z.string().trim().min(1).max(60)).max(10),
  created_at: z.iso.datetime({ offset: true }),
});
export type ImportedProduct = z.infer<typeof ImportedProduct>;

/** The product on this line, or why it is none. */
export function readLine(line: string): ImportedProduct | { reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { reason: "is not JSON" };
  }
  const { data, error } = ImportedProduct.safeParse(value);
  if (data) return data;
  return { reason: error.issues.map(({ path, message }) => `${path.join(".") || "the line"}: ${message}`).join("; ") };
}
