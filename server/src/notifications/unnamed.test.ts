import { dayOf } from "@blenda/domain/figures/rules";
import type { Me } from "@blenda/domain/identity/model";
import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../testing/account.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../testing/app.ts";
import { openBrowser } from "../testing/browser.ts";
import { addCategories, addProduct } from "../testing/catalogue.ts";
import { waitingForLocks } from "../testing/database/locks.ts";
import { follow } from "../testing/following.ts";
import { untilDelivered } from "../testing/people.ts";
import { notifyTogether } from "./notify.ts";

const app = await testApp();
const today = () => ({ from: dayOf(app.now()), to: dayOf(app.now()) });

beforeEach(async () => {
  await addCategories(app.db);
  await addProduct(app.db, "lamp", CARA.id, { title: "Lamp" });
  await givePassword(app.db, ADA.id);
});

async function settings() {
  const browser = openBrowser(app.services);
  await browser.call.identity.signIn({ email: ADA.email, password: PASSWORD });
  return browser.call.account;
}
async function setNamed(isNamed: boolean): Promise<void> {
  expect(await (await settings()).setNamedToCreators({ isNamed })).toMatchObject({ isNamedToCreators: isNamed });
}

async function save(who: Me): Promise<void> {
  await app.as(who).saved.save({ productId: "lamp" });
  await untilDelivered(app.db);
}
const told = async () => {
  await untilDelivered(app.db);
  return (await app.as(CARA).notifications.latest()).items;
};

/** Everything of the product that a creator can be answered with, asked as she is. */
async function allSheReads(): Promise<string> {
  await untilDelivered(app.db);
  const hers = await Promise.all(app.services.personalData.map(({ collect }) => collect(app.db, CARA)));
  const { notifications, figures } = app.as(CARA);
  const screens = [await notifications.latest(), await figures.overview(today())];
  const stored = await app.db.selectFrom("notifications").selectAll().where("userId", "=", CARA.id).execute();
  return JSON.stringify([hers, screens, stored]);
}

test("a creator reads who saves their work, until that person says otherwise: then they are counted, before and after", async () => {
  await save(ADA);
  app.passMinutes(1);
  await save(BOB);
  expect((await told()).map(({ message }) => message)).toEqual(["bob and ada saved Lamp"]);
  await setNamed(false);
  expect(await told()).toMatchObject([{ message: "bob and someone else saved Lamp", data: { count: 2, users: ["bob", "Someone"] } }]);
  app.passMinutes(24 * 60);
  await app.as(ADA).saved.unsave({ productId: "lamp" });
  await save(ADA);
  expect((await told()).map(({ message, data }) => [message, data.users])).toEqual([
    ["Someone saved Lamp", ["Someone"]],
    ["bob and someone else saved Lamp", ["bob", "Someone"]],
  ]);
  await setNamed(true);
  expect((await told()).map(({ message }) => message)).toEqual(["ada saved Lamp", "bob and ada saved Lamp"]);
});

test("nothing a creator is answered with has the name, the face, the address or the id of whoever switched it off", async () => {
  const PHOTO = "/files/ada-face";
  await app.db.updateTable("users").set({ photoUrl: PHOTO, displayName: "Ada Unmistakable" }).where("id", "=", ADA.id).execute();
  await save(ADA);
  await app.as(ADA).cart.noteAdded({ productId: "lamp" });
  await untilDelivered(app.db);
  expect(await allSheReads()).toContain("Ada Unmistakable");
  await setNamed(false);
  const read = await allSheReads();
  expect(read).toContain("Someone saved Lamp");
  expect(read).toContain("Someone added Lamp to their cart");
  for (const secret of ["Ada Unmistakable", ADA.email, `"${ADA.id}"`, PHOTO]) expect(read).not.toContain(secret);
});

test("what was read stays read and in its place, and open tabs of the creator ask again", async () => {
  await save(ADA);
  await app.as(CARA).notifications.markAllRead();
  const [before] = await told();
  app.passMinutes(5);
  const { heard, close } = await follow(app, CARA, "notifications");
  await setNamed(false);
  await expect.poll(() => heard).toContain("notifications.latest");
  await close();
  expect(await told()).toMatchObject([
    { id: before?.id, readAt: before?.readAt, updatedAt: before?.updatedAt, message: "Someone saved Lamp" },
  ]);
});

test("a save that is being told while somebody switches their name off does not name them", async () => {
  const about = { userId: CARA.id, type: "product_saved", productId: "lamp", productName: "Lamp", at: app.now() } as const;
  const { setNamedToCreators } = await settings();
  let switching: Promise<unknown> = Promise.resolve();
  await app.services.transaction(async (tx) => {
    await notifyTogether(tx, { ...about, actorId: ADA.id, visitor: null });
    switching = setNamedToCreators({ isNamed: false });
    await expect.poll(() => waitingForLocks(app.db)).toBe(1);
  });
  await switching;
  expect((await told()).map(({ message }) => message)).toEqual(["Someone saved Lamp"]);
});

test("the copy of their data says what somebody chose; nobody chooses for another", async () => {
  const chosen = async (who: Me) => {
    const parts = await Promise.all(app.services.personalData.map(({ collect }) => collect(app.db, who)));
    return parts.flatMap((part) => ("profile.json" in part ? [part["profile.json"]] : []));
  };
  expect(await chosen(ADA)).toMatchObject([{ isNamedToCreators: true }]);
  await setNamed(false);
  expect(await chosen(ADA)).toMatchObject([{ isNamedToCreators: false }]);
  expect(await chosen(EDDA)).toMatchObject([{ isNamedToCreators: true }]);
});
