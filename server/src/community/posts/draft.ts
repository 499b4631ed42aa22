import type { Mention, PostDraft } from "@blenda/domain/community/model";
import { linksInRich, summaryOf } from "@blenda/domain/community/rules";
import { picturesIn } from "@blenda/domain/shared/rich-text/pictures";
import { plainTextOf } from "@blenda/domain/shared/rich-text/plain-text";
import { isRichTextEmpty } from "@blenda/domain/shared/rich-text/tree";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { publicProducts } from "../../catalogue/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { publicTrainings } from "../../trainings/port.ts";
import { refuseTooMuch } from "../people/limits.ts";
import { mentionsIn } from "../people/mentions.ts";
import { changePost, setMedia, setProducts } from "./post-repository.ts";

interface PostWriter {
  authorId: string;
  joinedAt: Instant;
  now: Instant;
  /** Whom it named so far. */
  before?: readonly Mention[];
}

/** What a draft says, once everything in it is known to be its author's to say. */
export async function readDraft(tx: Tx, draft: PostDraft, { authorId, joinedAt, now, before = [] }: PostWriter) {
  const { kind, title, body, visibility, trainingId } = draft;
  const productIds = [...new Set(draft.productIds)];
  const tags = [...new Set(draft.tags)];
  const isEmpty = title === "" && isRichTextEmpty(body) && draft.media.length === 0 && productIds.length === 0 && trainingId === null;
  if (isEmpty) throw refusal("COMMUNITY_NOTHING");
  const plain = plainTextOf(body);
  const pictures = [...new Set(picturesIn(body))];
  const mentions = await mentionsIn(tx, { text: `${title}\n${plain}`, ids: draft.mentionIds, authorId, before });
  refuseTooMuch(joinedAt, now, {
    links: linksInRich(body),
    mentions: mentions.length,
    media: draft.media.length + pictures.length,
  });
  await refuseOthersItems(tx, authorId, productIds, trainingId);
  return {
    fields: { kind, title, body: jsonb(body), plain, ...summaryOf(body), tags, visibility, trainingId, mentions: jsonb(mentions) },
    productIds,
    tags,
    pictures,
    mentions,
  };
}

async function refuseOthersItems(tx: Tx, authorId: string, productIds: readonly string[], trainingId: string | null): Promise<void> {
  const own = productIds.length > 0 ? await publicProducts.ofOwner(tx, authorId, productIds.length, productIds) : [];
  const course = trainingId ? await publicTrainings.ofOwner(tx, authorId, 1, [trainingId]) : [];
  if (own.length !== productIds.length || course.length !== (trainingId ? 1 : 0)) throw refusal("COMMUNITY_NOT_OWN_ITEM");
}

/** What a post shows besides its words. */
export async function attach(
  tx: Tx,
  post: { id: string; authorId: string },
  draft: PostDraft,
  { productIds, pictures }: { productIds: readonly string[]; pictures: readonly string[] },
): Promise<void> {
  if (!(await setMedia(tx, post.authorId, post.id, draft.media, pictures))) throw refusal("COMMUNITY_MEDIA_UNKNOWN");
  await setProducts(tx, post.id, productIds);
  const hasModel = sql<boolean>`exists (select from post_media m where m.post_id = ${post.id} and m.kind = 'model')`;
  await changePost(tx, post.id, { hasModel });
}
