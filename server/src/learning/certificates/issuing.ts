import { isFinished } from "@blenda/domain/learning/rules";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { readableCode } from "../../platform/secrets/readable-code.ts";
import { addCertificate, courseProgress, termsOf } from "./certificate-repository.ts";

type Learner = Pick<Services, "now" | "random"> & { user: { id: string } };

type Outcome = "issued" | "unfinished" | "too soon";

/**
 * Makes the certificate of a learner who has now opened and done every lesson, and took the time a course takes. The last two lessons may
 * be finished at the same moment on two devices: one after the other looks, so that one of them sees both.
 */
export async function issueCertificate(tx: Tx, { user, now, random }: Learner, trainingId: string): Promise<Outcome> {
  await advisoryLock(tx, `certificate of ${user.id} in ${trainingId}`);
  const standing = await courseProgress(tx, user.id, trainingId);
  if (!isFinished(standing)) return "unfinished";
  const { readyAt } = termsOf(standing);
  if (readyAt === null || now() < readyAt) return "too soon";
  await addCertificate(tx, { code: readableCode(random.below), userId: user.id, trainingId, at: now() });
  return "issued";
}
