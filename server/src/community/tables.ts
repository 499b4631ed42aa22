import type { Hider, PostKind, PostStatus, PostVisibility } from "@blenda/domain/community/constants";
import type { CameraView, Mention } from "@blenda/domain/community/model";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import {
  bigint,
  boolean,
  type Column,
  computed,
  defaulted,
  instant,
  integer,
  json,
  nullable,
  text,
  texts,
} from "../platform/database/columns.ts";

const day = (): Column<string> => ({ type: "date", isNullable: false, hasDefault: false });

/** What text search compares; read by nobody. */
const words = (): Column<string> => ({ type: "tsvector", isNullable: false, hasDefault: false });

/** Columns that keep a post or comment from being read. */
const moderated = {
  status: defaulted(text<PostStatus>()),
  hiddenBy: nullable(text<Hider>()),
  hiddenAt: nullable(instant()),
  hiddenReason: defaulted(text()),
};

export const communityTables = {
  posts: {
    id: text(),
    authorId: text(),
    kind: text<PostKind>(),
    title: defaulted(text()),
    body: json<RichText>(),
    plain: defaulted(text()),
    summary: defaulted(text()),
    isWhole: defaulted(boolean()),
    trainingId: nullable(text()),
    tags: defaulted(texts()),
    mentions: defaulted(json<Mention[]>()),
    visibility: defaulted(text<PostVisibility>()),
    ...moderated,
    lockedAt: nullable(instant()),
    pinnedAt: nullable(instant()),
    excludedAt: nullable(instant()),
    answerId: nullable(text()),
    hasModel: defaulted(boolean()),
    likes: defaulted(integer()),
    comments: defaulted(integer()),
    saves: defaulted(integer()),
    views: defaulted(integer()),
    hotLikeQuarters: defaulted(integer()),
    hotCommenters: defaulted(integer()),
    hotSaves: defaulted(integer()),
    createdAt: instant(),
    editedAt: nullable(instant()),
    headWords: computed(words()),
    allWords: computed(words()),
  },
  postMedia: {
    id: text(),
    userId: text(),
    postId: nullable(text()),
    position: defaulted(integer()),
    kind: text<"picture" | "model">(),
    fileId: text(),
    posterFileId: nullable(text()),
    width: integer(),
    height: integer(),
    stageHue: nullable(integer()),
    triangles: nullable(integer()),
    name: text(),
    alt: defaulted(text()),
    isInline: defaulted(boolean()),
    createdAt: instant(),
  },
  postProducts: { postId: text(), productId: text(), position: integer() },
  communityTags: { tag: text(), posts: defaulted(integer()), usedAt: instant() },
  postTags: { postId: text(), tag: text(), createdAt: instant() },
  tagFollows: { userId: text(), tag: text(), createdAt: instant() },
  postComments: {
    id: text(),
    postId: text(),
    parentId: nullable(text()),
    authorId: nullable(text()),
    body: text(),
    mentions: defaulted(json<Mention[]>()),
    view: nullable(json<CameraView>()),
    ...moderated,
    likes: defaulted(integer()),
    replies: defaulted(integer()),
    createdAt: instant(),
    editedAt: nullable(instant()),
  },
  postLikes: { postId: text(), userId: text(), quarters: integer(), createdAt: instant() },
  commentLikes: { commentId: text(), userId: text(), createdAt: instant() },
  postCollections: { id: text(), userId: text(), name: text(), createdAt: instant() },
  postSaves: { postId: text(), userId: text(), collectionId: nullable(text()), createdAt: instant() },
  userMutes: { userId: text(), mutedId: text(), createdAt: instant() },
  threadMutes: { userId: text(), postId: text(), createdAt: instant() },
  postViews: { postId: text(), day: day(), viewer: text() },
  communityPaces: {
    userId: text(),
    lastPostAt: nullable(instant()),
    lastCommentAt: nullable(instant()),
    firstDayPosts: defaulted(integer()),
    firstDayComments: defaulted(integer()),
    announcedAt: nullable(instant()),
    likesOn: nullable(day()),
    likes: defaulted(integer()),
  },
  postSteps: {
    id: defaulted(bigint()),
    postId: text(),
    at: instant(),
    step: text(),
    actorId: nullable(text()),
    reason: defaulted(text()),
    before: nullable(json<{ title: string; text: string }>()),
  },
  postAnnouncements: { postId: text(), authorId: text(), toldThrough: defaulted(text()), createdAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    community: typeof communityTables;
  }
}
