import type { StepUpAction } from "@blenda/domain/access/step-up";
import type { Me } from "@blenda/domain/identity/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { jsonb } from "../../platform/events/outbox.ts";
import type { StepUp } from "../../platform/requests/step-up.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { untilDelivered } from "../../testing/people.ts";
import { refundJobs } from "../jobs.ts";

const app = await testApp();
const DAY = 24 * 60;
/** Decides refunds, and is no admin. */
const HELPER: Me = { ...EDDA, permissions: ["manage_refunds"] };
const key = () => crypto.randomUUID();
const staff = (who: Me = ROOT) => app.as(who).refunds;
const passTime = () => refundJobs.find(({ name }) => name === "refunds.passTime")?.run(app.services, {});
const lettersTo = ({ email }: Me) =>
  app.db.selectFrom("mails").select(["subject", "body"]).where("recipient", "=", email).orderBy("n").execute();
const noticesOf = async ({ id }: Me) => {
  await untilDelivered(app.db);
  return app.db.selectFrom("notifications").select(["title", "message"]).where("userId", "=", id).execute();
};

beforeEach(() => sell(app, "robot", 4_000, CARA.id));

/** A request of Ada's for something she has downloaded three times. */
async function asked(item = "robot"): Promise<string> {
  const orderId = await buy(app, ADA, [item]);
  const { id: lineId } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  await app.db.insertInto("lineDownloads").values({ lineId, fileId: "f", count: 3, firstAt: app.now(), lastAt: app.now() }).execute();
  const text = "This is not what the pictures showed me.";
  return (await app.as(ADA).refunds.request({ lineId, reason: "faulty", text, key: key() })).id;
}
async function escalated(item = "robot"): Promise<string> {
  const id = await asked(item);
  await app.as(ADA).refunds.answer({ id, event: "escalate" });
  return id;
}
async function taken(by: Me = ROOT, item = "robot"): Promise<string> {
  const id = await escalated(item);
  await staff(by).claimCase({ id });
  return id;
}

test("a case has the listing as it was sold, the model, and where the money went", async () => {
  const id = await taken();
  const { sold } = await staff().caseFile({ id });
  const { money, model } = sold;
  expect(sold).toMatchObject({ title: expect.stringContaining("robot"), licence: "personal", seats: 1, at: app.now() });
  expect(money).toMatchObject({ listCents: 4_000, discountCents: 0, paidCents: 4_000, refundedCents: 0, othersCents: 0 });
  expect(money.creatorCents + money.platformCents + money.processingCents + money.othersCents + money.taxCents).toBe(4_000);
  expect(model).toMatchObject({ isBought: true });
  const version = { productId: "robot", findings: jsonb([]), releasedAt: app.now(), id: "robot-v2", number: "2.0" };
  await app.db.insertInto("productVersions").values(version).execute();
  await app.db.updateTable("products").set({ currentVersionId: "robot-v2" }).where("id", "=", "robot").execute();
  expect((await staff().caseFile({ id })).sold.model).toMatchObject({ version: "2.0", isBought: false });
});

test("a case is opened in every way a refund comes to our team, exactly one, with a number and five business days", async () => {
  const ways: [string, (id: string) => Promise<unknown>][] = [
    ["buyer", (id) => app.as(ADA).refunds.answer({ id, event: "escalate" })],
    ["creator", (id) => app.as(CARA).refunds.decide({ id, event: "escalate" })],
    [
      "buyer",
      async (id) => {
        await app.as(CARA).refunds.decide({ id, event: "offerPartial", percent: 20 });
        await app.as(ADA).refunds.answer({ id, event: "refusePartial" });
      },
    ],
    [
      "system",
      async () => {
        app.passMinutes(6 * DAY);
        await passTime();
      },
    ],
  ];
  const ids: string[] = [];
  for (const [openedBy, act] of ways) {
    await sell(app, `thing-${ids.length}`, 4_000, CARA.id);
    const id = await asked(`thing-${ids.length}`);
    await act(id);
    ids.push(id);
    expect(await staff().caseFile({ id })).toMatchObject({ openedBy, status: "escalated", number: expect.stringMatching(/^R-\d{4,}$/) });
  }
  const { rows, counts } = await staff().escalated({});
  expect([...rows.map(({ id }) => id)].sort()).toEqual([...ids].sort());
  expect(counts).toEqual({ open: 4, mine: 0, second: 0 });
  expect((await app.as(ADA).refunds.mine())[0]?.case).toMatchObject({ isOpen: true, questions: [] });
});

