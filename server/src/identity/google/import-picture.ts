import { profileChanged } from "@blenda/domain/account/events";
import { emit } from "../../platform/events/outbox.ts";
import { record } from "../../platform/files/files.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { drawnFile } from "../accounts/photo.ts";
import { hasNoPhoto, setPhotoUrl } from "../accounts/photo-repository.ts";

/** Background job: the picture an account has at Google becomes its photo, where it has none. */
export const PICTURE_JOB = "account.takePicture"; // as the queues of running shops know it

export interface LentPicture {
  userId: string;
  url: string;
}

/** Only where there is no photo by then: one that its owner chose is never replaced. A picture that cannot be had is none. */
export async function importPicture(services: Services, { userId, url }: LentPicture): Promise<void> {
  const { google, log } = services;
  const bytes = await google?.picture(url).catch((error: unknown) => log.warn("a picture at Google could not be had", error));
  if (!bytes || !(await hasNoPhoto(services.db, userId))) return;
  const file = await drawnFile(services, userId, bytes, null);
  const isTaken = await services.transaction(async (tx) => {
    if (!(await hasNoPhoto(tx, userId))) return false;
    await record(tx, file);
    await setPhotoUrl(tx, userId, `/files/${file.id}`);
    await emit(tx, profileChanged({ userId }));
    return true;
  });
  if (!isTaken) await services.storage.remove(file.storageKey);
}
