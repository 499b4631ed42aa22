import type { ProfileImage } from "@blenda/domain/account/model";
import { photoOf } from "@blenda/domain/account/rules";
import type { PostKind, PostStatus, PostVisibility } from "@blenda/domain/community/constants";
import type { CommunityPerson, Mention, PostCard, PostMedium } from "@blenda/domain/community/model";
import { communityTexts } from "@blenda/domain/community/texts";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { publicProducts } from "../catalogue/port.ts";
import { IS_CREATOR, type PublicPerson, peopleById, publicPerson } from "../identity/sql.ts";
import type { Database, Db } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { QualifiedColumn } from "../platform/database/qualified-column.ts";
import { shopRow } from "../shops/sql.ts";
import { publicTrainings } from "../trainings/port.ts";
import { isHeard } from "./visible.ts";

type MediumRow = Pick<
  Selectable<Database["postMedia"]>,
  "id" | "kind" | "fileId" | "posterFileId" | "width" | "height" | "stageHue" | "triangles" | "name" | "alt"
>;

export interface CardRow {
  id: string;
  kind: PostKind;
  title: string;
  summary: string;
  isWhole: boolean;
  authorId: string;
  trainingId: string | null;
  tags: string[];
  mentions: Mention[];
  visibility: PostVisibility;
  status: PostStatus;
  isLocked: boolean;
  isPinned: boolean;
  answerId: string | null;
  likes: number;
  comments: number;
  saves: number;
  views: number;
  createdAt: Instant;
  editedAt: Instant | null;
  isLiked: boolean;
  isSaved: boolean;
  isThreadMuted: boolean;
  media: MediumRow[] | null;
  productIds: string[] | null;
  displayName: string;
  photoUrl: string | null;
  profileImage: ProfileImage | null;
  isCreator: boolean;
  shopName: string | null;
  shopSlug: string | null;
  shopImageFileId: string | null;
  isVerifiedShop: boolean | null;
}

/** As JSON has no type for it: our own text of a moment. */
export const asInstant = (column: QualifiedColumn) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Everything a feed shows of the posts that `wanted` names by id and place, as a part of a statement; who may see them is said there. As one
 * value: read row by row, twenty posts cost more than finding them.
 */
export const cardList = (wanted: RawBuilder<unknown>, readerId: string | null) => sql<CardRow[]>`(
    select coalesce(json_agg(card order by card.place), '[]') from (select wanted.place,
      p.id, p.kind, p.title, p.summary, p.is_whole as "isWhole", p.author_id as "authorId", p.training_id as "trainingId", p.tags, p.mentions,
      p.visibility, p.status, p.locked_at is not null as "isLocked", p.pinned_at is not null as "isPinned", p.likes, p.comments, p.saves, p.views,
      ${asInstant("p.createdAt")} as "createdAt", ${asInstant("p.editedAt")} as "editedAt",
      (select c.id from post_comments c where c.id = p.answer_id and ${isHeard(readerId, "c.author_id")}) as "answerId",
      exists (select from post_likes l where l.post_id = p.id and l.user_id = ${readerId}) as "isLiked",
      exists (select from post_saves s where s.post_id = p.id and s.user_id = ${readerId}) as "isSaved",
      exists (select from thread_mutes t where t.post_id = p.id and t.user_id = ${readerId}) as "isThreadMuted",
      (select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'fileId', m.file_id, 'posterFileId', m.poster_file_id, 'width', m.width,
          'height', m.height, 'stageHue', m.stage_hue, 'triangles', m.triangles, 'name', m.name, 'alt', m.alt) order by m.position)
        from post_media m where m.post_id = p.id and not m.is_inline) as media,
      (select array_agg(x.product_id order by x.position) from post_products x where x.post_id = p.id) as "productIds",
      u.display_name as "displayName", u.photo_url as "photoUrl", u.profile_image as "profileImage", ${IS_CREATOR} as "isCreator",
      s.name as "shopName", s.slug as "shopSlug", s.image_file_id as "shopImageFileId", s.is_verified as "isVerifiedShop"
    from ${wanted}
    join posts p on p.id = wanted.id
    join ${publicPerson("u")} on u.id = p.author_id
    left join ${shopRow("s")} on s.creator_id = u.id and s.is_enabled and u.creator_suspended_at is null) card)`;

