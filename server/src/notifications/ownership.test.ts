import { followsContract } from "@blenda/domain/follows/contract";
import { notificationsContract } from "@blenda/domain/notifications/contract";
import { savedContract } from "@blenda/domain/saved/contract";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { addCategories, addProduct } from "../testing/catalogue.ts";
import { untilDelivered } from "../testing/people.ts";
import { notify } from "./notify.ts";

const app = await testApp();
const contracts = { saved: savedContract, follows: followsContract, notifications: notificationsContract };
const operations = Object.entries(contracts).flatMap(([domain, calls]) => Object.keys(calls).map((name) => `${domain}.${name}`));
const OPEN = ["follows.counts", "follows.followers", "follows.following"];
const SECRET = /Secret/;

type Calls = Record<string, Record<string, (input?: unknown) => Promise<unknown>>>;

/** Ada's things, and every operation aimed at them. */
async function adasThings() {
  await addCategories(app.db);
  await addProduct(app.db, "lamp", CARA.id);
  const ada = app.as(ADA);
  await ada.saved.save({ productId: "lamp" });
  const [collection] = await ada.saved.createCollection({ name: "Secret drawer" });
  await ada.saved.putInCollection({ collectionId: collection?.id ?? "", productId: "lamp", isIn: true });
  await ada.follows.follow({ userId: CARA.id });
  await app.services.transaction((tx) =>
    notify(tx, { userId: ADA.id, type: "product_sale", title: "Secret title", message: "Secret sale", at: app.now() }),
  );
  const { undoKey } = await ada.notifications.clearAll();
  await app.services.transaction((tx) =>
    notify(tx, { userId: ADA.id, type: "product_sale", title: "Secret title", message: "Secret sale", at: app.now() }),
  );
  await untilDelivered(app.db);
  const [{ id } = { id: "" }] = (await ada.notifications.latest()).items;
  const collectionId = collection?.id;
  const inputs: Record<string, unknown> = {
    "saved.ids": undefined,
    "saved.list": { collectionId },
    "saved.save": { productId: "lamp" },
    "saved.unsave": { productId: "lamp" },
    "saved.migrate": { productIds: ["lamp"] },
    "saved.createCollection": { name: "Mine" },
    "saved.renameCollection": { id: collectionId, name: "Taken over" },
    "saved.deleteCollection": { id: collectionId },
    "saved.putInCollection": { collectionId, productId: "lamp", isIn: false },
    "follows.mine": undefined,
    "follows.counts": { userId: ADA.id },
    "follows.followers": { userId: CARA.id },
    "follows.following": { userId: ADA.id },
    "follows.follow": { userId: CARA.id },
    "follows.unfollow": { userId: CARA.id },
    "notifications.latest": undefined,
    "notifications.markRead": { id },
    "notifications.markAllRead": undefined,
    "notifications.clearAll": undefined,
    "notifications.undoClear": { undoKey },
    "notifications.channels": undefined,
    "notifications.setChannel": { type: "product_sale", inApp: false, mail: false },
  };
  return inputs;
}

const adasState = async () => {
  const { saved, follows, notifications } = app.as(ADA);
  return [await saved.list({}), await saved.ids(), await follows.mine(), await notifications.latest(), await notifications.channels()];
};

test.each([
  ["a visitor", null],
  ["another user", BOB],
  ["a content editor", EDDA],
  ["an admin", ROOT],
])("%s neither reads nor changes another's saves, follows or notifications with any operation", async (_, who) => {
  const inputs = await adasThings();
  expect(Object.keys(inputs).sort()).toEqual([...operations].sort());
  const before = await adasState();
  const calls = app.as(who) as unknown as Calls;
  for (const name of operations) {
    const [domain = "", operation = ""] = name.split(".");
    const outcome = await calls[domain]?.[operation]?.(inputs[name]).catch(({ status, message }) => ({ status, message }));
    expect(JSON.stringify(outcome), name).not.toMatch(SECRET);
    if (!who && !OPEN.includes(name)) expect(outcome, name).toMatchObject({ status: 401 });
    expect(await adasState(), name).toEqual(before);
  }
  await untilDelivered(app.db);
});

test("the owner's own operations reach what is theirs", async () => {
  const inputs = await adasThings();
  const calls = app.as(ADA) as unknown as Calls;
  expect(JSON.stringify(await calls.saved?.list?.({}))).toMatch(SECRET);
  expect(JSON.stringify(await calls.notifications?.markRead?.(inputs["notifications.markRead"]))).toMatch(SECRET);
  expect(JSON.stringify(await calls.notifications?.undoClear?.(inputs["notifications.undoClear"]))).toMatch(SECRET);
  expect(await calls.saved?.deleteCollection?.(inputs["saved.deleteCollection"])).toEqual([]);
});

test("a copy of one's data holds one's saves, follows and notifications, and nobody else's", async () => {
  await adasThings();
  await app.as(BOB).follows.follow({ userId: ADA.id });
  const files = Object.assign({}, ...(await Promise.all(app.services.personalData.map(({ collect }) => collect(app.db, ADA)))));
  expect(files["saved-products.json"]).toMatchObject([{ productId: "lamp", title: "Title of lamp", collections: ["Secret drawer"] }]);
  expect(files["follows.json"]).toMatchObject({ followers: 1, following: [{ userId: CARA.id }] });
  expect(files["notifications.json"]).toContainEqual(expect.objectContaining({ message: "Secret sale" }));
  const bobs = Object.assign({}, ...(await Promise.all(app.services.personalData.map(({ collect }) => collect(app.db, BOB)))));
  expect(JSON.stringify(bobs)).not.toMatch(SECRET);
  await untilDelivered(app.db);
});

test("an id that is none is refused", async () => {
  const calls = app.as(ADA) as unknown as Calls;
  for (const odd of ["", null, 0, ["lamp"], { id: "lamp" }]) {
    const wishes = [
      ["saved", "save", { productId: odd }],
      ["saved", "deleteCollection", { id: odd }],
      ["follows", "follow", { userId: odd }],
      ["notifications", "markRead", { id: odd }],
      ["notifications", "undoClear", { undoKey: odd }],
    ] as const;
    for (const [domain, operation, input] of wishes)
      await expect(calls[domain]?.[operation]?.(input), `${operation} ${JSON.stringify(odd)}`).rejects.toMatchObject({ status: 400 });
  }
});
