import { photoOf } from "@blenda/domain/account/rules";
import { FOLLOWS } from "@blenda/domain/follows/constants";
import type { FollowEntry } from "@blenda/domain/follows/model";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import { profileShop } from "@blenda/domain/shops/rules";
import { IS_ADMIN, IS_CREATOR } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";

/** Those who follow somebody, or those somebody follows. */
type Side = "followers" | "following";

interface FollowQuestion {
  userId: string;
  /** Whom the page before ended with. */
  after?: string | undefined;
}

const SIDES = {
  followers: { owner: "followingId", listed: "followerId" },
  following: { owner: "followerId", listed: "followingId" },
} as const;

/** Newest first, each with their shop, in one statement. */
const entryRows = (db: Db, side: Side, { userId, after }: FollowQuestion) => {
  const { owner, listed } = SIDES[side];
  return db
    .selectFrom("follows as f")
    .innerJoin("users as u", "u.id", `f.${listed}`)
    .leftJoin("shops as s", "s.creatorId", "u.id")
    .select([
      "f.createdAt as followedAt",
      "u.id",
      "u.displayName",
      "u.name",
      "u.photoUrl",
      "u.profileImage",
      IS_CREATOR.as("isCreator"),
      IS_ADMIN.as("isAdmin"),
    ])
    .select(["u.embeddedShop", "s.name as shopName", "s.slug as shopSlug", "s.isVerified"])
    .where(`f.${owner}`, "=", userId)
    .$if(after !== undefined, (query) =>
      query.where((eb) => {
        const last = eb
          .selectFrom("follows as l")
          .select("l.createdAt")
          .where(`l.${owner}`, "=", userId)
          .where(`l.${listed}`, "=", after ?? "");
        return eb.and([eb("f.createdAt", "<=", last), eb.or([eb("f.createdAt", "<", last), eb(`f.${listed}`, ">", after ?? "")])]);
      }),
    )
    .orderBy("f.createdAt", "desc")
    .orderBy(`f.${listed}`)
    .limit(FOLLOWS.PAGE + 1);
};
type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>["execute"]>>[number];

export async function followPage(db: Db, side: Side, asked: FollowQuestion): Promise<{ entries: FollowEntry[]; next: string | null }> {
  const rows = await entryRows(db, side, asked).execute();
  const entries = rows.slice(0, FOLLOWS.PAGE).map(entryOf);
  return { entries, next: rows.length > FOLLOWS.PAGE ? (entries.at(-1)?.userId ?? null) : null };
}

function entryOf(row: EntryRow): FollowEntry {
  const displayName = row.displayName || row.name || UNKNOWN.user;
  const avatarUrl = photoOf(row.profileImage, row.photoUrl);
  const profile = row.shopName === null ? profileShop({ ...row, displayName, photoUrl: avatarUrl }) : null;
  return {
    userId: row.id,
    displayName,
    avatarUrl,
    isCreator: row.isCreator,
    isAdmin: row.isAdmin,
    shopName: row.shopName ?? profile?.name ?? null,
    // Without a record there is no slug to look up; the creator's id always leads there.
    shopSlug: row.shopSlug ?? (profile && row.id),
    isVerified: row.isVerified ?? profile?.isVerified ?? false,
    followedAt: row.followedAt,
  };
}
