import type { CertificatePage } from "@blenda/domain/learning/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { utcDay } from "@blenda/domain/shared/language/formats";
import { durationText } from "@blenda/domain/trainings/rules";

const MARGIN = 56;
const PADDING = 36;
const SIZE = { brand: 16, kind: 12, name: 34, title: 20, label: 9, value: 11 } as const;
const INK = { text: "#15181d", muted: "#5d646e", line: "#d5d8dd" } as const;

/** The sign of the house, as it stands in the navbar. */
const SIGN = [
  ["M12 1 22.4 6.6 12 12.2 1.6 6.6z", "#ff7427"],
  ["M1.6 8.6 11 13.7v9.3L1.6 17.9z", "#a7acb5"],
  ["M22.4 8.6 13 13.7v3.6l9.4-5.1zM22.4 14.3 13 19.4V23l9.4-5.1z", "#6f757f"],
] as const;
const SIGN_SIZE = 24;

type Paper = PDFKit.PDFDocument;

/** A certificate on one sheet: who finished what, taught by whom, when, and where it may be checked. */
export async function certificatePdf(certificate: CertificatePage, address: string): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit");
  const { code, title, name } = certificate;
  const info = { Title: `Certificate ${code}`, Author: BRAND.name, Subject: title, Keywords: name };
  const paper = new PDFDocument({ size: "A4", layout: "landscape", margin: MARGIN, info, lang: "en" });
  const chunks: Buffer[] = [];
  paper.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => paper.on("end", () => resolve(Buffer.concat(chunks))));
  drawFrame(paper);
  writeWords(paper, certificate, address);
  writeFacts(paper, certificate, address);
  paper.end();
  return done;
}

const left = MARGIN + PADDING;
const widthOf = ({ page }: Paper): number => page.width - 2 * left;

function drawFrame(paper: Paper): void {
  const { width, height } = paper.page;
  paper
    .rect(MARGIN / 2, MARGIN / 2, width - MARGIN, height - MARGIN)
    .lineWidth(1)
    .stroke(INK.line);
  paper.save().translate(left, MARGIN + PADDING / 2);
  for (const [path, colour] of SIGN) paper.path(path).fill(colour);
  paper.restore();
  paper
    .font("Helvetica-Bold")
    .fontSize(SIZE.brand)
    .fillColor(INK.text)
    .text(BRAND.name, left + SIGN_SIZE + 10, MARGIN + PADDING / 2 + 5, { lineBreak: false });
}

function writeWords(paper: Paper, { name, title }: CertificatePage, address: string): void {
  const width = widthOf(paper);
  const said = (words: string, top: number) =>
    paper.font("Helvetica").fontSize(SIZE.kind).fillColor(INK.muted).text(words, left, top, { width });
  said("Certificate of completion", 168);
  fitted(paper, printable(name, address), SIZE.name, 1).text(printable(name, address), left, 190, { width, height: 48, ellipsis: true });
  said("has completed every lesson of", 250);
  fitted(paper, printable(title, address), SIZE.title, 2).text(printable(title, address), left, 272, { width, height: 56, ellipsis: true });
}

/** As large as it may be for so many lines. */
function fitted(paper: Paper, words: string, largest: number, lines: number): Paper {
  paper.font("Helvetica-Bold").fillColor(INK.text).fontSize(largest);
  const share = (widthOf(paper) * lines) / paper.widthOfString(words);
  return share < 1 ? paper.fontSize(Math.max(SIZE.kind, largest * share * 0.95)) : paper;
}

function writeFacts(paper: Paper, certificate: CertificatePage, address: string): void {
  const { shopName, issuedAt, lessonCount, durationSeconds, code } = certificate;
  const lessons = `${lessonCount} ${lessonCount === 1 ? "lesson" : "lessons"}`;
  const facts = [
    ["Taught by", printable(shopName, address)],
    ["Finished on", utcDay(issuedAt)],
    ["Length", durationSeconds > 0 ? `${durationText(durationSeconds)}, ${lessons}` : lessons],
    ["Code", code],
  ] as const;
  const column = widthOf(paper) / facts.length;
  const top = 384;
  paper
    .moveTo(left, top)
    .lineTo(left + widthOf(paper), top)
    .lineWidth(1)
    .stroke(INK.line);
  for (const [n, [label, value]] of facts.entries()) {
    const place = { width: column - 12 };
    paper
      .font("Helvetica")
      .fontSize(SIZE.label)
      .fillColor(INK.muted)
      .text(label, left + n * column, top + 16, place);
    paper
      .font("Helvetica-Bold")
      .fontSize(SIZE.value)
      .fillColor(INK.text)
      .text(value, left + n * column, top + 31, { ...place, height: 42, ellipsis: true });
  }
  paper
    .font("Helvetica")
    .fontSize(SIZE.label)
    .fillColor(INK.muted)
    .text("Anyone can check this certificate at ", left, top + 92, { continued: true });
  paper.fillColor(INK.text).text(address, { link: address });
}

/** Letters the paper's own face has: Western European ones. */
const IN_FACE =
  /^[\x20-\x7e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]*$/;

/** A name in other letters is never misspelt: the page that confirms the certificate shows it. */
const printable = (words: string, address: string): string => (IN_FACE.test(words) ? words : `As named at ${address}`);
