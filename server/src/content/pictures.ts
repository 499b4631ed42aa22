import { HERO_PICTURE } from "@blenda/domain/content/constants";
import type { ContentPicture } from "@blenda/domain/content/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Tx } from "../platform/database/db.ts";
import { forget, record, store } from "../platform/files/files.ts";
import { reencodeImage } from "../platform/files/reencode-image.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";

const DRAWN = { format: { type: "webp", quality: 88 }, size: { maxSidePx: HERO_PICTURE.SIDE_MOST_PX } } as const;
const MAX_STORED_BYTES = 6 * 1024 * 1024;
const AT_ONCE = 100;

/** A picture for a banner, drawn anew. It belongs to the site: whoever brought it may leave. */
export async function addPicture(services: Services, userId: string, bytes: Buffer): Promise<ContentPicture> {
  const drawn = await reencodeImage(services, userId, bytes, DRAWN);
  if (drawn === "other format") throw refusal("CONTENT_PICTURE_TYPE");
  if (drawn === "unreadable") throw refusal("CONTENT_PICTURE_UNREADABLE");
  const about = { ownerId: null, name: "banner.webp", type: "image/webp", isPublic: true, maxBytes: MAX_STORED_BYTES };
  const file = await store(services, drawn.bytes, about);
  const { width, height } = drawn;
  await services.transaction(async (tx) => {
    await record(tx, file);
    await tx.insertInto("contentPictures").values({ fileId: file.id, width, height, createdAt: services.now() }).execute();
  });
  return { url: fileUrl(file.id), width, height };
}

/** Whether a banner may show it: a picture that came with the product, or one that was brought for a banner. */
export async function isContentPicture(tx: Tx, address: string): Promise<boolean> {
  if (!address.startsWith("/files/")) return true;
  const fileId = address.slice("/files/".length);
  return (await tx.selectFrom("contentPictures").select("fileId").where("fileId", "=", fileId).executeTakeFirst()) !== undefined;
}

/** What no banner, draft or version shows. */
export async function forgetUnusedPictures(services: Services, before: Instant): Promise<void> {
  const shown = sql<boolean>`exists (select from content_config c where c.document ->> 'backgroundImage' = '/files/' || p.file_id)
    or exists (select from content_documents d where d.draft ->> 'backgroundImage' = '/files/' || p.file_id)
    or exists (select from content_versions v where v.document ->> 'backgroundImage' = '/files/' || p.file_id)`;
  const unused = await services.db
    .selectFrom("contentPictures as p")
    .select("p.fileId")
    .where("p.createdAt", "<", before)
    .where((is) => is.not(shown))
    .limit(AT_ONCE)
    .execute();
  const keys = await services.transaction((tx) =>
    forget(
      tx,
      unused.map(({ fileId }) => fileId),
    ),
  );
  for (const key of keys) await services.storage.remove(key);
}