test("taken and put back it stays one case, and the buyer's 21 days are those of the beginning", async () => {
  const id = await escalated();
  const { endsAt } = await staff().caseFile({ id });
  app.passMinutes(5 * DAY);
  await staff().claimCase({ id });
  await expect(staff(HELPER).claimCase({ id })).rejects.toMatchObject({
    code: "REFUNDS_CASE_TAKEN",
    message: "root is working on this case",
  });
  await expect(staff(HELPER).rule({ id, event: "staffDecline" })).rejects.toMatchObject({ code: "REFUNDS_CASE_TAKEN" });
  expect(await staff().putBackCase({ id })).toMatchObject({ status: "escalated", assignee: null, endsAt });
  await expect(staff().rule({ id, event: "staffDecline" })).rejects.toMatchObject({ code: "REFUNDS_CASE_NOT_TAKEN" });
  await staff(HELPER).claimCase({ id });
  expect(await staff().claimCase({ id, isTakeover: true })).toMatchObject({ assignee: { isYours: true }, endsAt });
  app.passMinutes(16 * DAY);
  await passTime();
  expect(await staff().caseFile({ id })).toMatchObject({
    outcome: "ran_out",
    obstacle: "closed",
    toBuyer: expect.stringContaining("21 days"),
  });
  expect((await lettersTo(CARA)).map(({ subject }) => subject)).toEqual([expect.stringContaining("is decided")]);
});

test("everything is gathered by itself: downloads, checks, histories, earlier cases, and one network without its address", async () => {
  const since = {
    createdAt: app.now(),
    expiresAt: addDays(app.now(), 30),
    lastSeenAt: app.now(),
    address: "198.51.100.7",
    device: "Desktop",
  };
  await app.db
    .insertInto("sessions")
    .values([
      { id: "one", tokenHash: "one", userId: ADA.id, browser: "Firefox", ...since },
      { id: "two", tokenHash: "two", userId: CARA.id, browser: "Chrome", ...since },
    ])
    .execute();
  const earlier = await taken();
  await staff().warn({ id: earlier, side: "creator", text: "Please name every folder.", key: key() });
  await staff().rule({ id: earlier, event: "staffApprove", answer: "The buyer is right" });
  await app.runJobs();
  await sell(app, "boat", 5_000, CARA.id);
  const id = await escalated("boat");
  const file = await staff(HELPER).caseFile({ id });
  expect(file).toMatchObject({
    priority: "high",
    buyer: { orders: 2, refunds: 1, percent: 50, warnings: 0 },
    creator: { sales: 2, refunds: 1, percent: 50, warnings: 1 },
    earlier: [{ id: earlier, of: "both", outcome: "refunded" }],
    evidence: { downloads: [{ kind: "file", count: 3 }], overlap: { network: since.lastSeenAt, device: null }, messages: { count: 0 } },
    obstacle: "not_taken",
  });
  expect(JSON.stringify(file)).not.toContain("198.51.100.7");
});

test("a side has 48 hours: told by notice and letter, answered on the refund, and silence is shown as silence", async () => {
  const id = await taken();
  const question = "Which program did you open the file with?";
  await staff().askSide({ id, side: "buyer", question, key: key() });
  await expect(staff().askSide({ id, side: "buyer", question, key: key() })).rejects.toMatchObject({ code: "REFUNDS_ALREADY_ASKED" });
  await staff().askSide({ id, side: "creator", question: "Is there a newer export of it?", key: key() });
  expect((await noticesOf(ADA)).map(({ message }) => message)).toEqual([expect.stringContaining(question)]);
  expect((await lettersTo(CARA)).at(-1)?.body).toContain("Is there a newer export of it?");
  const own = (await app.as(ADA).refunds.mine())[0]?.case?.questions ?? [];
  expect(own.map((each) => each.question)).toEqual([question]);
  const questionId = own[0]?.id ?? "";
  for (const other of [BOB, CARA, ROOT])
    await expect(app.as(other).refunds.answerQuestion({ questionId, answer: "Mine" })).rejects.toMatchObject({ code: "REFUNDS_NOT_FOUND" });
  await app.as(ADA).refunds.answerQuestion({ questionId, answer: "Blender 5.1" });
  await expect(app.as(ADA).refunds.answerQuestion({ questionId, answer: "Again" })).rejects.toMatchObject({ code: "REFUNDS_ANSWERED" });
  expect((await staff().escalated({})).rows[0]).toMatchObject({ isAsked: true });
  app.passMinutes(48 * 60);
  const { rows } = await staff().escalated({});
  expect(rows[0]).toMatchObject({ isAsked: false });
  expect((await staff().caseFile({ id })).questions).toMatchObject([{ answer: "Blender 5.1" }, { side: "creator", answer: null }]);
});

