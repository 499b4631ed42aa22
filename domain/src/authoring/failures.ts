import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { AUTHORING, DRAFT_STATUSES } from "./constants.ts";
import { DraftFields, OpenPoint } from "./model.ts";
import { authoringTexts } from "./texts.ts";

export const authoringFailures = {
  /** Thrown for a draft that does not exist and for another creator's alike. */
  AUTHORING_NOT_FOUND: failure(404, "We can't find this product"),
  /** Thrown when the table of steps has no such step from here. */
  AUTHORING_INVALID_STEP: failure(409, z.object({ from: z.enum(DRAFT_STATUSES) }), ({ from }) => authoringTexts.notWhile[from]),
  /** Thrown when another tab or device saved meanwhile; carries what it saved. */
  AUTHORING_CONFLICT: failure(
    409,
    z.object({ mark: z.int(), fields: DraftFields }),
    () => "This product was changed in another tab. Choose which version to keep.",
  ),
  /** Thrown by `submit` while something is missing. */
  AUTHORING_INCOMPLETE: failure(422, z.object({ open: z.array(OpenPoint) }), ({ open }) => authoringTexts.incomplete(open.length)),
  /** Thrown when today's submissions are used up. */
  AUTHORING_DAY_FULL: failure(
    429,
    z.object({ most: z.int(), resetsAt: z.string() }),
    ({ most }) => `You've submitted ${most} products today. You can submit again tomorrow.`,
  ),
  AUTHORING_TOO_MANY_DRAFTS: failure(409, `You can have up to ${AUTHORING.MOST_DRAFTS} drafts. Delete one you no longer need.`),
  AUTHORING_FILE_TWICE: failure(409, z.object({ fileId: z.string(), name: z.string() }), ({ name }) => `Already here, as ${name}`),
  AUTHORING_FILES_FULL: failure(409, `A product can have up to ${AUTHORING.MOST_FILES} files`),
  AUTHORING_FILE_GONE: failure(404, "This file is no longer part of the product"),
  AUTHORING_PICTURES_FULL: failure(409, `A product can have up to ${AUTHORING.MOST_PICTURES} images`),
  AUTHORING_PICTURE_GONE: failure(404, "This image is no longer part of the product"),
  AUTHORING_PICTURE_TYPE: failure(415, authoringTexts.pictureType),
  AUTHORING_PICTURE_TOO_LARGE: failure(413, authoringTexts.pictureTooLarge),
  AUTHORING_PICTURE_REFUSED: failure(422, "This image can't be read. Try saving it again as PNG or JPEG."),
  AUTHORING_CATEGORY_UNKNOWN: failure(422, "This category doesn't exist"),
  /** Thrown for a version number that is not larger than the one on sale. */
  AUTHORING_VERSION_REFUSED: failure(
    422,
    z.object({ live: z.string() }),
    ({ live }) => `The new version needs a higher number than ${live}, such as 1.2.0`,
  ),
  AUTHORING_APPEAL_OVER: failure(409, `A decision can be appealed once, within ${AUTHORING.APPEAL_DAYS} days`),
};
