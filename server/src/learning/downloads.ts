import { READABLE_CODE } from "@blenda/domain/orders/constants";
import { makeBoundedQueue } from "../platform/files/bounded-queue.ts";
import type { Download } from "../platform/http/download.ts";
import { findCertificate } from "./certificates/certificate-repository.ts";
import { certificatePdf } from "./certificates/paper.ts";

/** Drawing one takes the whole process for some milliseconds: between two of them everybody else has a turn. */
const inTurn = makeBoundedQueue({ atOnce: 1, waiting: 32 });
const LIMIT = { per: "account", max: 120, minutes: 60 } as const;
const PAPER = /^(.+)\.pdf$/;

/** A certificate on paper, to the learner who earned it and as long as it holds. To everybody else it does not exist. */
export const certificateDownload: Download = {
  path: "/certificates/:file",
  weight: "heavy",
  find: async ({ db, limits, site }, { actor, params: { file = "" } }) => {
    const [, code = ""] = PAPER.exec(file) ?? [];
    if (!actor || !READABLE_CODE.test(code)) return null;
    const certificate = await findCertificate(db, code);
    if (certificate?.userId !== actor.id || !certificate.isValid) return null;
    const retryAfterSeconds = await limits.consume(`certificates user ${actor.id}`, LIMIT);
    if (retryAfterSeconds !== null) return { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds } };
    const body = await inTurn(() => certificatePdf(certificate, `${site.url}/certificate/${code}`));
    return { body, type: "application/pdf", name: `certificate-${code}.pdf` };
  },
};
