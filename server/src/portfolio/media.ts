import { PORTFOLIO } from "@blenda/domain/portfolio/constants";
import type { Medium } from "@blenda/domain/portfolio/model";
import { fileName, record } from "../platform/files/files.ts";
import { receiveShowpiece } from "../platform/files/receive-showpiece.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { addMedium, mediumOf } from "./repository.ts";

export async function receiveMedium(services: Services, userId: string, body: Buffer, type: string, asNamed: string): Promise<Medium> {
  const name = fileName(asNamed, "work").replace(/\.\w{1,5}$/, "");
  const isModel = type === "model/gltf-binary";
  if (!isModel && body.length > PORTFOLIO.PICTURE_BYTES) throw refusal("PORTFOLIO_MEDIA_TOO_LARGE");
  const taken = await receiveShowpiece(services, { ownerId: userId, body, isModel, name, modelBytes: PORTFOLIO.MODEL_BYTES });
  if ("problem" in taken)
    throw taken.problem === "type" ? refusal("PORTFOLIO_MEDIA_TYPE") : refusal("PORTFOLIO_MEDIA_REFUSED", { reason: taken.reason });
  const row = { id: services.id(), userId, createdAt: services.now(), ...taken.piece };
  await services.transaction(async (tx) => {
    for (const file of taken.files) await record(tx, file);
    await addMedium(tx, row);
  });
  return mediumOf(row);
}
