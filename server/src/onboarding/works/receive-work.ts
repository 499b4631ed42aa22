import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import { applicationChanged } from "@blenda/domain/onboarding/events";
import type { ApplicationWork } from "@blenda/domain/onboarding/model";
import { openSteps } from "@blenda/domain/onboarding/rules";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { fileName, record } from "../../platform/files/files.ts";
import { receiveShowpiece } from "../../platform/files/receive-showpiece.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { lockWritable } from "../applying/writable.ts";
import { workOf } from "../repository.ts";
import { addWork, countWorks } from "./work-repository.ts";

/** A work for one's own application. It is private: its owner sees it, and those who decide about the application. */
export async function receiveWork(
  services: Services,
  userId: string,
  body: Buffer,
  type: string,
  asNamed: string,
): Promise<ApplicationWork> {
  const title = fileName(asNamed, "Work").replace(/\.\w{1,5}$/, "");
  const isModel = type === "model/gltf-binary";
  if (!isModel && body.length > ONBOARDING.PICTURE_BYTES) throw refusal("ONBOARDING_WORK_TOO_LARGE");
  await services.transaction((tx) => refuseFull(tx, services, userId));
  const taken = await receiveShowpiece(services, { ownerId: userId, body, isModel, name: title, modelBytes: ONBOARDING.MODEL_BYTES });
  if ("problem" in taken)
    throw taken.problem === "type" ? refusal("ONBOARDING_WORK_TYPE") : refusal("ONBOARDING_WORK_REFUSED", { reason: taken.reason });
  const { triangles: _, ...piece } = taken.piece;
  const row = { id: services.id(), userId, title, createdAt: services.now(), ...piece };
  await services.transaction(async (tx) => {
    await refuseFull(tx, services, userId);
    await record(tx, ...taken.files);
    await addWork(tx, row);
    await emit(tx, applicationChanged({ userId }));
  });
  return workOf(row);
}

/** Held meanwhile, so that two at once cannot both be the last that fits. */
async function refuseFull(tx: Tx, services: Services, userId: string): Promise<void> {
  if (!openSteps(await lockWritable(tx, services, userId)).includes("portfolio")) throw refusal("ONBOARDING_STEP_CLOSED");
  if ((await countWorks(tx, userId)) >= ONBOARDING.MOST_WORKS) throw refusal("ONBOARDING_WORKS_FULL");
}
