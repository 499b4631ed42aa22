import type { CopyFlag } from "@blenda/domain/review/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { printsOf } from "../../authoring/port.ts";
import { productRow } from "../../catalogue/sql.ts";
import { copiesOf } from "../../copies/port.ts";
import { publicPerson } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { shopRow } from "../../shops/sql.ts";

/** More than these would hide the others. */
const MOST = 5;

/** What others sell that this submission repeats, with enough of it to be looked at beside it. */
export async function copyFlags(db: Db, id: string): Promise<CopyFlag[]> {
  const submitted = await printsOf(db, id);
  if (!submitted) return [];
  const copies = (await copiesOf(db, submitted)).slice(0, MOST);
  if (copies.length === 0) return [];
  const products = await db
    .selectFrom(productRow("p"))
    .leftJoin(shopRow("s"), "s.creatorId", "p.creatorId")
    .leftJoin(publicPerson("u"), "u.id", "p.creatorId")
    .select(["p.id", "p.status", "p.posterFileId", "p.previewFileId", "p.stageHue", "p.publishedAt", "s.name as shopName", "u.displayName"])
    .where(
      "p.id",
      "in",
      copies.map(({ productId }) => productId),
    )
    .execute();
  return copies.flatMap(({ productId, title, kind, likeness, fileName }): CopyFlag[] => {
    const product = products.find((each) => each.id === productId);
    if (!product) return [];
    const isPublic = product.status === "published" || product.status === "unlisted";
    return [
      {
        kind,
        file: fileName,
        percent: Math.round(likeness * 100),
        product: {
          id: productId,
          title,
          shop: product.shopName ?? product.displayName ?? "",
          posterUrl: isPublic ? fileUrl(product.posterFileId) : null,
          previewUrl: isPublic ? fileUrl(product.previewFileId) : null,
          stageHue: product.stageHue,
          isPublic,
          since: product.publishedAt,
        },
      },
    ];
  });
}
