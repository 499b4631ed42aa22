import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { accountTexts } from "./texts.ts";

export const accountFailures = {
  /** Thrown when Google would be disconnected from an account that has no other way in. */
  ACCOUNT_PASSWORD_NEEDED: failure(409, "Set a password first, so you can still log in."),
  /** Thrown for a picture that is none, or whose crop does not lie inside it. */
  ACCOUNT_PHOTO_UNREADABLE: failure(400, accountTexts.photoUnreadable),
  ACCOUNT_PHOTO_TYPE: failure(415, "Please choose a PNG, JPEG or WebP picture."),
  ACCOUNT_PHOTO_TOO_LARGE: failure(
    413,
    z.object({ maxMegabytes: z.int() }),
    ({ maxMegabytes }) => `Please choose a picture of at most ${maxMegabytes} MB.`,
  ),
  /** Thrown when the address already is the account's. */
  ACCOUNT_EMAIL_SAME: failure(400, "That's already your email address."),
  /** Thrown when the address to come back to belongs to another account by now. Every device is logged out all the same. */
  ACCOUNT_EMAIL_TAKEN: failure(
    409,
    "Every device is logged out, but another account now uses this address. Please write to us and we'll help you.",
  ),
  /** Thrown when an admin would leave with the keys: the last one must never go unnoticed. */
  ACCOUNT_IS_ADMIN: failure(409, "You're an admin. Ask another admin to take you off the admin list, then delete your account."),
  ACCOUNT_SESSION_GONE: failure(404, "This session has already ended."),
};
