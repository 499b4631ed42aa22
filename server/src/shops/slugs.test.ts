import { expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { addShop } from "../testing/catalogue.ts";
import { holdSlug, isSlugFree, openShop, releaseSlugs } from "./port.ts";

const app = await testApp();

const open = (creatorId: string, slug: string) =>
  app.db.transaction().execute((tx) => openShop(tx, { creatorId, slug, name: "Oak & Edge" }, app.now()));
const hold = (creatorId: string, slug: string) => app.db.transaction().execute((tx) => holdSlug(tx, creatorId, slug, app.now()));
const release = (creatorId: string) => app.db.transaction().execute((tx) => releaseSlugs(tx, creatorId));

test("a shop opens at the address its creator chose, with everything else as it begins", async () => {
  await open(CARA.id, "oak-edge");
  expect((await app.as(null).shops.shop({ slug: "oak-edge" })).shop).toMatchObject({
    creatorId: CARA.id,
    name: "Oak & Edge",
    isEnabled: true,
    theme: "default",
    displayOptions: { showPrices: true, featuredMaxItems: 4 },
  });
});

test("a shop that is there stays as its creator left it", async () => {
  await addShop(app.db, CARA.id, { name: "Mine", slug: "mine" });
  await open(CARA.id, "oak-edge");
  expect((await app.as(null).shops.shop({ slug: CARA.id })).shop).toMatchObject({ name: "Mine", slug: "mine" });
  expect(await isSlugFree(app.db, BOB.id, "oak-edge")).toBe(true);
});

test("two who open a shop at one address at once: one has it, the other hears that it is taken", async () => {
  const answers = await Promise.allSettled([open(ADA.id, "oak-edge"), open(BOB.id, "oak-edge"), open(CARA.id, "oak-edge")]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const answer of answers) if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "SHOPS_SLUG_TAKEN" });
  expect(await app.db.selectFrom("shops").select("slug").execute()).toEqual([{ slug: "oak-edge" }]);
});

test("an address held for an applicant is nobody else's, opens with their shop, and is given back without one", async () => {
  await hold(ADA.id, "oak-edge");
  await hold(ADA.id, "oak-edge");
  expect(await isSlugFree(app.db, BOB.id, "oak-edge")).toBe(false);
  expect(await isSlugFree(app.db, ADA.id, "oak-edge")).toBe(true);
  await expect(open(BOB.id, "oak-edge")).rejects.toMatchObject({ code: "SHOPS_SLUG_TAKEN" });
  await release(ADA.id);
  await open(BOB.id, "oak-edge");
  await release(BOB.id);
  expect(await isSlugFree(app.db, ADA.id, "oak-edge")).toBe(false);
});

test("an address that breaks the rule, or is somebody's id, is refused", async () => {
  await expect(hold(CARA.id, "admin")).rejects.toMatchObject({ code: "SHOPS_SLUG_NOT_ALLOWED", data: { problem: "reserved" } });
  await expect(hold(CARA.id, BOB.id)).rejects.toMatchObject({ code: "SHOPS_SLUG_TAKEN" });
  expect(await isSlugFree(app.db, CARA.id, BOB.id)).toBe(false);
  expect(await isSlugFree(app.db, BOB.id, BOB.id)).toBe(true);
});