const selectCards = prepared(
  (_db, { ids, readerId }: { ids: readonly string[]; readerId: string | null }) =>
    sql<{ cards: CardRow[] }>`select ${cardList(sql`unnest(${ids}::text[]) with ordinality as wanted (id, place)`, readerId)} as cards`,
);

/** Cards of these posts, in this order. Ask `isReadable` or `isListed` for the ids first. */
export async function cardsOf(db: Db, readerId: string | null, ids: readonly string[], now: Instant): Promise<PostCard[]> {
  if (ids.length === 0) return [];
  const rows = (await selectCards(db, { ids, readerId })).flatMap(({ cards }) => cards);
  return showCards(db, readerId, rows, now);
}

/** With what is shown beside them, asked for once however many there are; what is no longer public is left out. */
export async function showCards(db: Db, readerId: string | null, rows: readonly CardRow[], now: Instant): Promise<PostCard[]> {
  const productIds = [...new Set(rows.flatMap((row) => row.productIds ?? []))];
  const trainingIds = [...new Set(rows.flatMap(({ trainingId }) => trainingId ?? []))];
  const [products, trainings] = await Promise.all([
    productIds.length > 0 ? publicProducts.byIds(db, productIds, now) : [],
    trainingIds.length > 0 ? publicTrainings.byIds(db, trainingIds, now) : [],
  ]);
  const productOf = new Map(products.map((product) => [product.id, product]));
  const trainingOf = new Map(trainings.map((training) => [training.id, training]));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    isWhole: row.isWhole,
    author: personOf({
      ...row,
      userId: row.authorId,
      avatarUrl: photoOf(row.profileImage, row.photoUrl),
      shopImageUrl: fileUrl(row.shopImageFileId),
      isVerifiedShop: row.isVerifiedShop ?? false,
    }),
    media: (row.media ?? []).map(mediumOf),
    products: (row.productIds ?? []).flatMap((id) => productOf.get(id) ?? []),
    training: trainingOf.get(row.trainingId ?? "") ?? null,
    tags: row.tags,
    mentions: row.mentions,
    visibility: row.visibility,
    status: row.status,
    isLocked: row.isLocked,
    isPinned: row.isPinned,
    answerId: row.answerId,
    counts: { likes: row.likes, comments: row.comments, saves: row.saves, views: row.views },
    mine: { isOwn: row.authorId === readerId, isLiked: row.isLiked, isSaved: row.isSaved, isThreadMuted: row.isThreadMuted },
    createdAt: row.createdAt,
    editedAt: row.editedAt,
  }));
}

export const mediumOf = (row: MediumRow): PostMedium => ({
  id: row.id,
  kind: row.kind,
  fileId: row.fileId,
  url: fileUrl(row.fileId),
  posterUrl: fileUrl(row.posterFileId),
  width: row.width,
  height: row.height,
  stageHue: row.stageHue,
  triangles: row.triangles,
  name: row.name,
  alt: row.alt,
});

type ShownPerson = Pick<
  PublicPerson,
  "userId" | "displayName" | "avatarUrl" | "isCreator" | "shopName" | "shopSlug" | "shopImageUrl" | "isVerifiedShop"
>;

/** Author of a card; with a shop, the shop. */
export const personOf = (person: ShownPerson): CommunityPerson => ({
  userId: person.userId,
  name: person.shopName || person.displayName || communityTexts.unnamed,
  avatarUrl: person.shopImageUrl ?? person.avatarUrl,
  isCreator: person.isCreator,
  shopSlug: person.shopSlug,
  isVerified: person.isVerifiedShop,
});

/** Those of these people who are here and not suspended. */
export async function communityPeople(db: Db, ids: readonly string[]): Promise<Map<string, CommunityPerson>> {
  const people = await peopleById(db, ids);
  return new Map([...people].filter(([, person]) => !person.isSuspended).map(([id, person]) => [id, personOf(person)]));
}
