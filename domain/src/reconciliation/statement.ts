import type { Instant } from "../shared/time.ts";
import { type Gapless, LINE_KINDS, type LineKind, RECONCILIATION } from "./constants.ts";

/** A line as a file has it. */
export interface StatedLine {
  /** Of the provider; the same line has the same one in every file. */
  id: string;
  transferId: string | null;
  kind: LineKind;
  amountCents: number;
  currency: string;
  at: Instant;
  reference: string;
  recipientLast4: string | null;
  /** What was left on the balance after it, where the file says so. */
  balanceCents: number | null;
}

export interface LineFault {
  /** As spreadsheets count: the heading is line 1. */
  line: number;
  message: string;
}

export interface ReadStatement {
  lines: StatedLine[];
  faults: LineFault[];
}

/** RFC 4180: fields in quotes may hold commas, quotes and line ends. */
export function recordsOf(csv: string): { line: number; fields: string[] }[] {
  const records: { line: number; fields: string[] }[] = [];
  const text = csv.replace(/^\uFEFF/, "");
  let line = 1;
  let began = 1;
  let field = "";
  let fields: string[] = [];
  let isQuoted = false;
  const endRecord = () => {
    fields.push(field);
    if (fields.some((each) => each !== "")) records.push({ line: began, fields });
    fields = [];
    field = "";
    began = line;
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === "\n") line += 1;
    if (isQuoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') field += text[++at];
      else isQuoted = false;
    } else if (char === '"' && field === "") isQuoted = true;
    else if (char === ",") {
      fields.push(field);
      field = "";
    } else if (char === "\n") endRecord();
    else if (char !== "\r") field += char;
  }
  endRecord();
  return records;
}

/** What a spreadsheet was told to take for text carries a quote in front of its sign. */
const plain = (value: string): string => value.replace(/^'(?=[=+\-@\t])/, "").trim();

/** "-1,412.60" in cents; `null`: no amount. */
export function centsOf(text: string): number | null {
  const match = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{1,2}))?$/.exec(plain(text));
  if (!match) return null;
  const [, sign, whole = "", part = ""] = match;
  const cents = Number(whole.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0") || 0);
  return sign === "-" ? -cents || 0 : cents;
}

const WISE_DAY = /^(\d{2})-(\d{2})-(\d{4})(?: (\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,3})\d*)?)?$/;

/** ISO, or as the provider writes days: `19-11-2026`, with or without a time. In UTC. */
export function momentOf(text: string): Instant | null {
  const value = plain(text);
  const wise = WISE_DAY.exec(value);
  const [, day, month, year, hour = "00", minute = "00", second = "00", rest = "0"] = wise ?? [];
  const iso = wise ? `${year}-${month}-${day}T${hour}:${minute}:${second}.${rest.padEnd(3, "0")}Z` : value;
  const isIso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(iso);
  const at = isIso ? new Date(iso) : null;
  if (!at || Number.isNaN(at.getTime())) return null;
  const written = at.toISOString();
  // The 31st of February is no day, though engines take it for the 3rd of March.
  return iso.length > 10 || written.startsWith(iso) ? written : null;
}

const lastFour = (account: string): string | null => /(\w{4})\s*$/.exec(account)?.[1] ?? null;

type Cells = (name: string) => string;
type LineReader = (cell: Cells, fail: (message: string) => void) => StatedLine[];

const LONGEST = 300;
const ID = /^[\w:./-]{1,100}$/;

function basics(cell: Cells, names: { id: string; amount: string; currency: string; at: string }, fail: (message: string) => void) {
  const id = plain(cell(names.id));
  const amountCents = centsOf(cell(names.amount));
  const at = momentOf(cell(names.at));
  const currency = plain(cell(names.currency)).toUpperCase();
  if (!ID.test(id)) fail(id === "" ? "The ID is missing" : `“${id.slice(0, 40)}” is no ID`);
  if (amountCents === null) fail(`“${cell(names.amount).slice(0, 40)}” is no amount`);
  if (at === null) fail(`“${cell(names.at).slice(0, 40)}” is no date`);
  if (!/^[A-Z]{3}$/.test(currency)) fail(`“${currency.slice(0, 40)}” is no currency`);
  return { id, amountCents: amountCents ?? 0, at: at ?? "", currency };
}

/** Our own: a line for each movement. */
const simple: LineReader = (cell, fail) => {
  const given = basics(cell, { id: "id", amount: "amount", currency: "currency", at: "at" }, fail);
  const kind = plain(cell("kind")).toLowerCase() as LineKind;
  if (!LINE_KINDS.includes(kind)) fail(`“${kind.slice(0, 40)}” is no kind. Use ${LINE_KINDS.join(", ")}`);
  const isOut = kind === "transfer" || kind === "fee";
  const isKnown = LINE_KINDS.includes(kind);
  if (isKnown && given.amountCents !== 0 && isOut !== given.amountCents < 0)
    fail(isOut ? `A ${kind} is below zero` : `A ${kind} is above zero`);
  const balance = cell("balance");
  if (balance !== "" && centsOf(balance) === null) fail(`“${balance.slice(0, 40)}” is no balance`);
  const transferId = plain(cell("transfer")) || null;
  return [
    {
      ...{ ...given, transferId, kind, reference: plain(cell("reference")).slice(0, LONGEST) },
      ...{ recipientLast4: lastFour(plain(cell("last4"))), balanceCents: balance === "" ? null : centsOf(balance) },
    },
  ];
};

