import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { ORDERS } from "@blenda/domain/orders/constants";
import { giversText } from "@blenda/domain/orders/givers";
import { isOfTokens } from "@blenda/domain/orders/rules";
import { BRAND } from "@blenda/domain/shared/brand";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { dollars } from "@blenda/domain/shared/language/formats";
import { quote } from "@blenda/domain/shared/names";
import { reverseSentence, taxLabel } from "@blenda/domain/tax/texts";
import type { Mail } from "../platform/mail/mail.ts";
import type { MailPicture } from "../platform/mail/mail-html.ts";
import type { soldLines } from "./sales/sales-repository.ts";

type Letter = Pick<Mail, "subject" | "body" | "picture">;
type SoldLines = Awaited<ReturnType<typeof soldLines>>;

const TITLE_MAX = 120;
const NAME_MAX = 60;

interface LinkedFile {
  name: string;
  /** Below the site's own address. */
  url: string;
}

/** What was bought, with the code of each licence. A guest gets a link to each file. */
export function receiptLetter(url: string, orderId: string, lines: SoldLines, files: readonly LinkedFile[]): Letter {
  const [first] = lines;
  const { number, totalCents, discountCents, buyerId } = first ?? { number: 0, totalCents: 0, discountCents: 0, buyerId: null };
  const items = lines.map(({ title, paidCents, taxCents, licenceType, code }) =>
    [
      `${quote(title, TITLE_MAX)}  ${dollars(paidCents - taxCents)}`,
      ...(licenceType && code ? [`${licenceTexts[licenceType].name} licence ${code}`] : []),
    ].join("\n"),
  );
  const where = buyerId
    ? `${lines.every(isOfTokens) ? "Your order" : "Your files"} and the invoice: ${url}/order/${orderId}`
    : waysForGuests(url, lines, files);
  const sums = [
    ...(discountCents > 0 ? [`Discount  -${dollars(discountCents)}`, ...discountGivers(lines)] : []),
    ...(first ? taxLines(first) : []),
    `Total  ${dollars(totalCents)}`,
  ];
  return {
    subject: `Your ${BRAND.name} order ${number}`,
    body: [`Thank you for your order ${number}.`, ...items, sums.join("\n"), where].join("\n\n"),
    picture: pictureOf(url, lines),
  };
}

function discountGivers(lines: SoldLines): string[] {
  const text = giversText(lines.map(({ lineDiscountCents, ...line }) => ({ ...line, discountCents: lineDiscountCents })));
  return text === null ? [] : [text];
}

/** The rate and the sum of it; of a business that accounts for it itself, the sentence that says so. */
function taxLines({ taxCountry: country, taxBps: rateBps, isReverseCharge, orderTaxCents }: SoldLines[number]): string[] {
  if (country === null) return [];
  if (isReverseCharge) return [reverseSentence(country)];
  return orderTaxCents > 0 ? [`Tax, ${taxLabel({ country, rateBps, isReverseCharge })}  ${dollars(orderTaxCents)}`] : [];
}

/** The first thing of the order that has a poster. */
function pictureOf(url: string, lines: SoldLines): MailPicture | null {
  const seen = lines.find(({ posterFileId }) => posterFileId !== null);
  return seen?.posterFileId ? { url: `${url}${fileUrl(seen.posterFileId)}`, alt: quote(seen.title, TITLE_MAX) } : null;
}

function waysForGuests(url: string, lines: SoldLines, files: readonly LinkedFile[]): string {
  const isWatched = lines.some(({ itemType }) => itemType === "training");
  return [
    ...(files.length > 0 ? ["Your downloads:"] : []),
    ...files.map(({ name, url: path }) => `${name}\n${url}${path}`),
    ...(files.length > 0 ? [`These links work for ${ORDERS.LINK_HOURS} hours, in any browser. Keep them to yourself.`] : []),
    `To ${isWatched ? "watch your courses and " : ""}keep everything for good, create an account with this address: ${url}/signup`,
  ].join("\n\n");
}

/** Invitation to a seat of a licence. */
export const seatLetter = (url: string, holder: string, title: string): { subject: string; body: string } => ({
  subject: `${quote(holder, NAME_MAX)} shared a licence with you on ${BRAND.name}`,
  body: [
    `${quote(holder, NAME_MAX)} has a studio licence of ${quote(title, TITLE_MAX)} and offers you one of its seats.`,
    `Log in or create an account with this email, then accept it in your library: ${url}/order?show=library`,
    "If you don't know them, ignore this email. The seat stays free until you accept it.",
  ].join("\n\n"),
});
