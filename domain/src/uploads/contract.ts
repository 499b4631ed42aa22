import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { uploadFailures } from "./failures.ts";
import { OpenUpload, Purpose, Quota, TargetId, UploadId } from "./model.ts";
import { uploadTexts } from "./texts.ts";

const own = { access: "signed-in", failed: uploadTexts.loadFailed } as const;

/**
 * Bytes are not sent by calls: large files speak tus 1.0.0 at `/api/uploads/resumable`. The metadata of POST are `purpose`,
 * `filename`, `folder`, `fingerprint` and `targetId`; refusals are `{ code, message, data? }` like every call's.
 */
export const uploadsContract = {
  /** Own ones that are not taken, oldest first: to be gone on with on any device. */
  open: read(own)
    .input(z.strictObject({ purpose: Purpose, targetId: TargetId.optional() }))
    .output(z.array(OpenUpload)),

  quota: read(own).output(Quota),

  /** Stops one, or dismisses one that was refused. Its room is free afterwards. */
  abandon: command({ access: "signed-in", failed: uploadTexts.abandonFailed, limits: [{ per: "account", max: 1_200, minutes: 60 }] })
    .errors(pick(uploadFailures, "UPLOAD_GONE"))
    .input(z.strictObject({ id: UploadId }))
    .output(z.object({ id: UploadId })),
};