test("L6 an editor's decision waits for a second person; of two who confirm at once one does, and one refund is paid", async () => {
  const id = await taken(HELPER);
  const proposed = await staff(HELPER).rule({ id, event: "staffApprove", amountCents: 1_000, answer: "A part is fair" });
  expect(proposed).toMatchObject({ status: "staff_review", proposal: { amountCents: 1_000, isYours: true } });
  const proposalId = proposed.proposal?.id ?? "";
  await expect(staff(HELPER).confirmOutcome({ id, proposalId })).rejects.toMatchObject({ code: "REFUNDS_SECOND_APPROVER" });
  expect((await staff().escalated({ show: "second" })).rows).toHaveLength(1);
  expect((await staff(HELPER).escalated({ show: "second" })).rows).toEqual([]);
  const confirmed = await Promise.allSettled([1, 2].map(() => staff().confirmOutcome({ id, proposalId })));
  expect(confirmed.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await app.runJobs();
  expect(await app.db.selectFrom("simRefunds").select("amountCents").execute()).toEqual([{ amountCents: 1_000 }]);
  expect(await staff().caseFile({ id })).toMatchObject({ outcome: "refunded_in_part", proposal: null, status: "refunded" });
  expect((await app.as(ADA).refunds.mine())[0]?.answer).toContain("$10.00");
  for (const side of [ADA, CARA]) expect((await noticesOf(side)).at(-1)?.message).toContain("A part is fair");
});

test("beyond $200 an admin proposes too, and whoever confirms shows a second factor for money", async () => {
  await sell(app, "city", 20_001, CARA.id);
  const id = await taken(ROOT, "city");
  const { proposal } = await staff().rule({ id, event: "staffApprove", answer: "The buyer is right" });
  const shown: StepUpAction[] = ["ADMIN_ROUTE_ACCESS"];
  const stepUp: StepUp = {
    ...app.services.stepUp,
    check: async ({ action }) => (shown.includes(action) ? { method: action === "MONEY" ? "hardware_key" : "authenticator" } : "missing"),
  };
  const second = app.as(HELPER, undefined, { ...app.services, flags: [], stepUp }).refunds;
  const confirm = () => second.confirmOutcome({ id, proposalId: proposal?.id ?? "" });
  await expect(confirm()).rejects.toMatchObject({ code: "MFA_REQUIRED", data: { action: "MONEY" } });
  shown.push("MONEY");
  expect(await confirm()).toMatchObject({ outcome: "refunded" });
  const entry = await app.db
    .selectFrom("auditEntries")
    .selectAll()
    .where("action", "=", "refunds.confirmOutcome")
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actorId: HELPER.id, targetId: id, factor: "hardware_key" });
});

test("a proposal sent back leaves the case where it was, and a new one can be made", async () => {
  const id = await taken(HELPER);
  const { proposal } = await staff(HELPER).rule({ id, event: "staffDecline", answer: "It works" });
  await expect(staff(HELPER).rule({ id, event: "staffApprove" })).rejects.toMatchObject({ code: "REFUNDS_PROPOSED" });
  await staff().rejectOutcome({ id, proposalId: proposal?.id ?? "", reason: "Ask the creator first" });
  await expect(staff().confirmOutcome({ id, proposalId: proposal?.id ?? "" })).rejects.toMatchObject({ code: "REFUNDS_PROPOSAL_GONE" });
  expect(await staff(HELPER).rule({ id, event: "staffApprove" })).toMatchObject({
    status: "staff_review",
    proposal: { event: "staffApprove" },
  });
});

