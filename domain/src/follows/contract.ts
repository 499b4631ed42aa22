import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { followFailures } from "./failures.ts";
import { FollowCounts, FollowEntry, UserId } from "./model.ts";
import { followTexts } from "./texts.ts";

const open = { access: "public", failed: followTexts.loadFailed } as const;
const limits = [{ per: "account", max: 300, minutes: 60 }] as const;
const page = z.strictObject({ userId: UserId, after: Cursor.optional() });
const Page = z.object({ entries: z.array(FollowEntry), next: z.string().nullable() });

export const followsContract = {
  /** Whom I follow; every follow button reads it. Live. */
  mine: read({ access: "signed-in", failed: followTexts.loadFailed }).output(z.array(UserId)),

  counts: read(open)
    .input(z.strictObject({ userId: UserId }))
    .output(FollowCounts),

  /** Newest first. */
  followers: read(open).input(page).output(Page),
  following: read(open).input(page).output(Page),

  /** Following whom one follows changes nothing; so does unfollowing whom one does not. */
  follow: command({ access: "signed-in", signedOut: "FOLLOWS_SIGN_IN", failed: followTexts.followFailed, limits })
    .errors(pick(followFailures, "FOLLOWS_SIGN_IN", "FOLLOWS_SELF", "FOLLOWS_NOBODY", "FOLLOWS_FULL"))
    .input(z.strictObject({ userId: UserId }))
    .output(FollowCounts),

  unfollow: command({ access: "signed-in", signedOut: "FOLLOWS_SIGN_IN_TO_MANAGE", failed: followTexts.unfollowFailed, limits })
    .errors(pick(followFailures, "FOLLOWS_SIGN_IN_TO_MANAGE"))
    .input(z.strictObject({ userId: UserId }))
    .output(FollowCounts),
};
