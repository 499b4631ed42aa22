import { expect, test } from "vitest";
import { centsOf, gaplessOf, momentOf, piecesOf, readStatement } from "./statement.ts";

const OWN = "id,transfer,kind,amount,currency,at,reference,last4,balance";
const WISE =
  "TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Payee Name,Payee Account Number,Total fees";

test.each([
  ["-412.60", -41_260],
  ["1,204.1", 120_410],
  ["'-0.41", -41],
  ["0", 0],
  ["12.345", null],
  ["=1+1", null],
  ["", null],
])("the amount %j is %s cents", (text, cents) => expect(centsOf(text)).toBe(cents));

test.each([
  ["19-11-2026", "2026-11-19T00:00:00.000Z"],
  ["19-11-2026 11:40:05", "2026-11-19T11:40:05.000Z"],
  ["2026-11-19T11:40:05+01:00", "2026-11-19T10:40:05.000Z"],
  ["2026-02-31", null],
  ["November 19", null],
])("the date %j is %s", (text, at) => expect(momentOf(text)).toBe(at));

test("Wise's balance statement: fees are told apart, what came back is not what was sent, and its balances prove that no line is missing", () => {
  const { lines, faults } = readStatement(
    [
      WISE,
      'TRANSFER-88214,17-11-2026,412.60,USD,"Refunded, account closed",,9587.40,,,0.00',
      "TRANSFER-88215,13-11-2026,-204.70,USD,Sent money,BLENDA,9174.80,Kiln,US 4471,0.60",
      "TRANSFER-88214,06-11-2026,-413.20,USD,Sent money,BLENDA,9379.50,Half,DE12 0099,0.60",
      "BALANCE-1,05-11-2026,9792.70,USD,Topped up,,9792.70,,,0.00",
    ].join("\n"),
  );
  expect(faults).toEqual([]);
  expect(lines.map(({ id, kind, amountCents, recipientLast4 }) => [id, kind, amountCents, recipientLast4])).toEqual([
    ["BALANCE-1", "deposit", 979_270, null],
    ["TRANSFER-88214", "transfer", -41_260, "0099"],
    ["TRANSFER-88214:fee", "fee", -60, null],
    ["TRANSFER-88215", "transfer", -20_410, "4471"],
    ["TRANSFER-88215:fee", "fee", -60, null],
    ["TRANSFER-88214:refund", "refund", 41_260, null],
  ]);
  expect(gaplessOf(lines)).toEqual({ state: "gapless", gapAfter: null });
  expect(gaplessOf(lines.filter(({ id }) => id !== "TRANSFER-88215"))).toEqual({ state: "gap", gapAfter: 3 });
});

test("our own columns are read too, and every fault is named with its line", () => {
  const fine = `${OWN}\nl1,t1,transfer,-10.00,USD,2026-11-06T09:02:00Z,"Blenda, ""a""",4471,`;
  expect(readStatement(fine).lines).toMatchObject([
    { id: "l1", transferId: "t1", amountCents: -1_000, reference: 'Blenda, "a"', balanceCents: null },
  ]);
  const faulty = readStatement(`${fine}\nl1,t1,transfer,10.00,USD,2026-11-06T09:02:00Z,,,\nl3,,gift,x,$,soon,,,\nl4,,fee`);
  expect(faulty.lines).toEqual([]);
  expect(faulty.faults).toEqual([
    { line: 3, message: "A transfer is below zero" },
    { line: 3, message: "l1 is on line 2 already" },
    { line: 4, message: "“x” is no amount" },
    { line: 4, message: "“soon” is no date" },
    { line: 4, message: "“$” is no currency" },
    { line: 4, message: "“gift” is no kind. Use transfer, fee, refund, deposit" },
    { line: 5, message: "It has 3 fields, the heading 9" },
    { line: 5, message: "“” is no amount" },
    { line: 5, message: "“” is no date" },
    { line: 5, message: "“” is no currency" },
  ]);
  expect(readStatement("name,price\na,1").faults).toMatchObject([{ line: 1 }]);
});

test("a long file travels in pieces that say the same together", () => {
  const csv = [OWN, ...Array.from({ length: 50 }, (_, n) => `l${n},t${n},fee,-0.60,USD,2026-11-06,"a, ""b""",,`)].join("\r\n");
  const pieces = piecesOf(csv, 500);
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.flatMap((piece) => readStatement(piece).lines)).toEqual(readStatement(csv).lines);
});
