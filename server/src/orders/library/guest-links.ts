import { timingSafeEqual } from "node:crypto";
import { linksEndAt } from "@blenda/domain/orders/rules";
import type { Db } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import type { Signer } from "../../platform/requests/signed-token.ts";
import { filesOfOrders, findOpenFile, findSale } from "../repository.ts";

interface FileKey {
  orderId: string;
  lineId: string;
  fileId: string;
}

/** Good for one file of one line of one order. */
const keyOf = (signer: Signer, { orderId, lineId, fileId }: FileKey): string =>
  signer.digest("download", JSON.stringify([orderId, lineId, fileId]));

/** What guests bought, each file with the link that opens it without an account. */
export async function guestFiles(db: Db, signer: Signer, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const files = await filesOfOrders(db, orderIds);
  return files.map((file) => ({ ...file, url: `/downloads/${file.lineId}/${file.fileId}?key=${keyOf(signer, file)}` }));
}

type LinkedFile = Awaited<ReturnType<typeof findOpenFile>> | "ended";

/** The file a link is for, while it opens it; a link nobody was given is for nothing. */
export async function fileByLink({ db, signer, now }: Services, lineId: string, fileId: string, key: unknown): Promise<LinkedFile> {
  if (typeof key !== "string") return undefined;
  const sale = await findSale(db, lineId);
  if (!sale?.paidAt || !isSame(key, keyOf(signer, { orderId: sale.orderId, lineId, fileId }))) return undefined;
  if (linksEndAt(sale.paidAt) <= now()) return "ended";
  return (await findOpenFile(db, lineId, fileId)) ?? "ended";
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
