import { catalogueImported } from "@blenda/domain/catalogue/events";
import { expect, vi } from "vitest";
import type { Db } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { BOB, CARA, type testApp } from "./app.ts";
import { addProduct } from "./catalogue.ts";
import { addStars } from "./creators/rating.ts";

/** A few things that differ in everything a search can ask for. */
export async function addSearchable(db: Db): Promise<void> {
  await addProduct(db, "robot", CARA.id, {
    title: "Orbit-7 service robot",
    description: "Walks, waves and carries crates.",
    tags: ["sci-fi", "character"],
    priceCents: 2_400,
    triangles: 18_400,
    texturePx: 4_096,
    formats: ["glb", "fbx"],
    isRigged: true,
    isAnimated: true,
    hasUvOverlap: false,
    isManifold: true,
    isQuads: false,
    score: 98,
    salesCount: 12,
    publishedAt: "2026-02-01T00:00:00.000Z",
  });
  await addStars(db, { itemId: "robot", creatorId: CARA.id }, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5);
  await addProduct(db, "boat", BOB.id, {
    title: "Harbour boat",
    description: "A wooden hull for the robot of your choice.",
    tags: ["ship"],
    categoryId: "boats",
    priceCents: 0,
    triangles: 900,
    texturePx: 0,
    formats: ["obj"],
    licenceTypes: ["free-cc0"],
    hasMorphs: true,
    isQuads: true,
    score: 75,
    salesCount: 40,
    publishedAt: "2026-02-02T00:00:00.000Z",
  });
  await addProduct(db, "armchair", CARA.id, {
    title: "Fenwick armchair, teal",
    description: "Soft seat, oak legs.",
    priceCents: 1_500,
    triangles: 14_900,
    texturePx: 2_000,
    formats: ["glb", "usdz"],
    licenceTypes: ["personal", "commercial", "studio"],
    hasUvOverlap: true,
    publishedAt: "2026-02-03T00:00:00.000Z",
  });
  await addStars(db, { itemId: "armchair", creatorId: CARA.id }, 5, 4);
  await addProduct(db, "noise", BOB.id, {
    title: "Café ambience",
    categoryId: "audio",
    priceCents: 999,
    publishedAt: "2026-02-04T00:00:00.000Z",
  });
}

/** Generous: the database may still hold what the file before left there, and on a busy machine dropping 18,000 of them takes its time. */
export const INDEXED = { interval: 5, timeout: 30_000 };

/** Waits until the index holds what the test put into the database. */
export async function untilIndexed({ as, db, services }: Awaited<ReturnType<typeof testApp>>): Promise<void> {
  await services.transaction((tx) => emit(tx, catalogueImported({ from: 0, to: 0 })));
  for (const kind of ["products", "trainings"] as const) {
    const published = db
      .selectFrom(kind)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("status", "=", "published");
    const { count } = await published.executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect((await as(null).search[kind]({})).total).toBe(count), INDEXED);
  }
}
