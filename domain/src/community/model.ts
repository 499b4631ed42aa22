import { z } from "zod";
import { ProductCard } from "../catalogue/model.ts";
import { Cursor } from "../shared/cursor.ts";
import { RichTextTree, richText } from "../shared/rich-text/schema.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { TrainingCard } from "../trainings/model.ts";
import { COMMUNITY, HIDERS, POST_KINDS, POST_STATUSES, POST_VISIBILITIES } from "./constants.ts";
import { isTag } from "./rules.ts";

const Id = z.string().min(1).max(64);
export const PostId = Id;
export const CommentId = Id;
export const CollectionId = Id;
export const UserId = z.string().min(1).max(100);

/** As `tagOf` writes it. */
export const Tag = z.string().max(COMMUNITY.TAG_MAX).refine(isTag, "is not a tag");

/** Somebody as they appear here: with a shop, by its name and picture. */
export const CommunityPerson = z.object({
  userId: UserId,
  name: z.string(),
  avatarUrl: z.string().nullable(),
  isCreator: z.boolean(),
  shopSlug: z.string().nullable(),
  isVerified: z.boolean(),
});
export type CommunityPerson = z.infer<typeof CommunityPerson>;

/** A picture, or the light marked copy of a model; never the file itself. */
export const PostMedium = z.object({
  id: Id,
  kind: z.enum(["picture", "model"]),
  /** A picture within the text names it. */
  fileId: z.string(),
  url: z.string(),
  /** The poster of a model; a picture is its own. */
  posterUrl: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  stageHue: z.int().nullable(),
  triangles: z.int().nullable(),
  name: z.string(),
  /** For people who cannot see it. */
  alt: z.string(),
});
export type PostMedium = z.infer<typeof PostMedium>;

/** Somebody named in a text: wherever it says "@name", it means them. */
export const Mention = z.object({ userId: UserId, name: z.string() });
export type Mention = z.infer<typeof Mention>;

export const PostCounts = z.object({
  likes: z.int(),
  comments: z.int(),
  saves: z.int(),
  views: z.int(),
});
export type PostCounts = z.infer<typeof PostCounts>;

/** What whoever asks did with a post, and may do. */
export const PostMine = z.object({
  isOwn: z.boolean(),
  isLiked: z.boolean(),
  isSaved: z.boolean(),
  isThreadMuted: z.boolean(),
});
export type PostMine = z.infer<typeof PostMine>;

/** A post as a feed shows it. */
export const PostCard = z.object({
  id: PostId,
  kind: z.enum(POST_KINDS),
  title: z.string(),
  /** The beginning of its words. */
  summary: z.string(),
  /** Whether the summary says everything, so that nothing is behind "more". */
  isWhole: z.boolean(),
  author: CommunityPerson,
  media: z.array(PostMedium),
  products: z.array(ProductCard),
  training: TrainingCard.nullable(),
  tags: z.array(Tag),
  mentions: z.array(Mention),
  visibility: z.enum(POST_VISIBILITIES),
  status: z.enum(POST_STATUSES),
  isLocked: z.boolean(),
  isPinned: z.boolean(),
  /** Of a question: the comment its author marked as the answer, where whoever asks can read it. */
  answerId: CommentId.nullable(),
  counts: PostCounts,
  mine: PostMine,
  createdAt: Instant,
  /** Only where it says so: an edit of the first minutes does not. */
  editedAt: Instant.nullable(),
});
export type PostCard = z.infer<typeof PostCard>;

/** A post, whole. */
export const Post = PostCard.extend({
  body: RichTextTree,
  /** For its author and for staff, while it is hidden or removed. */
  hidden: z
    .object({
      by: z.enum(HIDERS).nullable(),
      reason: z.string(),
      /** When an edit of its author shows it again; `null`: no edit does. */
      restorableAt: Instant.nullable(),
    })
    .nullable(),
  isExcluded: z.boolean(),
  canEdit: z.boolean(),
  canComment: z.boolean(),
  /** Other things its author showed, for the side of the page. */
  more: z.array(z.object({ id: PostId, title: z.string(), imageUrl: z.string(), stageHue: z.int().nullable() })),
});
export type Post = z.infer<typeof Post>;

export const FeedPage = z.object({ posts: z.array(PostCard), next: Cursor.nullable() });
export type FeedPage = z.infer<typeof FeedPage>;

export const TagLine = z.object({ tag: Tag, posts: z.int(), isFollowed: z.boolean() });
export type TagLine = z.infer<typeof TagLine>;

/** What the community holds for some words: posts page by page, with the first one people and tags too. */
export const CommunityResults = FeedPage.extend({
  /** How many posts there are on all pages; of more than `COMMUNITY_SEARCH.COUNTED`, one more than that. */
  total: z.int(),
  people: z.array(CommunityPerson),
  tags: z.array(TagLine),
});
export type CommunityResults = z.infer<typeof CommunityResults>;

export const TrendingPage = z.object({
  entries: z.array(z.object({ rank: z.int(), score: z.number(), post: PostCard })),
  next: Cursor.nullable(),
  /** When the ranking was counted, and when it will be again; `null` before the first time. */
  countedAt: Instant.nullable(),
  nextAt: Instant.nullable(),
});
export type TrendingPage = z.infer<typeof TrendingPage>;

/** The formula of decision B24 with a post's own numbers. */
export const HotNumbers = z.object({
  likes: z.number(),
  commenters: z.int(),
  saves: z.int(),
  points: z.number(),
  ageHours: z.number(),
  divisor: z.number(),
  score: z.number(),
});
export type HotNumbers = z.infer<typeof HotNumbers>;

