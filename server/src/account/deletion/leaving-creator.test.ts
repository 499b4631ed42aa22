import { beforeEach, expect, test } from "vitest";
import { jsonb } from "../../platform/events/outbox.ts";
import { record, store } from "../../platform/files/files.ts";
import { CARA, testApp } from "../../testing/app.ts";
import { addCategories, addProduct, addShop, addTraining } from "../../testing/catalogue.ts";
import { removeDueAccounts } from "./removal.ts";

const app = await testApp();

const upload = async (name: string, isPublic = true) => {
  const about = { ownerId: CARA.id, name, type: "application/octet-stream", maxBytes: 1_000, isPublic };
  const file = await store(app.services, Buffer.from(name), about);
  await app.services.transaction((tx) => record(tx, file));
  return file;
};
const isKept = ({ storageKey }: { storageKey: string }) =>
  app.services.storage.open(storageKey).then(
    () => true,
    () => false,
  );

beforeEach(() => addCategories(app.db));

test("a creator who leaves stops selling and teaching, takes the shop along, and leaves buyers their files", async () => {
  const [sold, poster, logo, private_] = [await upload("sold", false), await upload("poster"), await upload("logo"), await upload("notes")];
  await addShop(app.db, CARA.id, { imageFileId: logo.id });
  await app.db
    .updateTable("users")
    .set({ embeddedShop: jsonb({ contactEmail: CARA.email }) })
    .where("id", "=", CARA.id)
    .execute();
  await addProduct(app.db, "chair", CARA.id, { posterFileId: poster.id });
  await app.db.insertInto("productFiles").values({ versionId: "chair-v1", position: 1, fileId: sold.id, format: "glb" }).execute();
  await addTraining(app.db, "course", CARA.id);
  await app.db.updateTable("users").set({ deletionDueAt: app.now() }).where("id", "=", CARA.id).execute();
  await removeDueAccounts(app.services);

  await expect(app.as(null).catalogue.product({ id: "chair" })).rejects.toMatchObject({ code: "CATALOGUE_NOT_FOUND" });
  await expect(app.as(null).trainings.training({ id: "course" })).rejects.toMatchObject({ code: "TRAININGS_NOT_FOUND" });
  await expect(app.as(null).shops.shop({ slug: CARA.id })).rejects.toMatchObject({ code: "SHOPS_NOT_FOUND" });
  expect(await Promise.all([sold, poster, logo, private_].map(isKept))).toEqual([true, true, false, false]);
  expect(await app.db.selectFrom("files").select(["name", "ownerId"]).orderBy("name").execute()).toEqual([
    { name: "poster", ownerId: null },
    { name: "sold", ownerId: null },
  ]);
  expect(await app.db.selectFrom("users").select("embeddedShop").where("id", "=", CARA.id).executeTakeFirstOrThrow()).toEqual({
    embeddedShop: null,
  });
});
