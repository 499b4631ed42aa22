import { addBusinessDays } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, ROOT, testApp } from "../../testing/app.ts";
import { giveRecipient, US_ACCOUNT } from "../../testing/creators/recipients.ts";
import { recipientsWaiting } from "../overview.ts";
import { recipientEligibility } from "../port.ts";

const app = await testApp();
const staff = () => app.as(ROOT).recipients;
const REASON = "Bank asked us about it";
const pending = { status: "pending_verification", verifiedAt: null } as const;
const entries = () => app.db.selectFrom("auditEntries").select(["action", "targetId", "reason", "before", "after"]).orderBy("n").execute();

test("the list is masked, filtered by state and currency, and searched by person", async () => {
  await giveRecipient(app.services, ADA.id);
  app.passMinutes(1);
  const bobs = await giveRecipient(app.services, BOB.id, { currency: "EUR", ...pending });
  const idsOf = async (filter: Parameters<ReturnType<typeof staff>["allRecipients"]>[0]) =>
    (await staff().allRecipients(filter)).rows.map(({ person }) => person.id);
  expect(await idsOf({})).toEqual([BOB.id, ADA.id]);
  expect(await idsOf({ status: "pending_verification" })).toEqual([BOB.id]);
  expect(await idsOf({ currency: "USD" })).toEqual([ADA.id]);
  expect(await idsOf({ search: "ad" })).toEqual([ADA.id]);
  expect(await idsOf({ sort: "created", direction: "asc" })).toEqual([ADA.id, BOB.id]);
  expect(JSON.stringify(await staff().allRecipients({}))).not.toMatch(/sealed|000123454471/i);
  expect(await staff().recipientOf({ recipientId: bobs })).toMatchObject({ knownNames: ["bob"], isYours: false, others: [] });
});

test("one account is revealed for a reason that is in the audit before the answer leaves", async () => {
  const recipientId = await giveRecipient(app.services, ADA.id);
  const { fields } = await staff().revealRecipient({ recipientId, reason: REASON });
  expect(fields).toContainEqual({ label: "Account number", value: US_ACCOUNT });
  const revealed = { action: "recipients.revealRecipient", targetId: recipientId, reason: REASON, before: null, after: null };
  expect(await entries()).toEqual([revealed]);
  const open = () => {
    throw new Error("no key");
  };
  const broken = { ...app.services.vault, open };
  const unlucky = app.as(ROOT, "203.0.113.7", { ...app.services, vault: broken }).recipients;
  await expect(unlucky.revealRecipient({ recipientId, reason: REASON })).rejects.toMatchObject({ code: "INTERNAL_SERVER_ERROR" });
  expect(await entries()).toEqual([revealed, revealed]);
});

test("nobody reveals or decides about their own, and after twenty in an hour nobody reveals any", async () => {
  const own = await giveRecipient(app.services, ROOT.id, pending);
  await expect(staff().revealRecipient({ recipientId: own, reason: REASON })).rejects.toMatchObject({ code: "OWN_TARGET" });
  const approval = { recipientId: own, decision: "approve", reason: REASON } as const;
  await expect(staff().decideRecipient(approval)).rejects.toMatchObject({ code: "OWN_TARGET" });
  const recipientId = await giveRecipient(app.services, ADA.id);
  const asked = await Promise.allSettled(Array.from({ length: 21 }, () => staff().revealRecipient({ recipientId, reason: REASON })));
  const isRefused = (each: (typeof asked)[number]) => each.status === "rejected" && each.reason.code === "TOO_MANY_REQUESTS";
  expect(asked.filter(isRefused).length).toBeGreaterThan(0);
  expect(await entries()).toHaveLength(asked.filter(({ status }) => status === "fulfilled").length);
});

test("what waits for a check stands in the queue with the end of its promise, and a yes makes it payable", async () => {
  const recipientId = await giveRecipient(app.services, CARA.id, { holderName: "Orbit Bench", ...pending });
  const [queue] = recipientsWaiting;
  const dueAt = addBusinessDays(app.now(), 2);
  expect(await queue?.look(app.db, 5)).toMatchObject({ count: 1, first: [{ id: recipientId, detail: "USD, holder Orbit Bench", dueAt }] });
  expect((await recipientEligibility(app.db, [CARA.id], app.now())).get(CARA.id)?.obstacle).toBe("recipient_unverified");
  const decided = await staff().decideRecipient({ recipientId, decision: "approve", reason: REASON });
  expect(decided).toMatchObject({ status: "active", verifiedAt: app.now() });
  expect(await queue?.look(app.db, 5)).toMatchObject({ count: 0 });
  expect((await recipientEligibility(app.db, [CARA.id, ADA.id], app.now())).get(CARA.id)?.obstacle).toBeNull();
  await expect(staff().decideRecipient({ recipientId, decision: "approve", reason: REASON })).rejects.toMatchObject({
    code: "RECIPIENTS_DECIDED",
  });
  const [, entry] = [null, ...(await entries())];
  expect(entry).toMatchObject({
    action: "recipients.decideRecipient",
    before: { status: "pending_verification" },
    after: { status: "active" },
  });
});

test("what our team asks to fix, or closes, its owner reads; a closed one is paid to no more and stays closed", async () => {
  const recipientId = await giveRecipient(app.services, ADA.id);
  await staff().decideRecipient({ recipientId, decision: "attention", reason: "The name is not yours" });
  expect((await app.as(ADA).recipients.recipients()).recipients).toMatchObject([
    { status: "needs_attention", attentionReason: "The name is not yours" },
  ]);
  await staff().decideRecipient({ recipientId, decision: "disable", reason: "This account is not yours" });
  expect((await recipientEligibility(app.db, [ADA.id], app.now())).get(ADA.id)).toMatchObject({ obstacle: "no_recipient" });
  for (const decision of ["approve", "attention", "disable"] as const)
    await expect(staff().decideRecipient({ recipientId, decision, reason: REASON })).rejects.toMatchObject({ code: "RECIPIENTS_DECIDED" });
  const bodies = await app.db.selectFrom("mails").select("body").where("recipient", "=", ADA.email).orderBy("n").execute();
  expect(bodies.map(({ body }) => /reason: (.*)$/m.exec(body)?.[1])).toEqual(["The name is not yours", "This account is not yours"]);
});
