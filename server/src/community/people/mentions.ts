import { COMMUNITY } from "@blenda/domain/community/constants";
import type { CommunityPerson, Mention } from "@blenda/domain/community/model";
import { namedIn } from "@blenda/domain/community/rules";
import { sql } from "kysely";
import { matchesWords } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { communityPeople } from "../cards.ts";
import { isUnblocked } from "../visible.ts";

/** Those of the meant whom the text names: they are here, and neither blocked the other. Whom it named before stays named so. */
export async function mentionsIn(
  db: Db,
  { text, ids, authorId, before = [] }: { text: string; ids: readonly string[]; authorId: string; before?: readonly Mention[] },
): Promise<Mention[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("users as u")
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

/** Who can be meant by an @: those somebody follows first. By the name they are shown with; an address finds nobody. */
export async function mentionable(db: Db, readerId: string, search: string): Promise<CommunityPerson[]> {
  const begins = `${search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, "\\$&")}%`;
  if (begins === "%") return [];
  const rows = await db
    .selectFrom("users as u")
    .select("u.id")
    .select(sql<boolean>`exists (select from follows f where f.follower_id = ${readerId} and f.following_id = u.id)`.as("isFollowed"))
    .where(
      sql<boolean>`(u.id in (select creator_id from shops where lower(shops.name) like ${begins})
        or (${matchesWords(search)} and (lower(u.display_name) like ${begins} or lower(u.display_name) like ${`% ${begins}`})))`,
    )
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
