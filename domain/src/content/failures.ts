import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { contentTexts } from "./texts.ts";

export const contentFailures = {
  /** Thrown when somebody else has changed the document or its draft since it was read; nothing was written. */
  CONTENT_CHANGED: failure(
    409,
    z.object({ by: z.string() }),
    ({ by }) => `${by} changed this since you opened it. Take a look, then decide what to keep.`,
  ),
  CONTENT_NOTHING_DRAFTED: failure(409, "There's nothing to publish: the draft is the same as what's live."),
  CONTENT_IS_SCHEDULED: failure(409, "It's scheduled. Cancel the schedule before you change it."),
  CONTENT_NOT_SCHEDULED: failure(409, "It isn't scheduled any more."),
  CONTENT_TIME_REFUSED: failure(422, "Choose a time ahead, within a year."),
  CONTENT_VERSION_GONE: failure(404, "That version doesn't exist"),
  CONTENT_PICTURE_GONE: failure(422, "That picture isn't here any more. Choose another one."),
  CONTENT_SECTIONS_REFUSED: failure(422, "Use each section once, and put picks only in sections you made yourself."),
  CONTENT_ITEM_GONE: failure(404, "We can't find this item"),
  CONTENT_PICTURE_TYPE: failure(415, contentTexts.pictureType),
  CONTENT_PICTURE_TOO_LARGE: failure(413, contentTexts.pictureTooLarge),
  CONTENT_PICTURE_UNREADABLE: failure(422, contentTexts.pictureUnreadable),
};
