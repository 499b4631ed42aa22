import type { DisputeDetail } from "@blenda/domain/disputes/model";
import { BRAND } from "@blenda/domain/shared/brand";

const MARGIN = 56;
const SIZE = { title: 20, head: 12, body: 9.5 } as const;

interface PackAttachment {
  name: string;
  type: string;
  body: Buffer;
}

/** The evidence on paper: everything we know, in the order a bank asks for it; pictures as pages, PDFs attached to the file. */
export async function packPdf({ orderNumber, sections, submission }: DisputeDetail, files: readonly PackAttachment[]): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit");
  const title = `Evidence for order ${orderNumber}`;
  const page = new PDFDocument({ size: "A4", margin: MARGIN, info: { Title: title, Author: BRAND.name } });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => page.on("end", () => resolve(Buffer.concat(chunks))));
  page.font("Helvetica-Bold").fontSize(SIZE.title).text(BRAND.name);
  page.font("Helvetica").fontSize(SIZE.head).text(title).moveDown();
  const note = submission?.note ? [{ title: "Note from our team", lines: [submission.note] }] : [];
  for (const { title: head, lines } of [...sections, ...note]) {
    page.font("Helvetica-Bold").fontSize(SIZE.head).text(head).moveDown(0.3);
    page.font("Helvetica").fontSize(SIZE.body);
    for (const line of lines) page.text(line).moveDown(0.2);
    page.moveDown(0.8);
  }
  for (const { name, type, body } of files) {
    if (type === "application/pdf") page.file(body, { name, type });
    else addPicture(page, name, body);
  }
  page.end();
  return done;
}

function addPicture(page: PDFKit.PDFDocument, name: string, body: Buffer): void {
  page.addPage().font("Helvetica").fontSize(SIZE.body).text(name).moveDown();
  const { width, height } = page.page;
  page.image(body, MARGIN, page.y, { fit: [width - 2 * MARGIN, height - page.y - MARGIN] });
}
