import type { PayoutLine } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import { dollars, utcDay } from "@blenda/domain/shared/language/formats";
import type { Db } from "../../platform/database/db.ts";
import type { PayoutRow } from "../repository.ts";
import { allLines, sumOf } from "./line-repository.ts";

const MARGIN = 56;
const SIZE = { title: 22, body: 10, small: 8.5 } as const;
const AMOUNT_WIDTH = 80;
/** The whole of a larger one is its CSV. */
const MOST_LINES = 2_000;

type Page = PDFKit.PDFDocument;

interface Owner {
  name: string;
  shopName: string | null;
}

/** A statement on paper: what was paid to whom, and of what it is the sum. */
export async function statementPdf(db: Db, title: string, owner: Owner, payouts: readonly PayoutRow[]): Promise<Buffer> {
  const ids = payouts.map(({ id }) => id);
  const sum = await sumOf(db, ids);
  const lines: PayoutLine[] = [];
  for await (const line of allLines(db, ids)) if (lines.push(line) >= MOST_LINES) break;
  const { default: PDFDocument } = await import("pdfkit");
  const page = new PDFDocument({ size: "A4", margin: MARGIN, info: { Title: title, Author: BRAND.name } });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => page.on("end", () => resolve(Buffer.concat(chunks))));
  page.font("Helvetica-Bold").fontSize(SIZE.title).text(BRAND.name);
  page.font("Helvetica").fontSize(SIZE.body).text(title).moveDown();
  page.font("Helvetica-Bold").text("Paid to").font("Helvetica");
  for (const line of [owner.shopName, owner.name]) if (line) page.text(line);
  page.moveDown();
  for (const { day, status, amountCents, recipientCurrency, last4 } of payouts)
    row(page, `${utcDay(day)} · ${payoutTexts.statuses[status]} · ${recipientCurrency}, account ending ${last4}`, dollars(amountCents));
  page.moveDown();
  writeSum(page, sum);
  page.moveDown().fontSize(SIZE.small);
  for (const { at, kind, orderNumber, title: of, amountCents } of lines)
    row(page, [utcDay(at), kind, orderNumber && `order ${orderNumber}`, of].filter(Boolean).join(" · "), dollars(amountCents));
  if (sum.lineCount > lines.length) page.text(`and ${sum.lineCount - lines.length} more: the CSV file has them all.`);
  page.moveDown().text(payoutTexts.days);
  page.end();
  return done;
}

function writeSum(page: Page, sum: Awaited<ReturnType<typeof sumOf>>): void {
  row(page, "Net prices", dollars(sum.netCents));
  row(page, "Commission", dollars(sum.commissionCents));
  row(page, "Card cost", dollars(sum.processingCents));
  row(page, "Refunds, disputes and shares of affiliates", dollars(sum.otherCents));
  page.font("Helvetica-Bold");
  row(page, "Paid out, USD", dollars(sum.amountCents));
  page.font("Helvetica");
}

/** Words at the left, the amount at the right edge of the same line. */
function row(page: Page, words: string, amount: string): void {
  const { left, right, bottom } = page.page.margins;
  if (page.y > page.page.height - bottom - SIZE.body * 2) page.addPage();
  const width = page.page.width - left - right;
  const top = page.y;
  page.text(amount, left + width - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: "right" });
  page.text(words, left, top, { width: width - AMOUNT_WIDTH, height: SIZE.body * 1.4, ellipsis: true });
}
