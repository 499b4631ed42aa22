import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { OrderPage } from "@blenda/domain/orders/model";
import { coveredText } from "@blenda/domain/orders/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import { dollars, utcDay } from "@blenda/domain/shared/language/formats";
import { reverseSentence, taxLabel, taxTexts } from "@blenda/domain/tax/texts";

const MARGIN = 56;
const SIZE = { title: 22, body: 10, small: 9 } as const;
const AMOUNT_WIDTH = 90;

/** An invoice on paper: what was bought, by whom, for how much, and what came back. */
export async function invoicePdf(order: OrderPage): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit");
  const page = new PDFDocument({ size: "A4", margin: MARGIN, info: { Title: `Invoice ${order.number}`, Author: BRAND.name } });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => page.on("end", () => resolve(Buffer.concat(chunks))));
  writeHead(page, order);
  writeLines(page, order);
  page.end();
  return done;
}

type Page = PDFKit.PDFDocument;

function writeHead(page: Page, { number, createdAt, paidAt, email, invoice, isTest, card, tax }: OrderPage): void {
  page.font("Helvetica-Bold").fontSize(SIZE.title).text(BRAND.name);
  page
    .font("Helvetica")
    .fontSize(SIZE.body)
    .text(`Invoice ${number}${isTest ? " (test, no money moved)" : ""}`);
  page.text(`Date ${utcDay(paidAt ?? createdAt)} (UTC)`);
  if (tax?.ownNumber) page.text(`${BRAND.name}'s tax number ${tax.ownNumber}`);
  page.moveDown();
  const buyer = [invoice.businessName, invoice.name, email, invoice.country, invoice.taxId && `Tax number ${invoice.taxId}`];
  page.font("Helvetica-Bold").text("Billed to").font("Helvetica");
  for (const line of buyer.filter(Boolean)) page.text(String(line));
  if (card) page.text(`Paid by ${card.brand} ending in ${card.last4}`);
  page.moveDown(2);
}

function writeLines(page: Page, order: OrderPage): void {
  for (const { title, licence, listCents, version } of order.lines) {
    row(page, title, dollars(listCents));
    const details = [
      version && `Version ${version}`,
      licence && `${licenceTexts[licence.type].name} licence ${licence.code}`,
      licence?.organisation && `licensed to ${licence.organisation}`,
    ].filter(Boolean);
    if (details.length > 0)
      page.fontSize(SIZE.small).fillColor("#555555").text(details.join(", ")).fillColor("#000000").fontSize(SIZE.body);
    page.moveDown(0.5);
  }
  page.moveDown();
  row(page, "Subtotal", dollars(order.subtotalCents));
  if (order.discountCents > 0)
    row(page, `Discount${order.discountCode ? ` ${order.discountCode}` : ""}`, `-${dollars(order.discountCents)}`);
  const covered = coveredText(order.discountCents, order.lines);
  if (covered) page.fontSize(SIZE.small).fillColor("#555555").text(covered).fillColor("#000000").fontSize(SIZE.body);
  row(page, `Tax (${order.tax ? taxLabel(order.tax) : taxTexts.none})`, dollars(order.taxCents));
  page.font("Helvetica-Bold");
  row(page, `Total ${order.currency}`, dollars(order.totalCents));
  page.font("Helvetica");
  if (order.refundedCents > 0) row(page, "Refunded", `-${dollars(order.refundedCents)}`);
  if (order.tax?.isReverseCharge) page.moveDown().text(reverseSentence(order.tax.country));
}

/** Words at the left, the amount at the right edge of the same line. */
function row(page: Page, words: string, amount: string): void {
  const { left, right } = page.page.margins;
  const width = page.page.width - left - right;
  const top = page.y;
  page.text(amount, left + width - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: "right" });
  page.text(words, left, top, { width: width - AMOUNT_WIDTH });
}
