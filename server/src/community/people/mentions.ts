import { COMMUNITY } from "@blenda/domain/community/constants";
import type { CommunityPerson, Mention } from "@blenda/domain/community/model";
import { namedIn } from "@blenda/domain/community/rules";
import { sql } from "kysely";
import { followCountRow, isFollowing } from "../../follows/sql.ts";
import { matchesWords, publicPerson } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { shopRow } from "../../shops/sql.ts";
import { communityPeople } from "../cards.ts";
import { isHeard, isReadable, isUnblocked } from "../visible.ts";

/** Those of the meant whom the text names: they are here, and neither blocked the other. Whom it named before stays named so. */
export async function mentionsIn(
  db: Db,
  { text, ids, authorId, before = [] }: { text: string; ids: readonly string[]; authorId: string; before?: readonly Mention[] },
): Promise<Mention[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(publicPerson("u"))
    .select("u.id")
    .where("u.id", "in", [...new Set(ids)])
    .where(isUnblocked(authorId, "u.id"))
    .execute();
  const people = await communityPeople(
    db,
    rows.map(({ id }) => id),
  );
  const named = [...people.values()].map(({ userId, name }) => ({ userId, name }));
  const kept = namedIn(
    text,
    before.filter(({ userId }) => people.has(userId) && ids.includes(userId)),
  );
  return [...kept, ...namedIn(text, named).filter(({ userId }) => !kept.some((mention) => mention.userId === userId))];
}

const beginningOf = (search: string): string =>
  `${search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, "\\$&")}%`;

/**
 * Whether the person read as `u` is shown with a name that begins so, or has a word that does. An address finds nobody. Each name is
 * looked up by its own index: asked with "or", everybody would be read.
 */
function isNamed(search: string) {
  const begins = beginningOf(search);
  return sql<boolean>`u.id in (select creator_id from ${shopRow("shops")} where lower(shops.name) like ${begins}
    union all select u.id from ${publicPerson("u")} where u.deleted_at is null and ${matchesWords(search)}
      and (lower(u.display_name) like ${begins} or lower(u.display_name) like ${`% ${begins}`}))`;
}

/** Who can be meant by an @: those somebody follows first. By the name they are shown with; an address finds nobody. */
export async function mentionable(db: Db, readerId: string, search: string): Promise<CommunityPerson[]> {
  if (search.trim() === "") return [];
  const rows = await db
    .selectFrom(publicPerson("u"))
    .select("u.id")
    .select(isFollowing(readerId, "u.id").as("isFollowed"))
    .where(isNamed(search))
    .where("u.deletedAt", "is", null)
    .where("u.suspendedAt", "is", null)
    .where("u.id", "!=", readerId)
    .where(isUnblocked(readerId, "u.id"))
    .orderBy("isFollowed", "desc")
    .orderBy("u.id")
    .limit(COMMUNITY.SUGGESTIONS)
    .execute();
  const people = await communityPeople(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => people.get(id) ?? []);
}

/** Whom the community knows by this name: who has a shop or posted something whoever asks may read. Others are not there to be found. */
export async function peopleNamed(db: Db, readerId: string | null, search: string, limit: number): Promise<CommunityPerson[]> {
  const rows = await db
    .selectFrom(publicPerson("u"))
    .leftJoin(followCountRow("f"), "f.userId", "u.id")
    .select("u.id")
    .where(isNamed(search))
    .where("u.deletedAt", "is", null)
    .where(isHeard(readerId, "u.id"))
    .where(
      sql<boolean>`(exists (select from ${shopRow("s")} where s.creator_id = u.id and s.is_enabled)
        or coalesce((select true from posts p where p.author_id = u.id and ${isReadable(readerId)} limit 1), false))`,
    )
    .orderBy((is) => is.fn.coalesce("f.followers", sql<number>`0`), "desc")
    .orderBy("u.id")
    .limit(limit)
    .execute();
  const people = await communityPeople(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => people.get(id) ?? []);
}
