import { affiliateShare } from "@blenda/domain/ledger/rules";
import type { SoldListing } from "@blenda/domain/refunds/cases/model";
import { factLines } from "@blenda/domain/refunds/cases/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { productPictureRow, productRow, productVersionRow } from "../../catalogue/sql.ts";
import { orderLineRow, orderRow } from "../../orders/sql.ts";
import type { Db } from "../../platform/database/db.ts";

/** The listing a line was sold from, as far as it was kept: what the order holds, what was measured of that version, and the money. */
export async function soldListing(db: Db, lineId: string): Promise<SoldListing> {
  const line = await db
    .selectFrom(orderLineRow("l"))
    .innerJoin(orderRow("o"), "o.id", "l.orderId")
    .leftJoin(productVersionRow("v"), "v.id", "l.versionId")
    .select(["l.itemType", "l.itemId", "l.title", "l.shopName", "l.licenceType", "l.seats", "l.versionId", "o.createdAt", "v.facts"])
    .select(["l.listCents", "l.discountCents", "l.taxCents", "l.paidCents", "l.refundedCents", "l.split"])
    .where("l.id", "=", lineId)
    .executeTakeFirstOrThrow();
  const { title, shopName, licenceType: licence, seats, createdAt: at, facts, split, listCents, discountCents, taxCents } = line;
  return {
    ...{ title, shopName, licence, seats, at },
    facts: facts ? factLines(facts) : [],
    money: {
      ...{ listCents, discountCents, taxCents, paidCents: line.paidCents, refundedCents: line.refundedCents },
      creatorCents: split.creator,
      platformCents: split.commission,
      processingCents: split.processing,
      othersCents: affiliateShare(split) + split.collaborators,
    },
    model: line.itemType === "product" ? await modelOf(db, line.itemId, line.versionId) : null,
  };
}

/** The model to be turned. Only that of the newest version is kept, so it says which version it shows. */
async function modelOf(db: Db, productId: string, boughtVersionId: string | null): Promise<SoldListing["model"]> {
  const product = await db
    .selectFrom(productRow("p"))
    .leftJoin(productVersionRow("v"), "v.id", "p.currentVersionId")
    .select(["p.previewFileId", "p.posterFileId", "p.stageHue", "v.id as versionId", "v.number", "v.facts"])
    .where("p.id", "=", productId)
    .executeTakeFirst();
  if (!product) return null;
  const pictures = await db
    .selectFrom(productPictureRow("productPictures"))
    .select(["kind", "fileId"])
    .where("productId", "=", productId)
    .where("kind", "in", ["lit", "wireframe", "uv", "normals", "matcap", "edges"])
    .execute();
  const urlOf = (kind: string) => fileUrl(pictures.find((picture) => picture.kind === kind)?.fileId ?? null);
  return {
    url: fileUrl(product.previewFileId),
    wireUrl: urlOf("edges"),
    looks: {
      lit: urlOf("lit") ?? fileUrl(product.posterFileId),
      wireframe: urlOf("wireframe"),
      uv: urlOf("uv"),
      normals: urlOf("normals"),
      matcap: urlOf("matcap"),
    },
    stageHue: product.stageHue,
    size: product.facts?.size ?? null,
    triangles: product.facts?.triangles ?? null,
    version: product.number ?? "",
    isBought: product.versionId === boughtVersionId,
  };
}