export const WhyShown = z.object({
  reason: z.enum(["trending", "newest", "person", "tag", "pinned", "own"]),
  /** Whom or what whoever asks follows, and since when. */
  name: z.string().nullable(),
  tag: Tag.nullable(),
  since: Instant.nullable(),
  rank: z.int().nullable(),
  numbers: HotNumbers,
});
export type WhyShown = z.infer<typeof WhyShown>;

/** Those somebody follows: who posted in the last day, and who has not for a month. */
export const FollowedPeople = z.object({
  count: z.int(),
  posted: z.array(z.object({ person: CommunityPerson, posts: z.int(), lastAt: Instant })),
  quiet: z.array(CommunityPerson),
});
export type FollowedPeople = z.infer<typeof FollowedPeople>;

export const CommunityPage = z.object({
  person: CommunityPerson,
  bio: z.string(),
  joinedAt: Instant,
  followers: z.int(),
  posts: z.int(),
  likes: z.int(),
  isOwn: z.boolean(),
  isMuted: z.boolean(),
  page: FeedPage,
});
export type CommunityPage = z.infer<typeof CommunityPage>;

const coordinate = z.number().min(-1e6).max(1e6);
const Point = z.tuple([coordinate, coordinate, coordinate]);

/** From where a comment was written: the model turns back to it for everyone. */
export const CameraView = z.strictObject({ mediumId: Id, position: Point, target: Point, zoom: z.number().min(0.001).max(1_000) });
export type CameraView = z.infer<typeof CameraView>;

/** Of one that was taken away nothing is left but its place. */
export const Comment = z.object({
  id: CommentId,
  postId: PostId,
  /** The comment it stands under; `null` for one of the first level. */
  parentId: CommentId.nullable(),
  body: z.string(),
  author: CommunityPerson.nullable(),
  /** By whoever wrote the post. */
  isByAuthor: z.boolean(),
  mentions: z.array(Mention),
  view: CameraView.nullable(),
  status: z.enum(POST_STATUSES),
  likes: z.int(),
  isLiked: z.boolean(),
  isOwn: z.boolean(),
  canEdit: z.boolean(),
  createdAt: Instant,
  editedAt: Instant.nullable(),
});
export type Comment = z.infer<typeof Comment>;

export const CommentThread = Comment.extend({ replies: z.array(Comment) });
export type CommentThread = z.infer<typeof CommentThread>;

export const CommentPage = z.object({ threads: z.array(CommentThread), next: Cursor.nullable() });
export type CommentPage = z.infer<typeof CommentPage>;

export const Collection = z.object({ id: CollectionId, name: z.string(), posts: z.int() });
export type Collection = z.infer<typeof Collection>;

/** Where a saved post lies; `null`: in none of the collections. */
export const SavedState = z.object({ postId: PostId, saves: z.int(), isSaved: z.boolean(), collectionId: CollectionId.nullable() });
export type SavedState = z.infer<typeof SavedState>;

export const LikedState = z.object({ postId: PostId, likes: z.int(), isLiked: z.boolean() });
export type LikedState = z.infer<typeof LikedState>;

export const MutedAuthor = z.object({
  people: z.array(CommunityPerson),
  threads: z.array(z.object({ postId: PostId, title: z.string() })),
});
export type MutedAuthor = z.infer<typeof MutedAuthor>;

/** What whoever asks may do here now; fields say it in words before anything is refused. `null`: as much as everyone. */
export const Allowance = z.object({
  isNew: z.boolean(),
  postsLeft: z.int().nullable(),
  commentsLeft: z.int().nullable(),
  nextPostAt: Instant.nullable(),
  nextCommentAt: Instant.nullable(),
  commentSeconds: z.int(),
  mostLinks: z.int().nullable(),
  mostMentions: z.int(),
  mostMedia: z.int(),
  likesLeft: z.int(),
});
export type Allowance = z.infer<typeof Allowance>;

/** A line of what happened with a post, for staff. */
export const PostStep = z.object({
  at: Instant,
  step: z.string(),
  actor: z.object({ userId: UserId, name: z.string() }).nullable(),
  reason: z.string(),
  /** What it said before an edit. */
  before: z.object({ title: z.string(), text: z.string() }).nullable(),
});
export type PostStep = z.infer<typeof PostStep>;

export const PostDraft = z.strictObject({
  kind: z.enum(POST_KINDS),
  title: plainText(0, COMMUNITY.TITLE_MAX),
  body: richText(COMMUNITY.BODY_MAX),
  /** In the order they are shown. */
  media: z.array(z.strictObject({ id: Id, alt: plainText(0, COMMUNITY.ALT_MAX) })).max(COMMUNITY.MOST_MEDIA),
  /** The author's own, and public. */
  productIds: z.array(z.string().min(1).max(100)).max(COMMUNITY.MOST_PRODUCTS),
  trainingId: z.string().min(1).max(100).nullable(),
  tags: z.array(Tag).max(COMMUNITY.MOST_TAGS),
  /** Of those whose "@name" the text has; others are left out. */
  mentionIds: z.array(UserId).max(COMMUNITY.MOST_MENTIONS),
  visibility: z.enum(POST_VISIBILITIES),
});
export type PostDraft = z.infer<typeof PostDraft>;

export const CommentDraft = z.strictObject({
  body: plainText(1, COMMUNITY.COMMENT_MAX),
  mentionIds: z.array(UserId).max(COMMUNITY.MOST_MENTIONS).default([]),
  view: CameraView.nullable().default(null),
});
export type CommentDraft = z.infer<typeof CommentDraft>;
