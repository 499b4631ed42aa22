import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { Purpose } from "./model.ts";
import { uploadTexts } from "./texts.ts";

const ForPurpose = z.object({ purpose: Purpose });

export const uploadFailures = {
  /** Thrown for one that never was, is over, or is another person's. */
  UPLOAD_GONE: failure(404, "This upload no longer exists"),
  UPLOAD_NOT_READY: failure(409, "This file is still being checked"),
  UPLOAD_TAKEN: failure(409, "This file has already been added"),
  UPLOAD_NOT_A_CREATOR: failure(403, uploadTexts.creatorsOnly),
  UPLOAD_TYPE: failure(415, ForPurpose, ({ purpose }) => uploadTexts.endings[purpose]),
  UPLOAD_TOO_LARGE: failure(413, ForPurpose, ({ purpose }) => uploadTexts.tooLarge(purpose)),
  UPLOAD_NAME: failure(422, uploadTexts.name),
  UPLOAD_TOO_MANY: failure(409, uploadTexts.tooMany),
  UPLOAD_OVER_QUOTA: failure(413, z.object({ leftBytes: z.number() }), ({ leftBytes }) => uploadTexts.full(leftBytes)),
  /** Thrown for a request that does not speak tus, or speaks parts of it we do not take: a length told later, pieces joined. */
  UPLOAD_PROTOCOL: failure(400, uploadTexts.failed),
  /** Thrown for a piece that does not begin where the last one ended: the sender asks where to go on. */
  UPLOAD_OFFSET: failure(409, uploadTexts.failed),
};