test("goodwill is given once per key and case, at most the price and $50, and only its buyer can use it", async () => {
  const id = await taken();
  await expect(staff().giveGoodwill({ id, amountCents: 4_001, reason: "Sorry", key: key() })).rejects.toMatchObject({
    code: "REFUNDS_GOODWILL_AMOUNT",
  });
  const given = { id, amountCents: 1_500, reason: "It took us long", key: key() };
  const [once] = await Promise.all([staff().giveGoodwill(given), staff().giveGoodwill(given)]);
  await expect(staff().giveGoodwill({ ...given, key: key() })).rejects.toMatchObject({ code: "REFUNDS_GOODWILL_GIVEN" });
  const code = once.goodwill?.code ?? "";
  expect((await lettersTo(ADA)).filter(({ body }) => body.includes(code))).toHaveLength(1);
  await sell(app, "boat", 5_000, CARA.id);
  const quote = (who: Me) => app.as(who).checkout.quote({ lines: [{ itemType: "product", itemId: "boat", variant: "personal" }], code });
  // All of it, whatever our commission is (decision 0112).
  expect(await quote(ADA)).toMatchObject({ totalCents: 3_500 });
  expect(await quote(BOB)).toMatchObject({ totalCents: 5_000 });
});

test("messages about this product are read by whoever has the case, and both are told where they wrote them", async () => {
  const start = (productId: string | undefined, body: string) =>
    app.as(ADA).inbox.start({ recipientId: CARA.id, subject: "", body, key: key(), ...(productId && { productId }) });
  const id = await taken();
  await start("robot", "The arm is missing");
  await start(undefined, "Something private");
  expect((await staff().caseFile({ id })).evidence.messages).toMatchObject({ count: 1, wereRead: false });
  await expect(staff(HELPER).readCaseMessages({ id })).rejects.toMatchObject({ code: "REFUNDS_CASE_TAKEN" });
  const { messages } = await staff().readCaseMessages({ id });
  await staff().readCaseMessages({ id });
  expect(messages.map(({ from, text }) => [from, text])).toEqual([
    ["buyer", "The arm is missing"],
    ["team", expect.stringContaining("Our team read this conversation for refund case R-")],
  ]);
  expect(await app.db.selectFrom("messages").select("id").where("isSystem", "=", true).execute()).toHaveLength(1);
});

test("what is sold is taken off sale by its own steps, once", async () => {
  const id = await taken();
  const suspend = () => staff().suspendItem({ id, code: "misleading", reason: "The files are not what the page shows" });
  expect(await suspend()).toMatchObject({ item: { isOnSale: false, path: null } });
  await expect(suspend()).rejects.toMatchObject({ code: "REFUNDS_NOT_ON_SALE" });
  expect(await app.db.selectFrom("products").select(["status", "suspensionCode"]).where("id", "=", "robot").executeTakeFirst()).toEqual({
    status: "suspended",
    suspensionCode: "misleading",
  });
});

test("L6 with edit_content alone nothing of a case is seen or done; nobody works on a case of their own", async () => {
  const id = await escalated();
  for (const refused of [() => staff(EDDA).escalated({}), () => staff(EDDA).caseFile({ id }), () => staff(EDDA).claimCase({ id })])
    await expect(refused()).rejects.toMatchObject({ code: "FORBIDDEN", status: 403 });
  const side: Me = { ...CARA, permissions: ["manage_refunds"] };
  const note = () => staff(side).addCaseNote({ id, text: "They always say that.", key: key() });
  for (const refused of [() => staff(side).claimCase({ id }), note]) await expect(refused()).rejects.toMatchObject({ code: "OWN_TARGET" });
  expect(await app.db.selectFrom("refundCaseNotes").select("id").execute()).toEqual([]);
});

test("a note is written once per key and stays, also after the case was closed", async () => {
  const id = await taken();
  const note = { id, text: "The file opens fine here.", key: key() };
  await staff().addCaseNote(note);
  await staff().addCaseNote(note);
  await app.as(ROOT).refunds.rule({ id, event: "staffDecline", answer: "It works" });
  app.passMinutes(1);
  expect((await staff(HELPER).addCaseNote({ id, text: "Agreed.", key: key() })).notes.map(({ text }) => text)).toEqual([
    "Agreed.",
    "The file opens fine here.",
  ]);
});
