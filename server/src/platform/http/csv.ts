import type { CsvFile } from "@blenda/domain/shared/csv-file";
import { LIST } from "@blenda/domain/shared/list";

type CsvValue = string | number | boolean | null | undefined;

/** What a file holds: the heading of each column, and how it is read from a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvValue>>;

/** Without it spreadsheets take UTF-8 for something older. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet would take for a formula becomes text: people's own words are in it. Signs of full width count as signs there. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** As RFC 4180 has it. A number stays one, also below zero; a text loses what no file may hold. */
function field(value: CsvValue): string {
  if (typeof value !== "string") return `"${value ?? ""}"`;
  const text = value.replaceAll("\u0000", "").toWellFormed();
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

const line = (values: readonly CsvValue[]): string => `${values.map(field).join(",")}\r\n`;

interface Options {
  /** The day is added to it. */
  name: string;
  now: string;
  most?: number;
}

/** The heading, then a line for each row: for files that are longer than an answer. */
export async function* csvLines<Row>(columns: CsvColumns<Row>, rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<string> {
  const reads = Object.values(columns);
  yield BYTE_ORDER_MARK + line(Object.keys(columns));
  for await (const row of rows) yield line(reads.map((read) => read(row)));
}

/**
 * The one CSV writer. Rows may come page by page (`keysetList(…).all`); what is written of them is all that is kept. A file is an
 * answer like any other, so it ends: what is longer says so, and a narrower question brings the rest.
 */
export async function csvFile<Row>(
  { name, now, most = LIST.FILE_ROWS }: Options,
  columns: CsvColumns<Row>,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<CsvFile> {
  const lines: string[] = [];
  let isCut = false;
  for await (const each of csvLines(columns, rows)) {
    isCut = lines.length > most;
    if (isCut) break;
    lines.push(each);
  }
  return { name: `${name}-${now.slice(0, 10)}.csv`, csv: lines.join(""), isCut };
}
