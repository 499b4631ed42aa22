import { BRAND } from "../shared/brand.ts";
import { dollars } from "../shared/language/formats.ts";
import { listText } from "../shared/language/wordings.ts";
import { quote } from "../shared/names.ts";

interface DiscountedLine {
  shopName: string;
  discountCents: number;
  /** As much of it as came out of our commission. */
  platformPaidCents: number;
}

const SHOPS_SHOWN = 3;
const NAME_MAX = 60;

/** Who gave a discount, for a receipt: `Given by Blenda.`, or each with what they gave. Nothing where nobody did. */
export function giversText(lines: readonly DiscountedLine[]): string | null {
  const given = new Map<string, number>();
  const add = (name: string, cents: number) => {
    if (cents > 0) given.set(name, (given.get(name) ?? 0) + cents);
  };
  for (const { platformPaidCents } of lines) add(BRAND.name, platformPaidCents);
  for (const { shopName, discountCents, platformPaidCents } of lines)
    add(quote(shopName, NAME_MAX) || "the creator", discountCents - platformPaidCents);
  const givers = [...given];
  const [first] = givers;
  if (!first) return null;
  if (givers.length === 1) return `Given by ${first[0]}.`;
  const shown = givers.slice(0, SHOPS_SHOWN + 1).map(([name, cents]) => `${name} (${dollars(cents)})`);
  const more = givers.length - shown.length;
  return `Given by ${listText([...shown, ...(more > 0 ? [`${more} more`] : [])])}.`;
}
