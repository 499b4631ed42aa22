import { buffer } from "node:stream/consumers";
import type { DisputeDetail } from "@blenda/domain/disputes/model";
import { makeBoundedQueue } from "../../platform/files/bounded-queue.ts";
import { findFile } from "../../platform/files/files.ts";
import { audit } from "../../platform/requests/audit.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { disputes } from "../procedures.ts";
import { detailOf } from "./detail.ts";
import { packPdf } from "./paper.ts";

/** Drawing one takes the whole process for some milliseconds: between two of them everybody else has a turn. */
const inTurn = makeBoundedQueue({ atOnce: 1, waiting: 16 });

export const evidencePack = disputes.evidencePack.handler(async ({ input: { id }, context }) => {
  const dispute = await detailOf(context.db, id);
  const pdf = await inTurn(async () => packPdf(dispute, await bodiesOf(context, dispute)));
  await context.transaction((tx) => audit(tx, context, { action: "disputes.evidencePack", target: { kind: "dispute", id } }));
  return { name: `evidence-${dispute.orderNumber}.pdf`, pdf: pdf.toString("base64") };
});

/** What creators showed. One that is gone meanwhile leaves its name in the text. */
async function bodiesOf({ db, storage }: Services, { evidence }: DisputeDetail) {
  const bodies = [];
  for (const { id, name, type } of evidence.flatMap(({ files }) => files)) {
    const file = await findFile(db, id);
    const body = file && (await storage.open(file.storageKey).catch(() => null));
    if (body) bodies.push({ name, type, body: await buffer(body.stream) });
  }
  return bodies;
}
