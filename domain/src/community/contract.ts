import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { Latest } from "../notifications/model.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { COMMENT_ORDERS, COMMUNITY, COMMUNITY_SEARCH, curatePosts, moderatePosts, POST_KINDS } from "./constants.ts";
import { communityFailures } from "./failures.ts";
import {
  Allowance,
  Collection,
  CollectionId,
  Comment,
  CommentDraft,
  CommentId,
  CommentPage,
  CommunityPage,
  CommunityPerson,
  CommunityResults,
  FeedPage,
  FollowedPeople,
  LikedState,
  MutedAuthor,
  Post,
  PostDraft,
  PostId,
  PostStep,
  SavedState,
  Tag,
  TagLine,
  TrendingPage,
  UserId,
  WhyShown,
} from "./model.ts";
import { communityTexts } from "./texts.ts";

const open = { access: "public", failed: communityTexts.loadFailed } as const;
/** Feeds, as visitors of the moment see them all alike. */
const seen = { ...open, isSameForVisitors: true } as const;
const own = { access: "signed-in", failed: communityTexts.loadFailed } as const;
/** What somebody does; the limits of decision B24 are rules of their own, these hold off floods. */
const act = (failed: string) => ({ access: "signed-in", failed, limits: [{ per: "account", max: 600, minutes: 60 }] }) as const;
const moderate = { access: moderatePosts, failed: communityTexts.moderateFailed, about: { kind: "post", by: "postId" } } as const;
const curate = { ...moderate, access: curatePosts } as const;

const after = { after: Cursor.optional() };
const ofPost = z.strictObject({ postId: PostId });
const narrowed = z.strictObject({
  kind: z.enum(POST_KINDS).optional(),
  tag: Tag.optional(),
  /** Questions without a marked answer. */
  only: z.enum(["unanswered"]).optional(),
  ...after,
});
const reason = plainText(3, 500);
const readable = pick(communityFailures, "COMMUNITY_POST_GONE", "COMMUNITY_POST_HIDDEN", "COMMUNITY_POST_REMOVED");
const gone = pick(communityFailures, "COMMUNITY_POST_GONE");
const drafted = pick(
  communityFailures,
  "COMMUNITY_NOTHING",
  "COMMUNITY_NEW_LINKS",
  "COMMUNITY_NEW_MENTIONS",
  "COMMUNITY_NEW_MEDIA",
  "COMMUNITY_MEDIA_UNKNOWN",
  "COMMUNITY_NOT_OWN_ITEM",
);
const collectionName = plainText(1, COMMUNITY.COLLECTION_NAME_MAX);

/**
 * Media are uploads, not calls: POST the file itself (image/png, image/jpeg, image/webp, image/gif up to 10 MB; model/gltf-binary up to
 * 50 MB, inspected) to `/api/community/media?name=…`, before the post exists. It answers with a PostMedium, or `{ code, message }`
 * like every call. What no post shows after a day is gone.
 */
