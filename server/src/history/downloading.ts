import { boughtFileDownload } from "../orders/downloads.ts";
import type { Person } from "./people.ts";
import type { Stage } from "./stage.ts";

/** Downloads the first file of everything in an order, as far as it opens something. */
export async function downloadFirst(stage: Stage, { me, address }: Person, orderId: string): Promise<void> {
  const { lines } = await stage.as(me, address).orders.order({ id: orderId });
  for (const { id: lineId, downloads, hasAccess } of lines) {
    const [file] = downloads;
    if (!file || !hasAccess) continue;
    const params = { lineId, fileId: file.fileId };
    await boughtFileDownload.find(stage.services, { actor: me, params, query: {}, isHead: false, range: undefined });
  }
}
