import type { Insertable } from "kysely";
import type { Database, Db } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";

type NewProduct = Partial<Insertable<Database["products"]>>;
type NewTraining = Partial<Insertable<Database["trainings"]>>;
type NewShop = Partial<Insertable<Database["shops"]>>;

const NOW = "2026-03-01T12:00:00.000Z";

/** A category above two others, and one that stands alone. */
export async function addCategories(db: Db): Promise<void> {
  await db
    .insertInto("categories")
    .values([
      { id: "models", name: "3D Models", position: 1, parentId: null },
      { id: "chairs", name: "Chairs", position: 2, parentId: "models" },
      { id: "boats", name: "Boats", position: 3, parentId: "models" },
      { id: "audio", name: "Audio", position: 4, parentId: null },
    ])
    .execute();
}

export async function addFile(db: Db, id: string, { isPublic = true, name = `${id}.bin`, bytes = 1_000 } = {}): Promise<string> {
  const file = {
    id,
    storageKey: `files/${id}`,
    ownerId: null,
    name,
    type: "application/octet-stream",
    bytes,
    sha256: "0".repeat(64),
    isPublic,
  };
  await db
    .insertInto("files")
    .values({ ...file, createdAt: NOW })
    .onConflict((c) => c.doNothing())
    .execute();
  return id;
}

export async function addShop(db: Db, creatorId: string, shop: NewShop = {}): Promise<void> {
  const row = { creatorId, slug: `${creatorId}-shop`, name: `${creatorId}'s shop`, openedAt: NOW, updatedAt: NOW, ...shop };
  await db.insertInto("shops").values(row).execute();
  await db.insertInto("shopSlugs").values({ slug: row.slug, creatorId, takenAt: row.openedAt }).execute();
}

/** A published chair with a version of its own, unless told otherwise. */
export async function addProduct(db: Db, id: string, creatorId: string, product: NewProduct = {}): Promise<void> {
  const versionId = `${id}-v1`;
  const row = {
    id,
    creatorId,
    categoryId: "chairs",
    status: "published" as const,
    title: `Title of ${id}`,
    description: `About ${id}`,
    priceCents: 2_400,
    publishedAt: NOW,
    createdAt: NOW,
    updatedAt: NOW,
    currentVersionId: versionId,
    ...product,
  };
  await db.transaction().execute(async (tx) => {
    await tx.insertInto("products").values(row).execute();
    await tx
      .insertInto("productVersions")
      .values({ id: versionId, productId: id, number: "1.0", changes: "First release", releasedAt: NOW, findings: jsonb([]) })
      .execute();
  });
}

export async function addTraining(db: Db, id: string, creatorId: string, training: NewTraining = {}): Promise<void> {
  const row = {
    id,
    creatorId,
    categoryId: "chairs",
    type: "tutorial" as const,
    status: "published" as const,
    title: `Title of ${id}`,
    description: `About ${id}`,
    priceCents: 1_900,
    publishedAt: NOW,
    createdAt: NOW,
    updatedAt: NOW,
    ...training,
  };
  await db.insertInto("trainings").values(row).execute();
}