export const communityContract = {
  /** For you: the hottest, with the newest between them. A page goes on in the ranking the first one came from. */
  feed: read(seen).input(narrowed).output(FeedPage),
  newest: read(seen).input(narrowed).output(FeedPage),
  /** Of the people and tags somebody follows, strictly by time. */
  following: read(own)
    .input(z.strictObject({ only: z.enum(["models", "questions"]).optional(), ...after }))
    .output(FeedPage),
  followed: read(own).output(FollowedPeople),
  trending: read(seen)
    .input(z.strictObject({ kind: z.enum(POST_KINDS).optional(), ...after }))
    .output(TrendingPage),
  saved: read(own)
    .input(z.strictObject({ collectionId: CollectionId.optional(), ...after }))
    .output(FeedPage),
  /** One's own, hidden and removed ones too. */
  activities: read(own).input(z.strictObject(after)).output(FeedPage),
  userPage: read(seen)
    .errors(pick(communityFailures, "COMMUNITY_USER_GONE"))
    .input(z.strictObject({ userId: UserId, ...after }))
    .output(CommunityPage),
  /** How many posts are newer than what an open feed shows. Live. */
  fresh: read(open)
    .input(z.strictObject({ feed: z.enum(["newest", "following"]), since: Instant }))
    .output(z.object({ count: z.int() })),
  whyShown: read(open)
    .errors(gone)
    .input(z.strictObject({ postId: PostId, feed: z.enum(["feed", "newest", "following", "trending"]) }))
    .output(WhyShown),
  /** Those that begin like this, the most used first; without a beginning, those used most lately. */
  tags: read(open)
    .input(
      z.strictObject({
        search: z
          .string()
          .max(COMMUNITY.TAG_MAX + 1)
          .default(""),
      }),
    )
    .output(z.array(TagLine)),
  /** Posts with all of these words, first those that have them in title or tags, then the newest; people and tags named so. */
  search: read({ ...open, failed: communityTexts.searchFailed })
    .input(z.strictObject({ q: z.string().trim().min(COMMUNITY_SEARCH.LEAST).max(COMMUNITY_SEARCH.MOST), ...after }))
    .output(CommunityResults),
  followedTags: read(own).output(z.array(TagLine)),

  /** Counts a view, once a day and person. Live. */
  post: read({ ...open, failed: communityTexts.postLoadFailed })
    .errors(readable)
    .input(ofPost)
    .output(Post),
  /** Live. `commentId` comes first with what stands around it, however old it is. */
  comments: read({ ...open, failed: communityTexts.commentsFailed })
    .errors(readable)
    .input(z.strictObject({ postId: PostId, order: z.enum(COMMENT_ORDERS).default("helpful"), commentId: CommentId.optional(), ...after }))
    .output(CommentPage),
  /** Who can be meant by an @: people whose name begins like this, followed ones first. */
  mentions: read({ ...own, limits: [{ per: "account", max: 1_200, minutes: 60 }] })
    .input(z.strictObject({ search: z.string().max(60) }))
    .output(z.array(CommunityPerson)),
  communityNotifications: read(own).output(Latest),
  allowance: read(own).output(Allowance),
  collections: read(own).output(z.array(Collection)),
  /** Where a post lies among what somebody saved. */
  savedState: read(own).errors(gone).input(ofPost).output(SavedState),
  muted: read(own).output(MutedAuthor),

  createPost: command(act(communityTexts.postFailed))
    .errors({ ...drafted, ...pick(communityFailures, "COMMUNITY_POST_TOO_SOON", "COMMUNITY_FIRST_DAY_POSTS") })
    .input(PostDraft.extend({ key: CommandKey }))
    .output(Post),
  editPost: command(act(communityTexts.editFailed))
    .errors({ ...drafted, ...gone, ...pick(communityFailures, "COMMUNITY_EDIT_OVER") })
    .input(PostDraft.extend({ postId: PostId }))
    .output(Post),
  deletePost: command(act(communityTexts.deleteFailed))
    .errors(gone)
    .input(ofPost)
    .output(z.object({ postId: PostId })),

  like: command(act(communityTexts.likeFailed))
    .errors({ ...gone, ...pick(communityFailures, "COMMUNITY_LIKES_TODAY") })
    .input(ofPost)
    .output(LikedState),
  unlike: command(act(communityTexts.likeFailed)).errors(gone).input(ofPost).output(LikedState),
  savePost: command(act(communityTexts.saveFailed))
    .errors({ ...gone, ...pick(communityFailures, "COMMUNITY_COLLECTION_GONE") })
    .input(z.strictObject({ postId: PostId, collectionId: CollectionId.nullable().default(null) }))
    .output(SavedState),
  unsavePost: command(act(communityTexts.saveFailed)).errors(gone).input(ofPost).output(SavedState),
  createCollection: command(act(communityTexts.collectionFailed))
    .errors(pick(communityFailures, "COMMUNITY_COLLECTION_EXISTS", "COMMUNITY_COLLECTIONS_FULL"))
    .input(z.strictObject({ name: collectionName }))
    .output(Collection),
  renameCollection: command(act(communityTexts.collectionFailed))
    .errors(pick(communityFailures, "COMMUNITY_COLLECTION_EXISTS", "COMMUNITY_COLLECTION_GONE"))
    .input(z.strictObject({ collectionId: CollectionId, name: collectionName }))
    .output(Collection),
  /** What lay in it stays saved. */
  removeCollection: command(act(communityTexts.collectionFailed))
    .errors(pick(communityFailures, "COMMUNITY_COLLECTION_GONE"))
    .input(z.strictObject({ collectionId: CollectionId }))
    .output(z.array(Collection)),

  comment: command(act(communityTexts.commentFailed))
    .errors({
      ...gone,
      ...pick(communityFailures, "COMMUNITY_COMMENT_GONE", "COMMUNITY_LOCKED", "COMMUNITY_BLOCKED", "COMMUNITY_REPLIES_FULL"),
      ...pick(communityFailures, "COMMUNITY_COMMENT_TOO_SOON", "COMMUNITY_FIRST_DAY_COMMENTS"),
      ...pick(communityFailures, "COMMUNITY_NEW_LINKS", "COMMUNITY_NEW_MENTIONS", "COMMUNITY_MEDIA_UNKNOWN"),
    })
    /** `parentId`: what it answers; an answer to an answer joins the second level. */
    .input(CommentDraft.extend({ key: CommandKey, postId: PostId, parentId: CommentId.nullable().default(null) }))
    .output(Comment),
  editComment: command(act(communityTexts.editFailed))
    .errors(pick(communityFailures, "COMMUNITY_COMMENT_GONE", "COMMUNITY_EDIT_OVER", "COMMUNITY_NEW_LINKS", "COMMUNITY_NEW_MENTIONS"))
    .input(CommentDraft.pick({ body: true, mentionIds: true }).extend({ commentId: CommentId }))
    .output(Comment),
  deleteComment: command(act(communityTexts.deleteFailed))
    .errors(pick(communityFailures, "COMMUNITY_COMMENT_GONE"))
    .input(z.strictObject({ commentId: CommentId }))
    .output(z.object({ commentId: CommentId })),
  likeComment: command(act(communityTexts.likeFailed))
    .errors(pick(communityFailures, "COMMUNITY_COMMENT_GONE", "COMMUNITY_LIKES_TODAY"))
    .input(z.strictObject({ commentId: CommentId, isLiked: z.boolean() }))
    .output(Comment),

  /** By whoever asked the question; marking another moves it, `isAnswer: false` takes it back. */
  markAnswer: command(act(communityTexts.answerFailed))
    .errors(pick(communityFailures, "COMMUNITY_COMMENT_GONE", "COMMUNITY_NOT_YOUR_QUESTION"))
    .input(z.strictObject({ commentId: CommentId, isAnswer: z.boolean() }))
    .output(Post),

  followTag: command(act(communityTexts.followTagFailed))
    .errors(pick(communityFailures, "COMMUNITY_TAGS_FULL"))
    .input(z.strictObject({ tag: Tag, isFollowed: z.boolean() }))
    .output(z.array(TagLine)),
  muteUser: command(act(communityTexts.muteFailed))
    .errors(pick(communityFailures, "COMMUNITY_USER_GONE", "COMMUNITY_SELF", "COMMUNITY_MUTED_FULL"))
    .input(z.strictObject({ userId: UserId, isMuted: z.boolean() }))
    .output(MutedAuthor),
  muteThread: command(act(communityTexts.muteFailed))
    .errors({ ...gone, ...pick(communityFailures, "COMMUNITY_MUTED_FULL") })
    .input(z.strictObject({ postId: PostId, isMuted: z.boolean() }))
    .output(MutedAuthor),

  /** A post in every state, also hidden and removed. */
  postForStaff: read({ access: moderatePosts, failed: communityTexts.postLoadFailed }).errors(gone).input(ofPost).output(Post),
  /** What happened with a post: edits and steps, the newest first. */
  postHistory: read({ access: moderatePosts, failed: communityTexts.postLoadFailed }).errors(gone).input(ofPost).output(z.array(PostStep)),
  hidePost: command(moderate)
    .errors(gone)
    .input(z.strictObject({ postId: PostId, reason }))
    .output(Post),
  removePost: command(moderate)
    .errors(gone)
    .input(z.strictObject({ postId: PostId, reason }))
    .output(Post),
  restorePost: command(moderate)
    .errors(gone)
    .input(z.strictObject({ postId: PostId, reason }))
    .output(Post),
  lockPost: command(moderate)
    .errors(gone)
    .input(z.strictObject({ postId: PostId, isLocked: z.boolean(), reason }))
    .output(Post),
  /** At most three stand above the ranking. */
  pinPost: command(curate)
    .errors({ ...gone, ...pick(communityFailures, "COMMUNITY_PINS_FULL") })
    .input(z.strictObject({ postId: PostId, isPinned: z.boolean(), reason }))
    .output(Post),
  /** Out of the ranking; it stays where time alone decides. */
  excludePost: command(curate)
    .errors(gone)
    .input(z.strictObject({ postId: PostId, isExcluded: z.boolean(), reason }))
    .output(Post),
};
