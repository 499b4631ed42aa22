import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { isOfTokens } from "@blenda/domain/orders/rules";
import { BRAND } from "@blenda/domain/shared/brand";
import { quoted } from "@blenda/domain/shared/names";
import type { soldLines } from "./sales-repository.ts";

type Sold = Awaited<ReturnType<typeof soldLines>>;

const TITLE_MAX = 120;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** What was bought, with the code of each licence. A guest is told how to reach the files. */
export function receiptLetter(url: string, orderId: string, lines: Sold): { subject: string; body: string } {
  const { number, totalCents, discountCents, buyerId } = lines[0] ?? { number: 0, totalCents: 0, discountCents: 0, buyerId: null };
  const items = lines.map(({ title, paidCents, licenceType, code }) =>
    [
      `${quoted(title, TITLE_MAX)}  ${dollars(paidCents)}`,
      ...(licenceType && code ? [`${licenceTexts[licenceType].name} licence ${code}`] : []),
    ].join("\n"),
  );
  const where = buyerId
    ? `${lines.every(isOfTokens) ? "Your order" : "Your files"} and the invoice: ${url}/order/${orderId}`
    : `To download your files, sign up with this address: ${url}/signup\nYour order is there as soon as you have confirmed it.`;
  const sums = [...(discountCents > 0 ? [`Discount  -${dollars(discountCents)}`] : []), `Total  ${dollars(totalCents)}`];
  return {
    subject: `Your ${BRAND.name} order ${number}`,
    body: [`Thank you for your order ${number}.`, ...items, sums.join("\n"), where].join("\n\n"),
  };
}
