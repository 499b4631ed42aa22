import type { Instant } from "@blenda/domain/shared/time";
import { type DemoFile, demoShops, storeDemoFiles } from "../demo/port.ts";
import type { Db } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import { record } from "../platform/files/files.ts";
import type { Storage } from "../platform/outside/storage/storage.ts";
import { insertShops } from "./slugs.ts";

type DemoShop = ReturnType<typeof demoShops>[number];

const fileId = (slug: string, part: "logo" | "banner") => `demo-shop-${slug}-${part}`;

/** The demo's shops with their pictures. One that is there stays as its owner left it. */
export async function seedDemoShops(db: Db, storage: Storage, now: Instant): Promise<void> {
  const known = await db.selectFrom("shops").select("creatorId").execute();
  const shops = demoShops().filter(({ creatorId }) => !known.some((shop) => shop.creatorId === creatorId));
  if (shops.length === 0) return;
  const files = await storeDemoFiles(db, storage, shops.flatMap(picturesOf), now);
  await db.transaction().execute(async (tx) => {
    await record(tx, ...files);
    await insertShops(tx, shops.map(rowOf));
  });
}

function picturesOf({ slug, creatorId }: DemoShop): DemoFile[] {
  return (["logo", "banner"] as const).map((part) => ({
    id: fileId(slug, part),
    ownerId: creatorId,
    from: ["shops", slug, `${part}.webp`],
    name: `${slug}-${part}.webp`,
    type: "image/webp",
    isPublic: true,
  }));
}

function rowOf({ mark: _mark, banner: _banner, socialLinks, ...shop }: DemoShop) {
  return {
    ...shop,
    socialLinks: jsonb(socialLinks),
    imageFileId: fileId(shop.slug, "logo"),
    bannerFileId: fileId(shop.slug, "banner"),
    updatedAt: shop.openedAt,
  };
}