/**
 * The provider's balance statement. Its amount holds the fee, so that one line becomes two; what came back of a transfer carries the
 * transfer's number again.
 */
const wise: LineReader = (cell, fail) => {
  const given = basics(cell, { id: "transferwise id", amount: "amount", currency: "currency", at: "date" }, fail);
  const fee = centsOf(cell("total fees") || "0") ?? 0;
  const balance = centsOf(cell("running balance"));
  const transferId = /^TRANSFER-(\w+)$/.exec(given.id)?.[1] ?? null;
  const reference = plain(cell("payment reference") || cell("description")).slice(0, LONGEST);
  const shared = { transferId, currency: given.currency, at: given.at, reference };
  if (given.amountCents >= 0) {
    const kind = transferId === null ? "deposit" : "refund";
    const id = kind === "refund" ? `${given.id}:refund` : given.id;
    return [{ ...shared, id, kind, amountCents: given.amountCents, recipientLast4: null, balanceCents: balance }];
  }
  const isFee = transferId === null && /^(FEE|BALANCE_FEE)/.test(given.id);
  const paid = given.amountCents + (isFee ? 0 : fee);
  const recipientLast4 = lastFour(plain(cell("payee account number")));
  const main: StatedLine = {
    ...{ ...shared, id: given.id, kind: isFee ? "fee" : "transfer", amountCents: paid, recipientLast4 },
    balanceCents: balance === null ? null : balance + (given.amountCents === paid ? 0 : fee),
  };
  if (given.amountCents === paid) return [main];
  return [main, { ...shared, id: `${given.id}:fee`, kind: "fee", amountCents: -fee, recipientLast4: null, balanceCents: balance }];
};

const FORMS: readonly { needs: readonly string[]; take: LineReader }[] = [
  { needs: ["transferwise id", "date", "amount", "currency"], take: wise },
  { needs: ["id", "transfer", "kind", "amount", "currency", "at"], take: simple },
];

/** Reads a statement, its oldest line first; every fault with the line it is in. A file with faults is refused as a whole. */
export function readStatement(csv: string): ReadStatement {
  const [heading, ...records] = recordsOf(csv);
  const names = heading?.fields.map((name) => plain(name).toLowerCase()) ?? [];
  const form = FORMS.find(({ needs }) => needs.every((name) => names.includes(name)));
  if (!form)
    return { lines: [], faults: [{ line: 1, message: "We don't know these columns. Use Wise's balance statement, or our own columns." }] };
  if (records.length > RECONCILIATION.CSV_MOST_LINES) return { lines: [], faults: [{ line: 1, message: "The file has too many lines" }] };
  const taken: StatedLine[][] = [];
  const faults: LineFault[] = [];
  const seen = new Map<string, number>();
  for (const { line, fields } of records) {
    const cell = (name: string) => fields[names.indexOf(name)] ?? "";
    const fail = (message: string) => void faults.push({ line, message });
    if (fields.length !== names.length) fail(`It has ${fields.length} fields, the heading ${names.length}`);
    const lines = form.take(cell, fail);
    for (const { id } of lines) {
      const before = seen.get(id);
      if (before !== undefined) fail(`${id} is on line ${before} already`);
      seen.set(id, line);
    }
    taken.push(lines);
  }
  if (records.length === 0) faults.push({ line: 1, message: "There are no lines below the heading" });
  return { lines: faults.length > 0 ? [] : oldestFirst(taken), faults };
}

/** A transfer and its fee stay in their order, also when the file begins with the newest. */
function oldestFirst(taken: readonly StatedLine[][]): StatedLine[] {
  const isNewestFirst = (taken[0]?.[0]?.at ?? "") > (taken.at(-1)?.[0]?.at ?? "");
  return (isNewestFirst ? taken.toReversed() : taken).flat().sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** Whether each line's balance follows from the one before it; `unknown` where the lines carry none. */
export function gaplessOf(lines: readonly Pick<StatedLine, "amountCents" | "balanceCents" | "currency">[]): {
  state: Gapless;
  gapAfter: number | null;
} {
  if (lines.length === 0 || lines.some(({ balanceCents }) => balanceCents === null)) return { state: "unknown", gapAfter: null };
  const before = new Map<string, number>();
  for (const [at, { amountCents, balanceCents, currency }] of lines.entries()) {
    const balance = before.get(currency);
    if (balance !== undefined && balance + amountCents !== balanceCents) return { state: "gap", gapAfter: at };
    before.set(currency, balanceCents ?? 0);
  }
  return { state: "gapless", gapAfter: null };
}

/** A long file in pieces that a call can carry, each with the heading. */
export function piecesOf(csv: string, most: number): string[] {
  const records = recordsOf(csv);
  const quote = (fields: readonly string[]) => `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(",")}\n`;
  const [heading = "", ...rest] = records.map(({ fields }) => quote(fields));
  const pieces: string[] = [];
  let piece = heading;
  for (const record of rest) {
    if (piece.length + record.length > most && piece !== heading) {
      pieces.push(piece);
      piece = heading;
    }
    piece += record;
  }
  return [...pieces, piece];
}
