import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { COMMUNITY } from "./constants.ts";
import { communityTexts } from "./texts.ts";

const Wait = z.object({ seconds: z.int() });

export const communityFailures = {
  /** Also for what somebody may not see: blocked, for followers, or never there. */
  COMMUNITY_POST_GONE: failure(404, "This post isn't here anymore"),
  COMMUNITY_POST_HIDDEN: failure(403, communityTexts.hidden),
  COMMUNITY_POST_REMOVED: failure(410, z.object({ reason: z.string() }), ({ reason }) => communityTexts.removed(reason)),
  COMMUNITY_COMMENT_GONE: failure(404, "This comment isn't here anymore"),
  /** Thrown where the post is none, and for whoever did not ask it. */
  COMMUNITY_NOT_YOUR_QUESTION: failure(409, "Only the person who asked can mark an answer"),
  COMMUNITY_USER_GONE: failure(404, "This account no longer exists"),
  COMMUNITY_LOCKED: failure(409, communityTexts.locked),
  /** Thrown where either of the two blocked the other; it doesn't say who. */
  COMMUNITY_BLOCKED: failure(403, "You can't write to this person"),
  COMMUNITY_NOTHING: failure(422, communityTexts.nothing),
  COMMUNITY_POST_TOO_SOON: failure(429, Wait, ({ seconds }) => communityTexts.wait(seconds, "post")),
  COMMUNITY_COMMENT_TOO_SOON: failure(429, Wait, ({ seconds }) => communityTexts.wait(seconds, "comment")),
  COMMUNITY_FIRST_DAY_POSTS: failure(429, communityTexts.firstDayPosts),
  COMMUNITY_FIRST_DAY_COMMENTS: failure(429, communityTexts.firstDayComments),
  COMMUNITY_NEW_LINKS: failure(422, communityTexts.newLinks),
  COMMUNITY_NEW_MENTIONS: failure(422, communityTexts.newMentions),
  COMMUNITY_NEW_MEDIA: failure(422, communityTexts.newMedia),
  COMMUNITY_EDIT_OVER: failure(409, communityTexts.newEditOver),
  COMMUNITY_LIKES_TODAY: failure(429, communityTexts.likesToday),
  /** Thrown for a file that is somebody else's, in another post, or was never uploaded. */
  COMMUNITY_MEDIA_UNKNOWN: failure(422, "One of these files isn't yours"),
  COMMUNITY_MEDIA_TYPE: failure(415, communityTexts.mediaType),
  COMMUNITY_MEDIA_TOO_LARGE: failure(413, communityTexts.mediaTooLarge),
  /** What the file check found, in its words. */
  COMMUNITY_MEDIA_REFUSED: failure(422, z.object({ reason: z.string() }), ({ reason }) => reason),
  COMMUNITY_NOT_OWN_ITEM: failure(422, communityTexts.notOwnItem),
  COMMUNITY_REPLIES_FULL: failure(409, `A comment can have ${COMMUNITY.MOST_REPLIES} replies. Please start a new one.`),
  COMMUNITY_COLLECTION_GONE: failure(404, "This collection isn't here anymore"),
  COMMUNITY_COLLECTION_EXISTS: failure(409, "You already have a collection with this name"),
  COMMUNITY_COLLECTIONS_FULL: failure(409, `You can have ${COMMUNITY.MOST_COLLECTIONS} collections`),
  COMMUNITY_TAGS_FULL: failure(409, `You can follow ${COMMUNITY.MOST_TAGS_FOLLOWED} tags`),
  COMMUNITY_MUTED_FULL: failure(409, `You can mute ${COMMUNITY.MOST_MUTED} people and posts`),
  COMMUNITY_SELF: failure(422, "You can't mute yourself"),
  COMMUNITY_PINS_FULL: failure(409, `${COMMUNITY.MOST_PINNED} posts are pinned already. Unpin one first.`),
};
