import { expect, test } from "vitest";
import { seedDemoFollows } from "../follows/seeds.ts";
import { seedDemoAccounts, seedDemoShopkeepers } from "../identity/seeds.ts";
import { seedDemoSaved } from "../saved/seeds.ts";
import { ADA, testApp } from "../testing/app.ts";
import { addCategories, addProduct } from "../testing/catalogue.ts";
import { untilDelivered } from "../testing/people.ts";

const app = await testApp();
const creator = { ...ADA, id: "demo-creator" };
const buyer = { ...ADA, id: "demo-buyer" };

test("the demo opens with follows, saves and what they tell, also when two processes open it at once, and never twice", async () => {
  await seedDemoAccounts(app.db, app.now());
  await seedDemoShopkeepers(app.db, app.now());
  await addCategories(app.db);
  await addProduct(app.db, "lamp", creator.id, { title: "Lamp", isFeatured: true });
  await addProduct(app.db, "vase", "demo-shop-mosslight", { title: "Vase", isFeatured: true });
  const seed = () => Promise.all([seedDemoFollows(app.db, app.now()), seedDemoSaved(app.db, app.now())]);
  await Promise.all([seed(), seed()]);
  await untilDelivered(app.db);
  const told = (await app.as(creator).notifications.latest()).items.map(({ message }) => message).sort();
  expect(told).toEqual([
    "Demo admin, Demo buyer and Demo editor saved Lamp",
    "Demo buyer started following you",
    "Demo editor started following you",
  ]);
  expect(await app.as(buyer).saved.list({})).toMatchObject({ total: 2, collections: [{ name: "For the next scene", count: 2 }] });

  await app.as(buyer).follows.unfollow({ userId: creator.id });
  await app.as(buyer).saved.unsave({ productId: "lamp" });
  await seed();
  expect(await app.as(buyer).saved.ids()).toEqual(["vase"]);
  expect(await app.as(buyer).follows.mine()).not.toContain(creator.id);
  await untilDelivered(app.db);
});
