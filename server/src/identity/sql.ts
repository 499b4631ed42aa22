import { photoOf } from "@blenda/domain/account/rules";
import type { SearchTerm } from "@blenda/domain/dashboard/finding";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { SellerProfile } from "@blenda/domain/shops/rules";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { ColumnOutside, QualifiedColumn } from "../platform/database/qualified-column.ts";

/** Whether the person read as `u` is a creator, by flag or by role: what `can(…, "creator")` says, for whoever reads rows (spec 1 §6). */
export const IS_CREATOR = sql<boolean>`(u.creator_suspended_at is null and (u.is_creator or 'creator' = any (u.roles)))`;

/** Whether the person read as `u` is an admin: that takes both the claim and a place on the list. */
export const IS_ADMIN = sql<boolean>`(u.has_admin_claim and exists (select from admins a where a.user_id = u.id))`;

/** Whether creators read the name of the person read as `u`, where they save their work or put it in a cart (decision 0099). Else they are counted. */
export const IS_NAMED_TO_CREATORS = sql<boolean>`u.is_named_to_creators`;

/** Whether the person read as `u` is one of our own: a staff role, a permission, or anything of an admin. Read off a small index. */
export const isOfStaff = sql<boolean>`u.id in (select user_id from admins union all
  select id from users where cardinality(permissions) > 0 or 'content_editor' = any (roles) or has_admin_claim)`;

/** Whether a name or the address of the person read as `u` has all of these words, each by how it begins. */
export function matchesWords(search: string): RawBuilder<boolean> {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const query = words
    .slice(0, MOST_WORDS)
    .map((word) => `${word}:*`)
    .join(" & ");
  return sql`person_words(u.display_name, u.name, u.email) @@ to_tsquery('simple', ${query})`;
}
const MOST_WORDS = 10;

const MOST_FITTING = 20;

/** The ids of whoever fits what staff typed, a few of them: an address, an id, words of a name, how a shop's name begins. `null`: it names nobody. */
export function peopleFitting(typed: SearchTerm): RawBuilder<unknown> | null {
  if (typed.by === "email") return sql`select u.id from users u where u.email = ${typed.email} and u.deleted_at is null`;
  if (typed.by === "number" || typed.by === "caseNumber") return null;
  const { words } = typed;
  const begins = `${words.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`(select u.id from users u where ${matchesWords(words)} and u.deleted_at is null limit ${MOST_FITTING})
    union (select s.creator_id from shops s where lower(s.name) like ${begins} limit ${MOST_FITTING})
    ${typed.by === "id" ? sql`union select u.id from users u where (u.id = ${typed.id} or u.global_affiliate_id = ${typed.id.toUpperCase()}) and u.deleted_at is null` : sql``}`;
}

/** Whether what somebody sells may be shown: few are suspended, as a person or as a creator, so they are looked up once for a whole statement. */
export const isShown = (creatorId: QualifiedColumn): RawBuilder<boolean> =>
  sql`${sql.ref(creatorId)} <> all (array(select id from users where suspended_at is not null or creator_suspended_at is not null))`;

/**
 * Whether what somebody sells is found and sold: they are not suspended, and their shop is not closed. Its own pages still open. Few
 * are closed, so they too are looked up once: asked for every row, the planner would read a whole shop before it sorts it.
 */
export const isOffered = (creatorId: QualifiedColumn): RawBuilder<boolean> =>
  sql`(${isShown(creatorId)} and ${sql.ref(creatorId)} <> all (array(select creator_id from shops where not is_enabled)))`;

/** What the person behind a column says of themselves as a seller: all there is of a shop without a record. */
export const sellerProfile = <Column extends QualifiedColumn>(creatorId: ColumnOutside<"u", Column>): RawBuilder<SellerProfile | null> =>
  sql`(select json_build_object('embeddedShop', u.embedded_shop, 'displayName', u.display_name, 'isCreator', ${IS_CREATOR},
    'photoUrl', case jsonb_typeof(u.profile_image) when 'string' then u.profile_image #>> '{}'
      else coalesce(u.profile_image ->> 'url', u.photo_url) end) from users u where u.id = ${sql.ref(creatorId)})`;

/** Somebody as strangers may see them. No address, no roles. */
export interface PublicPerson {
  userId: string;
  displayName: string;
  avatarUrl: string | null;
  isCreator: boolean;
  isAdmin: boolean;
  shopName: string | null;
  shopSlug: string | null;
  shopImageUrl: string | null;
  isVerifiedShop: boolean;
  createdAt: Instant;
  /** Nobody writes to them or looks at what they show, for now. */
  isSuspended: boolean;
}

/** Who these are; those who left are not among them. */
export async function peopleById(db: Db, ids: readonly string[]): Promise<Map<string, PublicPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("users as u")
    .leftJoin("shops as s", (join) =>
      join.onRef("s.creatorId", "=", "u.id").on("s.isEnabled", "=", true).on("u.creatorSuspendedAt", "is", null),
    )
    .select([
      "u.id",
      "u.displayName",
      "u.photoUrl",
      "u.profileImage",
      "u.createdAt",
      "u.suspendedAt",
      "s.name as shopName",
      "s.slug as shopSlug",
      "s.imageFileId as shopImageFileId",
      "s.isVerified",
      IS_CREATOR.as("isCreator"),
      IS_ADMIN.as("isAdmin"),
    ])
    .where("u.id", "in", [...new Set(ids)])
    .where("u.deletedAt", "is", null)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        userId: row.id,
        displayName: row.displayName,
        avatarUrl: photoOf(row.profileImage, row.photoUrl),
        isCreator: row.isCreator,
        isAdmin: row.isAdmin,
        shopName: row.shopName,
        shopSlug: row.shopSlug,
        shopImageUrl: fileUrl(row.shopImageFileId),
        isVerifiedShop: row.isVerified ?? false,
        createdAt: row.createdAt,
        isSuspended: row.suspendedAt !== null,
      },
    ]),
  );
}
