import type { CopyFlag } from "@blenda/domain/review/model";
import { dayOf } from "../../../../lib/text/time.ts";

const SAME = 100;

/** "Same shape as “Brass cabin lamp” by Copper Kettle Works, on sale since Nov 18": how much alike only where it is not the same. */
export function copyText({ kind, percent, product: { title, shop, since, isPublic } }: CopyFlag): string {
  const same = kind === "same-bytes" ? "Same file as" : percent >= SAME ? "Same shape as" : "Nearly the same shape as";
  const alike = kind === "same-shape" && percent < SAME ? `, ${percent}% alike` : "";
  const sold = since ? `, ${isPublic ? "on sale since" : "first sold"} ${dayOf(since)}` : "";
  return `${same} “${title}” by ${shop}${alike}${sold}`;
}
