import { addDays } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { ADA, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { buy, sell } from "../testing/buying.ts";
import { addProduct } from "../testing/catalogue.ts";
import { sendApplication } from "../testing/creators/applying.ts";
import { payingOut } from "../testing/creators/paying-out.ts";
import { postDraft, setJoined } from "../testing/posting.ts";

const app = await testApp();
const { earn, recipientOf, toFriday, run, latest } = payingOut(app);
const key = () => crypto.randomUUID();
const LOOKER = { ...EDDA, permissions: ["view_users" as const] };

test("somebody approved is a creator in their drawer as in the list, since when and by whom", async () => {
  await sendApplication(app, ADA, ROOT);
  const creatorOf = async () => {
    const { rows } = await app.as(ROOT).users.users({ search: ADA.email });
    const { heldRoles } = await app.as(ROOT).users.user({ userId: ADA.id });
    return { list: rows[0]?.isCreator, drawer: heldRoles.find(({ role }) => role === "creator") };
  };
  expect(await creatorOf()).toEqual({ list: false, drawer: { role: "creator", isHeld: false, grant: null } });
  await app.as(ROOT).onboarding.decideApplication({ decision: "approve", userId: ADA.id });
  expect(await creatorOf()).toEqual({
    list: true,
    drawer: { role: "creator", isHeld: true, grant: { reason: "", by: ROOT.displayName, at: app.now(), endsAt: null } },
  });
});

test("what was decided about somebody's application, product and payout stands in their audit; money only for admins", async () => {
  await sendApplication(app, ADA, ROOT);
  await app.as(ROOT).onboarding.decideApplication({ decision: "approve", userId: ADA.id });
  await addProduct(app.db, "lamp", ADA.id, { title: "Brass lamp", categoryId: "props" });
  await app.as(ROOT).catalogue.moderate({ id: "lamp", event: "suspend", code: "malware", reason: "It runs a script." });
  await recipientOf(ADA.id);
  await earn(ADA.id, 5_000);
  await earn(CARA.id, 5_000);
  toFriday();
  await run();
  const { id } = await latest(ADA.id);
  await app.as(ROOT).payouts.holdPayout({ id, reason: "We ask the bank" });
  const told = async (who: typeof ROOT) =>
    (await app.as(who).audit.ofPerson({ userId: ADA.id })).map(({ action, target }) => `${action} ${target.name ?? target.kind}`);
  const forAll = ["catalogue.moderate Brass lamp", "onboarding.decideApplication application", "onboarding.claimApplication application"];
  expect(await told(ROOT)).toEqual(["payouts.holdPayout $50.00", ...forAll]);
  expect(await told(LOOKER)).toEqual(forAll);
  expect(await app.as(ROOT).audit.ofPerson({ userId: CARA.id })).toEqual([]);
});

test("so does what was decided about their post, bundle, locked address and refund; the money of it only for admins", async () => {
  await setJoined(app.db, [CARA], addDays(app.now(), -30));
  const postId = (await app.as(CARA).community.createPost({ ...postDraft({ title: "My crates" }), key: key() })).id;
  await app.as(ROOT).community.hidePost({ postId, reason: "An advertisement" });
  for (const id of ["robot", "crate"]) await sell(app, id, 2_000, CARA.id);
  const items = [
    { itemType: "product", itemId: "robot" },
    { itemType: "product", itemId: "crate" },
  ] as const;
  const set = { title: "Workshop set", description: "", priceCents: 3_000, items: [...items], key: key() };
  const { id: bundleId } = await app.as(CARA).bundles.createBundle(set);
  await app.as(CARA).bundles.publishBundle({ id: bundleId });
  await app.as(ROOT).bundles.suspendBundle({ id: bundleId, reason: "Its name misleads" });
  await expect(app.as(null).identity.signIn({ email: CARA.email, password: "not the right one" })).rejects.toThrow();
  await app.as(ROOT).lockout.adminUnlock({ email: CARA.email, reason: "Wrote to support" });
  const orderId = await buy(app, ADA, ["robot"]);
  const [line] = (await app.as(ADA).orders.order({ id: orderId })).lines;
  const lineId = line?.id ?? "";
  // Downloaded, so that somebody has to decide.
  await app.db.insertInto("lineDownloads").values({ lineId, fileId: "f", count: 1, firstAt: app.now(), lastAt: app.now() }).execute();
  const wish = { lineId, reason: "other", text: "It does not fit my scene after all." } as const;
  const { id: refundId } = await app.as(ADA).refunds.request({ ...wish, key: key() });
  await app.as(CARA).refunds.decide({ id: refundId, event: "decline", answer: "It works as it is described." });
  await app.as(ADA).refunds.answer({ id: refundId, event: "escalate" });
  await app.as(ROOT).refunds.claimCase({ id: refundId });
  const told = async (who: typeof ROOT) =>
    (await app.as(who).audit.ofPerson({ userId: CARA.id })).map(({ action, target }) => `${action} ${target.name ?? target.kind}`);
  const forAll = [`lockout.adminUnlock ${CARA.email}`, "bundles.suspendBundle Workshop set", "community.hidePost My crates"];
  expect(await told(ROOT)).toEqual(["refunds.claimCase $20.00", ...forAll]);
  expect(await told(LOOKER)).toEqual(forAll);
});
