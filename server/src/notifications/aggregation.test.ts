import type { Me } from "@blenda/domain/identity/model";
import type { Notification } from "@blenda/domain/notifications/model";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, testApp } from "../testing/app.ts";
import { addCategories, addFile, addProduct } from "../testing/catalogue.ts";
import { addPeople, untilDelivered } from "../testing/people.ts";
import { notifyTogether } from "./notify.ts";

const app = await testApp();
const DAY_MINUTES = 24 * 60;

beforeEach(async () => {
  await addCategories(app.db);
  await addProduct(app.db, "lamp", CARA.id, { title: "Lamp", stageHue: 40, posterFileId: await addFile(app.db, "poster") });
});

async function save(who: Me, productId = "lamp"): Promise<void> {
  await app.as(who).saved.save({ productId });
  await untilDelivered(app.db);
}
const latest = async (who: Me = CARA): Promise<Notification[]> => (await app.as(who).notifications.latest()).items;

test("500 parallel saves by 50 people of one product are exactly one notification with count 50", async () => {
  const people = await addPeople(app.db, 50, app.now());
  const saves = Array.from({ length: 10 }, () => people).flat();
  await Promise.all(saves.map((who) => app.as(who).saved.save({ productId: "lamp" })));
  await untilDelivered(app.db);
  const items = await latest();
  expect(items).toHaveLength(1);
  const { message, data } = items[0] as Notification;
  expect(data.count).toBe(50);
  expect(new Set(data.users).size).toBe(50);
  expect(message).toMatch(/^Person \d+, Person \d+ and 48 others saved Lamp$/);
  expect(message.startsWith(`${data.users?.[0]}, ${data.users?.[1]} and`)).toBe(true);
});

test("fifty listeners at work at once still gather everybody in one line", async () => {
  const people = await addPeople(app.db, 50, app.now());
  const told = { userId: CARA.id, type: "product_saved", productId: "lamp", productName: "Lamp", at: app.now() } as const;
  await Promise.all(people.map(({ id }) => app.services.transaction((tx) => notifyTogether(tx, { ...told, actorId: id, visitor: null }))));
  const items = await latest();
  expect(items.map(({ data }) => data.count)).toEqual([50]);
});

test("a save tells the creator who, what, and shows the product", async () => {
  await save(ADA);
  const [{ id, ...told } = {} as Notification, ...others] = await latest();
  expect(others).toEqual([]);
  expect(id).not.toBe("");
  expect(told).toEqual({
    type: "product_saved",
    title: "Product saved",
    message: "ada saved Lamp",
    data: { productId: "lamp", productName: "Lamp", count: 1, users: ["ada"] },
    priority: "low",
    read: false,
    readAt: null,
    imageUrl: "/files/poster",
    stageHue: 40,
    doer: null,
    createdAt: app.now(),
    updatedAt: app.now(),
  });
});

test("a new person is named first, makes it unread again and refreshes its time; the window keeps its start", async () => {
  const start = app.now();
  await save(ADA);
  const [first] = await latest();
  await app.as(CARA).notifications.markRead({ id: first?.id ?? "" });
  app.passMinutes(30);
  await save(BOB);
  expect(await latest()).toMatchObject([
    { id: first?.id, message: "bob and ada saved Lamp", read: false, readAt: null, createdAt: start, updatedAt: app.now() },
  ]);
});

test("the same person again changes nothing: it stays read and keeps its time", async () => {
  await save(ADA);
  const [first] = await latest();
  await app.as(CARA).notifications.markRead({ id: first?.id ?? "" });
  const read = await latest();
  app.passMinutes(30);
  await app.as(ADA).saved.unsave({ productId: "lamp" });
  await save(ADA);
  expect(await latest()).toEqual(read);
});

test("24 hours after its first event a new window begins, however fresh the last one was", async () => {
  await save(ADA);
  app.passMinutes(DAY_MINUTES - 1);
  await save(BOB);
  app.passMinutes(1);
  await save(EDDA);
  expect((await latest()).map(({ message }) => message)).toEqual(["edda saved Lamp", "bob and ada saved Lamp"]);
});

test("each product is told of in a line of its own, and creators are not told about their own", async () => {
  await addProduct(app.db, "vase", CARA.id, { title: "Vase" });
  await save(ADA, "vase");
  await save(ADA);
  await save(CARA);
  expect((await latest()).map(({ message }) => message).sort()).toEqual(["ada saved Lamp", "ada saved Vase"]);
});

test("what a visitor saved is told when it becomes somebody's", async () => {
  await app.as(ADA).saved.migrate({ productIds: ["lamp"] });
  await untilDelivered(app.db);
  expect((await latest()).map(({ message }) => message)).toEqual(["ada saved Lamp"]);
});

test("whoever switched it off, or blocked the person, is not told", async () => {
  await app.as(CARA).notifications.setChannel({ type: "product_saved", inApp: false, mail: false });
  await save(ADA);
  expect(await app.db.selectFrom("notifications").select("id").execute()).toEqual([]);
  await app.as(CARA).notifications.setChannel({ type: "product_saved", inApp: true, mail: false });
  await app.db.insertInto("userBlocks").values({ blockerId: CARA.id, blockedId: BOB.id, createdAt: app.now() }).execute();
  await save(BOB);
  expect(await app.db.selectFrom("notifications").select("id").execute()).toEqual([]);
  await save(EDDA);
  expect((await latest()).map(({ message }) => message)).toEqual(["edda saved Lamp"]);
});

test("a cleared line comes back when somebody new joins it, and not for somebody who was in it", async () => {
  await save(ADA);
  const { undoKey } = await app.as(CARA).notifications.clearAll();
  await app.as(ADA).saved.unsave({ productId: "lamp" });
  await save(ADA);
  expect(await latest()).toEqual([]);
  app.passMinutes(1);
  await save(BOB);
  expect((await latest()).map(({ message }) => message)).toEqual(["bob and ada saved Lamp"]);
  await expect(app.as(CARA).notifications.undoClear({ undoKey: undoKey ?? "" })).rejects.toMatchObject({ code: "NOTIFICATIONS_UNDO_OVER" });
});

test("whoever leaves is named nowhere: others stay in the line, a line of nobody else goes", async () => {
  await addProduct(app.db, "vase", CARA.id, { title: "Vase" });
  await save(BOB);
  app.passMinutes(1);
  await save(ADA);
  await save(ADA, "vase");
  await app.services.transaction(async (tx) => {
    for (const { forget } of app.services.personalData) await forget(tx, ADA, app.now());
  });
  expect(await latest()).toMatchObject([{ message: "bob saved Lamp", data: { count: 1, users: ["bob"] } }]);
});
