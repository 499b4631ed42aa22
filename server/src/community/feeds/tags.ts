import { COMMUNITY } from "@blenda/domain/community/constants";
import type { TagLine } from "@blenda/domain/community/model";
import { isTag, tagOf } from "@blenda/domain/community/rules";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** The last letter there is: whatever begins like a word sorts before the word with it behind. */
const LAST = "\u{10FFFF}";

const linesFor = (db: Db, readerId: string | null) =>
  db
    .selectFrom("communityTags as t")
    .select(["t.tag", "t.posts"])
    .select(sql<boolean>`exists (select from tag_follows f where f.tag = t.tag and f.user_id = ${readerId}::text)`.as("isFollowed"));

/** What can stand behind a #: the most used of those that begin like this, and of all where nothing was typed yet. */
/** Tags a search names: by all of it ("hard surface"), or by one of its words. */
export async function tagsNamed(db: Db, readerId: string | null, search: string, limit: number): Promise<TagLine[]> {
  const beginnings = [...new Set([search, ...search.split(/\s+/)].map(tagOf))].filter(isTag);
  if (beginnings.length === 0) return [];
  return linesFor(db, readerId)
    .where("t.posts", ">", 0)
    .where(sql<boolean>`(${sql.join(beginnings.map(beginsLike), sql` or `)})`)
    .orderBy("t.posts", "desc")
    .orderBy("t.tag")
    .limit(limit)
    .execute();
}

const beginsLike = (beginning: string) => sql<boolean>`t.tag ~>=~ ${beginning} and t.tag ~<~ ${beginning + LAST}`;

export async function suggestTags(db: Db, readerId: string | null, search: string): Promise<TagLine[]> {
  const beginning = tagOf(search);
  return linesFor(db, readerId)
    .where("t.posts", ">", 0)
    .$if(beginning !== "", (lines) => lines.where(beginsLike(beginning)))
    .orderBy("t.posts", "desc")
    .orderBy("t.tag")
    .limit(COMMUNITY.SUGGESTIONS)
    .execute();
}
