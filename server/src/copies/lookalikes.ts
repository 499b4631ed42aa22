import type { Lookalike } from "@blenda/domain/reports/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { exactly } from "@blenda/domain/shared/language/formats";
import { productRow } from "../catalogue/sql.ts";
import { publicPerson } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import type { LookalikeFinder } from "../platform/reporting.ts";
import { shopRow } from "../shops/sql.ts";
import { type Copy, copiesOf } from "./port.ts";

/** More than these would hide the others. */
const MOST = 3;

/** What others sell that this product repeats, measured from the files. */
export const similarProducts: LookalikeFinder = {
  type: "product",
  find: async (db, id) => {
    const [reported] = await looksOf(db, [id]);
    if (!reported) return [];
    const files = await db.selectFrom("shapePrints").select(["sha256", "prints"]).where("productId", "=", id).execute();
    const copies = (await copiesOf(db, { creatorId: reported.creatorId, files })).slice(0, MOST);
    const originals = await looksOf(
      db,
      copies.map(({ productId }) => productId),
    );
    return copies.flatMap((copy) => {
      const original = originals.find((each) => each.id === copy.productId);
      return original ? [lookalikeOf(copy, reported, original)] : [];
    });
  },
};

const looksOf = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom(productRow("p"))
        .innerJoin(publicPerson("u"), "u.id", "p.creatorId")
        .leftJoin(shopRow("s"), "s.creatorId", "p.creatorId")
        .select(["p.id", "p.title", "p.creatorId", "p.status", "p.posterFileId", "p.previewFileId", "p.stageHue", "p.publishedAt"])
        .select(["p.triangles", "p.texturePx", "s.name as shopName", "u.displayName"])
        .where("p.id", "in", ids)
        .execute();

type Look = Awaited<ReturnType<typeof looksOf>>[number];

function lookalikeOf(copy: Copy, reported: Look, original: Look): Lookalike {
  const isPublic = original.status === "published" || original.status === "unlisted";
  const percent = Math.round(copy.likeness * 100);
  return {
    id: original.id,
    title: original.title,
    shop: original.shopName ?? original.displayName,
    path: isPublic ? `/product/${encodeURIComponent(original.id)}` : null,
    pictureUrl: fileUrl(original.posterFileId),
    modelUrl: fileUrl(original.previewFileId),
    stageHue: original.stageHue,
    since: original.publishedAt,
    percent,
    facts: [
      { label: "Shape, turned and scaled", reported: `${percent}%`, original: "100%", isSame: percent === 100 },
      fact("Triangles", reported.triangles, original.triangles),
      fact("Texture size", reported.texturePx, original.texturePx),
    ],
  };
}

const figure = (value: number | null): string => (value === null ? "–" : exactly(value));

const fact = (label: string, one: number | null, other: number | null): Lookalike["facts"][number] => ({
  label,
  reported: figure(one),
  original: figure(other),
  isSame: one !== null && one === other,
});
