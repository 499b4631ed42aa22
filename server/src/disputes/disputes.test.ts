import { DISPUTES } from "@blenda/domain/disputes/constants";
import type { Me } from "@blenda/domain/identity/model";
import { beforeEach, expect, test } from "vitest";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../testing/app.ts";
import { buy, sell } from "../testing/buying.ts";
import { untilDelivered } from "../testing/people.ts";
import { receiveEvidenceFile } from "./evidence/evidence-file.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const HELPER: Me = { ...EDDA, permissions: ["manage_refunds"] };
const SELLER: Me = { ...BOB, isCreator: true };
const key = () => crypto.randomUUID();
const text = "The buyer wrote to me and thanked me for the files.";
const refusedAs = (code: string) => expect.objectContaining({ code });
const pdf = Buffer.from(
  "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n",
  "latin1",
);

beforeEach(async () => {
  await sell(app, "robot", 4_000, CARA.id);
  await sell(app, "crate", 1_000, SELLER.id);
});

async function disputed(items = ["robot"]) {
  const orderId = await buy(app, ADA, items, "dispute");
  const line = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  await app.db
    .insertInto("lineDownloads")
    .values({ lineId: line.id, fileId: "f", count: 3, firstAt: app.now(), lastAt: app.now() })
    .execute();
  app.passMinutes(1);
  await provider.deliverDue();
  const order = await app.db.selectFrom("orders").select(["intentId", "number"]).where("id", "=", orderId).executeTakeFirstOrThrow();
  return { id: order.intentId ?? "", number: String(order.number) };
}
const stateOf = async (id: string) => (await app.as(HELPER).disputes.dispute({ id })).state;

test("a creator is written to, and has 72 hours to add evidence to their own sale, with files, which nobody else can read", async () => {
  const { id } = await disputed();
  await untilDelivered(app.db);
  const letters = await app.db.selectFrom("mails").select(["recipient", "body"]).where("key", "like", "dispute-%").orderBy("n").execute();
  expect(letters).toEqual([{ recipient: CARA.email, body: expect.stringContaining("72 hours") }]);
  expect(await app.as(CARA).disputes.own()).toMatchObject([
    { id, state: "initiated", heldCents: 3_254, canAdd: true, titles: ["The robot"] },
  ]);
  expect(await app.as(SELLER).disputes.own()).toEqual([]);
  await expect(app.as(SELLER).disputes.addEvidence({ id, text, key: key() })).rejects.toEqual(refusedAs("DISPUTES_NOT_FOUND"));

  const file = await receiveEvidenceFile(app.services, CARA.id, pdf, "thanks.pdf");
  const wish = { id, text, fileIds: [file.id], key: key() };
  await app.as(CARA).disputes.addEvidence(wish);
  const own = await app.as(CARA).disputes.addEvidence(wish);
  expect(own.evidence).toMatchObject([{ text, files: [{ name: "thanks.pdf" }] }]);
  await expect(app.as(CARA).disputes.addEvidence({ ...wish, key: key() })).rejects.toEqual(refusedAs("DISPUTES_FILE_UNKNOWN"));
  await expect(receiveEvidenceFile(app.services, CARA.id, Buffer.from("MZ no picture"), "a.png")).rejects.toEqual(
    refusedAs("DISPUTES_FILE_TYPE"),
  );

  app.passMinutes(DISPUTES.EVIDENCE_HOURS * 60);
  await expect(app.as(CARA).disputes.addEvidence({ id, text, key: key() })).rejects.toEqual(refusedAs("DISPUTES_TOO_LATE"));
});

test("of an order of two shops each creator reads their own evidence, and our team both", async () => {
  const { id } = await disputed(["robot", "crate"]);
  await app.as(CARA).disputes.addEvidence({ id, text: `${text} First.`, key: key() });
  const own = await app.as(SELLER).disputes.addEvidence({ id, text: `${text} Second.`, key: key() });
  expect(own).toMatchObject({ titles: ["The crate"], evidence: [{ text: `${text} Second.` }] });
  expect((await app.as(HELPER).disputes.dispute({ id })).evidence).toHaveLength(2);
});

test("the evidence pack builds itself, is one PDF, and is sent to the bank once: then the dispute is formalized", async () => {
  const { id, number } = await disputed();
  await app
    .as(CARA)
    .disputes.addEvidence({ id, text, fileIds: [(await receiveEvidenceFile(app.services, CARA.id, pdf, "thanks.pdf")).id], key: key() });
  expect((await app.as(HELPER).disputes.disputes({ search: number, state: "initiated" })).rows).toMatchObject([
    { id, title: "The robot", buyerName: "ada", amountCents: 4_000, evidenceCount: 1 },
  ]);
  const { sections } = await app.as(HELPER).disputes.dispute({ id });
  expect(sections.map(({ title }) => title)).toEqual([
    ...["Dispute", "Order", "Receipt", "Terms and licence", "Delivery", "Downloads and access", "Messages", "Refunds"],
    "Evidence from the creator",
  ]);
  const whole = sections.flatMap(({ lines }) => lines).join("\n");
  for (const part of [`Order ${number}`, "ada@example.com", "3 times", "terms version 2026-11", "Full refund within 14 days", text])
    expect(whole).toContain(part);

  const pack = await app.as(HELPER).disputes.evidencePack({ id });
  expect(Buffer.from(pack.pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  expect(await app.as(HELPER).disputes.submitEvidence({ id, note: "A regular buyer." })).toMatchObject({
    state: "formalized",
    submission: { note: "A regular buyer.", by: "edda" },
    maySubmit: false,
  });
  const { evidence } = await app.db.selectFrom("simEvidence").select("evidence").executeTakeFirstOrThrow();
  expect(evidence).toMatchObject({ customerEmail: "ada@example.com", text: expect.stringContaining(text) });
  await expect(app.as(HELPER).disputes.submitEvidence({ id })).rejects.toEqual(refusedAs("DISPUTES_NOT_NOW"));
  await expect(app.as(CARA).disputes.addEvidence({ id, text, key: key() })).rejects.toEqual(refusedAs("DISPUTES_TOO_LATE"));
  const { rows } = await app.as(HELPER).disputes.disputes({ state: "formalized" });
  expect(rows).toHaveLength(1);
});

test("what the provider did not take was not sent, and can be sent again", async () => {
  const { id } = await disputed();
  const { submitEvidence } = provider;
  provider.submitEvidence = () => Promise.reject(new Error("no answer"));
  await expect(app.as(HELPER).disputes.submitEvidence({ id })).rejects.toEqual(refusedAs("DISPUTES_PROVIDER"));
  provider.submitEvidence = submitEvidence;
  expect(await stateOf(id)).toBe("initiated");
  await app.as(HELPER).disputes.submitEvidence({ id });
  expect(await stateOf(id)).toBe("formalized");
});

test("won, lost, or ended without a ruling: the state is what the provider told last", async () => {
  const won = await disputed();
  await provider.closeDispute(won.id, true);
  const lost = await disputed();
  await provider.closeDispute(lost.id, false);
  expect([await stateOf(won.id), await stateOf(lost.id)]).toEqual(["won", "lost"]);
  const { rows } = await app.as(HELPER).disputes.disputes({});
  expect(rows.map(({ id, endedAt }) => [id, endedAt !== null])).toEqual([
    [lost.id, true],
    [won.id, true],
  ]);
  await expect(app.as(CARA).disputes.addEvidence({ id: won.id, text, key: key() })).rejects.toEqual(refusedAs("DISPUTES_TOO_LATE"));
});
