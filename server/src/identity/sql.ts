import { photoOf } from "@blenda/domain/account/rules";
import type { SearchTerm } from "@blenda/domain/dashboard/finding";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { SellerProfile } from "@blenda/domain/shops/rules";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { door } from "../platform/database/door.ts";
import type { ColumnOutside, QualifiedColumn } from "../platform/database/qualified-column.ts";
import { shopRow } from "../shops/sql.ts";

/** A person as strangers may see them: no address, no roles. */
export const publicPerson = door("users", [
  "id",
  "displayName",
  "photoUrl",
  "isCreator",
  "createdAt",
  "bio",
  "profileImage",
  "deletedAt",
  "suspendedAt",
  "creatorSuspendedAt",
]);

/** A person as their settings, their letters and our team know them: all there is but the password. */
export const account = door("users", [
  "id",
  "email",
  "name",
  "displayName",
  "photoUrl",
  "isCreator",
  "hasAdminClaim",
  "roles",
  "permissions",
  "globalAffiliateId",
  "hasEverBeenAffiliate",
  "isNamedToCreators",
  "createdAt",
  "emailVerifiedAt",
  "bio",
  "profileImage",
  "twoFactorEnabled",
  "deletionDueAt",
  "deletedAt",
  "embeddedShop",
  "suspendedAt",
  "suspendedUntil",
  "suspendedReason",
  "creatorSuspendedAt",
  "grantEnds",
  "lastSeenAt",
]);

/** What a password is compared with: for the settings alone, where it is changed. */
export const credentials = door("users", ["id", "passwordHash"]);

/** Whether the person read as `u` has a password. */
export const HAS_PASSWORD = sql<boolean>`(u.password_hash is not null)`;

export const adminRow = door("admins", ["userId", "listedAt"]);
export const sessionRow = door("sessions", ["id", "userId", "createdAt", "device", "browser", "address", "lastSeenAt", "provenAt"]);
export const knownBrowserRow = door("knownBrowsers", ["tokenHash", "userId"]);
/** Never what opens it: no hash of a token. */
export const mailedLinkRow = door("mailedLinks", ["purpose", "userId", "email", "createdAt", "expiresAt", "usedAt"]);
export const lockoutRow = door("lockouts", [
  "key",
  "email",
  "failedAttempts",
  "lastAttemptAt",
  "isTemporarilyLocked",
  "tempLockoutUntil",
  "requiresEmailUnlock",
  "unlockEmailsSent",
]);

/** Whether the person read as `u` is a creator, by flag or by role: what `can(…, "creator")` says, for statements over rows (spec 1 §6). */
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

/**
 * Ids of the people who fit what staff typed, a few of them: an address, an id, words of a name, how a shop's name begins. `null`: it can't
 * be a person's.
 */
export function peopleFitting(typed: SearchTerm): RawBuilder<unknown> | null {
  if (typed.by === "email") return sql`select u.id from users u where u.email = ${typed.email} and u.deleted_at is null`;
  if (typed.by === "number" || typed.by === "caseNumber") return null;
  const { words } = typed;
  const begins = `${words.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`(select u.id from users u where ${matchesWords(words)} and u.deleted_at is null limit ${MOST_FITTING})
    union (select s.creator_id from ${shopRow("s")} where lower(s.name) like ${begins} limit ${MOST_FITTING})
    ${typed.by === "id" ? sql`union select u.id from users u where (u.id = ${typed.id} or u.global_affiliate_id = ${typed.id.toUpperCase()}) and u.deleted_at is null` : sql``}`;
}

/** Whether the person behind a column may be read at all: few are suspended, so they are looked up once for a whole statement. */
export const isUnsuspended = (personId: QualifiedColumn): RawBuilder<boolean> =>
  sql`${sql.ref(personId)} <> all (array(select id from users where suspended_at is not null))`;

/**
 * Whether what a creator sells may be shown: few are suspended, as a person or as a creator, so they are looked up once for a whole
 * statement.
 */
export const isShown = (creatorId: QualifiedColumn): RawBuilder<boolean> =>
  sql`${sql.ref(creatorId)} <> all (array(select id from users where suspended_at is not null or creator_suspended_at is not null))`;

/**
 * Whether what a creator sells is found and sold: they are not suspended, and their shop is not closed. Its own pages still open.
 * Few are closed, so they too are looked up once: asked for every row, the planner would read a whole shop before it sorts it.
 */
export const isOffered = (creatorId: QualifiedColumn): RawBuilder<boolean> =>
  sql`(${isShown(creatorId)} and ${sql.ref(creatorId)} <> all (array(select creator_id from ${shopRow("shops")} where not is_enabled)))`;

/** Who sells, by name: their shop, else themselves. */
export const sellerName = <Column extends QualifiedColumn>(creatorId: ColumnOutside<"s" | "c", Column>): RawBuilder<string> =>
  sql<string>`coalesce((select s.name from ${shopRow("s")} where s.creator_id = ${sql.ref(creatorId)}),
    (select c.display_name from users c where c.id = ${sql.ref(creatorId)}), '')`;

/** The same where a statement reads the shop as `s` and the person as `u`. */
export const SELLER_NAME = sql<string>`coalesce(s.name, u.display_name)`;

/** What the person behind a column says of themselves as a seller: all there is of a shop without a record. */
export const sellerProfile = <Column extends QualifiedColumn>(creatorId: ColumnOutside<"u", Column>): RawBuilder<SellerProfile | null> =>
  sql`(select json_build_object('embeddedShop', u.embedded_shop, 'displayName', u.display_name, 'isCreator', ${IS_CREATOR},
    'photoUrl', case jsonb_typeof(u.profile_image) when 'string' then u.profile_image #>> '{}'
      else coalesce(u.profile_image ->> 'url', u.photo_url) end) from users u where u.id = ${sql.ref(creatorId)})`;

/** Public profile of an account, without address and roles. */
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
  /** Suspended: hidden, and cannot be written to. */
  isSuspended: boolean;
}

/** Who these are; those who left are not among them. */
export async function peopleById(db: Db, ids: readonly string[]): Promise<Map<string, PublicPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("users as u")
    .leftJoin(shopRow("s"), (join) =>
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
