import { expect, test } from "vitest";
import { ADA, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { addProduct } from "../testing/catalogue.ts";
import { sendApplication } from "../testing/creators/applying.ts";
import { payingOut } from "../testing/creators/paying-out.ts";

const app = await testApp();
const { earn, recipientOf, toFriday, run, latest } = payingOut(app);
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
