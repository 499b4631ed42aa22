import type { ProductCard } from "@blenda/domain/catalogue/model";
import { short } from "../../lib/text/numbers.ts";

/** "18.4k tris · GLB, FBX, USDZ · Rigged": what was measured, as far as it was. */
export function factsLine(
  { triangles, formats, isRigged }: Pick<ProductCard, "triangles" | "formats" | "isRigged">,
  hasRig = false,
): string {
  const parts = [
    triangles !== null && `${short(triangles)} tris`,
    formats.length > 0 && formats.map((format) => format.toUpperCase()).join(", "),
    hasRig && isRigged && "Rigged",
  ];
  return parts.filter(Boolean).join(" · ");
}
