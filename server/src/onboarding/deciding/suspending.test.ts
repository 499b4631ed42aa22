import { catalogueImported } from "@blenda/domain/catalogue/events";
import { expect, test, vi } from "vitest";
import { emit } from "../../platform/events/outbox.ts";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, EDDA, quickPasswords, ROOT, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";
import { buy } from "../../testing/buying.ts";
import { sendApplication } from "../../testing/creators/applying.ts";
import { sellFile } from "../../testing/goods.ts";

const app = await testApp({ passwords: quickPasswords() });
const staff = () => app.as(ROOT).onboarding;
const reason = "Three of the models are someone else's.";

async function becomeCreator(): Promise<void> {
  await sendApplication(app, ADA, ROOT);
  await staff().decideApplication({ decision: "approve", userId: ADA.id });
}

test("a suspended creator's pages are closed and the shop is hidden, buyers keep their files, and reinstating brings all back", async () => {
  await becomeCreator();
  await givePassword(app.db, ADA.id);
  const { call } = openBrowser(app.services);
  await call.identity.signIn({ email: ADA.email, password: PASSWORD });
  await sellFile(app, "lamp", 1000, ADA.id);
  await buy(app, BOB, ["lamp"]);
  await app.services.transaction((tx) => emit(tx, catalogueImported({ from: 0, to: 0 })));
  const visitor = app.as(null);
  const found = async () => (await visitor.search.products({})).items.map(({ id }) => id);
  await vi.waitFor(async () => expect(await found()).toEqual(["lamp"]), { timeout: 5_000 });
  await visitor.shops.shop({ slug: "kiln-and-thread" });

  expect(await staff().suspendCreator({ userId: ADA.id, reason })).toMatchObject({ status: "suspended", may: ["reinstate"] });
  // The account itself goes on.
  expect((await call.identity.session()).user).toMatchObject({ isCreator: true, isCreatorSuspended: true });
  await expect(call.onboarding.home()).rejects.toMatchObject({ status: 403 });
  expect(await call.onboarding.application()).toMatchObject({ status: "suspended", suspension: { reason }, openSteps: [] });
  for (const slug of ["kiln-and-thread", ADA.id])
    await expect(visitor.shops.shop({ slug })).rejects.toMatchObject({ code: "SHOPS_NOT_FOUND" });
  await expect(visitor.catalogue.product({ id: "lamp" })).rejects.toMatchObject({ status: 404 });
  const [byline] = await visitor.shops.creators({ ids: [ADA.id] });
  expect(byline).toMatchObject({ displayName: ADA.displayName, hasUserData: true, hasShopData: false, isCreator: false });
  await vi.waitFor(async () => expect(await found()).toEqual([]), { timeout: 5_000 });
  expect((await app.as(BOB).orders.library({})).items).toHaveLength(1);

  await staff().reinstateCreator({ userId: ADA.id, reason: "They were licensed." });
  expect((await call.identity.session()).user).not.toHaveProperty("isCreatorSuspended");
  await call.onboarding.home();
  await visitor.shops.shop({ slug: "kiln-and-thread" });
  await visitor.catalogue.product({ id: "lamp" });
  await vi.waitFor(async () => expect(await found()).toEqual(["lamp"]), { timeout: 5_000 });
  const subjects = await app.db.selectFrom("mails").select("subject").where("recipient", "=", ADA.email).orderBy("n").execute();
  expect(subjects.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(["Your shop on Blenda is suspended", "Your shop on Blenda is open again"]),
  );
});

test("nobody suspends somebody of their own rank, or twice", async () => {
  await becomeCreator();
  const decider = { ...EDDA, permissions: ["edit_users" as const] };
  await app.db
    .updateTable("users")
    .set({ permissions: ["edit_users"] })
    .where("id", "in", [EDDA.id, ADA.id])
    .execute();
  await expect(app.as(decider).onboarding.suspendCreator({ userId: ADA.id, reason })).rejects.toMatchObject({ code: "ONBOARDING_RANK" });
  await staff().suspendCreator({ userId: ADA.id, reason });
  await expect(staff().suspendCreator({ userId: ADA.id, reason })).rejects.toMatchObject({ code: "ONBOARDING_INVALID_TRANSITION" });
});
