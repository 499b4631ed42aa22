import { failure } from "../shared/failure.ts";
import { FOLLOWS } from "./constants.ts";
import { followTexts } from "./texts.ts";

export const followFailures = {
  FOLLOWS_SIGN_IN: failure(401, followTexts.signInToFollow),
  FOLLOWS_SIGN_IN_TO_MANAGE: failure(401, "Please sign in to manage follows"),
  FOLLOWS_SELF: failure(422, "Users cannot follow themselves"),
  FOLLOWS_NOBODY: failure(404, "This account no longer exists"),
  FOLLOWS_FULL: failure(409, `You can follow ${FOLLOWS.MOST} people`),
};
