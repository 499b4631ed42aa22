import type { PostKind, PostVisibility } from "@blenda/domain/community/constants";
import type { Mention, Post, PostDraft, PostMedium } from "@blenda/domain/community/model";
import { namedIn } from "@blenda/domain/community/rules";
import { plainTextOf } from "@blenda/domain/shared/rich-text/plain-text";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";

/** A file of a draft, and since when: one that no post shows is kept for a day. `null`: a post shows it. */
export type DraftMedium = PostMedium & { addedAt: number | null };

/** What somebody writes, with everything that is needed to show it. */
export interface PostFields {
  kind: PostKind;
  title: string;
  body: RichText;
  media: DraftMedium[];
  products: Post["products"];
  training: Post["training"];
  tags: string[];
  /** Who was chosen behind an @; whom the text still names is read from it. */
  people: readonly Mention[];
  visibility: PostVisibility;
}

export const EMPTY_POST: PostFields = {
  kind: "show",
  title: "",
  body: [],
  media: [],
  products: [],
  training: null,
  tags: [],
  people: [],
  visibility: "everyone",
};

export const fieldsOf = ({ kind, title, body, media, products, training, tags, mentions, visibility }: Post): PostFields => ({
  kind,
  title,
  body,
  media: media.map((medium) => ({ ...medium, addedAt: null })),
  products,
  training,
  tags,
  people: mentions,
  visibility,
});

export const wordsOf = ({ title, body }: Pick<PostFields, "title" | "body">): string => `${title}\n${plainTextOf(body)}`;

/** As it is sent. */
export const draftOf = (fields: PostFields): PostDraft => ({
  kind: fields.kind,
  title: fields.title.trim(),
  body: fields.body,
  media: fields.media.map(({ id, alt }) => ({ id, alt: alt.trim() })),
  productIds: fields.products.map(({ id }) => id),
  trainingId: fields.training?.id ?? null,
  tags: fields.tags,
  mentionIds: namedIn(wordsOf(fields), fields.people).map(({ userId }) => userId),
  visibility: fields.visibility,
});
