import { isFinished } from "@blenda/domain/learning/rules";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { readableCode } from "../../platform/secrets/readable-code.ts";
import { addCertificate, lessonsDone } from "./certificate-repository.ts";

type Learner = Pick<Services, "now" | "random"> & { user: { id: string } };

/**
 * Makes the certificate of whoever has now done every lesson; answers whether they have. The last two lessons may be finished
 * at the same moment on two devices: one after the other looks, so that one of them sees both.
 */
export async function issueCertificate(tx: Tx, { user, now, random }: Learner, trainingId: string): Promise<boolean> {
  await advisoryLock(tx, `certificate of ${user.id} in ${trainingId}`);
  if (!isFinished(await lessonsDone(tx, user.id, trainingId))) return false;
  await addCertificate(tx, { code: readableCode(random.below), userId: user.id, trainingId, at: now() });
  return true;
}
