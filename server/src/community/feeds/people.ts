import { FEED } from "@blenda/domain/community/constants";
import type { CommunityPage, FollowedPeople } from "@blenda/domain/community/model";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { followCountRow, followRow } from "../../follows/sql.ts";
import { peopleById, publicPerson } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { communityPeople, personOf } from "../cards.ts";
import { isListed, isReadable } from "../visible.ts";
import { preparedPerReader } from "./per-reader.ts";
import { authorPage } from "./timed.ts";

const selectProfile = preparedPerReader(
  (_db, { userId }: { userId: string }, readerId) => sql<{
    bio: string;
    followers: number;
    posts: number;
    likes: number;
    isMuted: boolean;
  }>`
    select u.bio, coalesce((select c.followers from ${followCountRow("c")} where c.user_id = u.id), 0) as followers,
      coalesce(sums.posts, 0)::int as posts, coalesce(sums.likes, 0)::int as likes,
      exists (select from user_mutes m where m.user_id = ${readerId}::text and m.muted_id = u.id) as is_muted
    from ${publicPerson("u")}
    cross join lateral (select count(*) as posts, sum(p.likes) as likes from posts p where p.author_id = u.id and ${isReadable(readerId)}) sums
    where u.id = ${userId}`,
);

/** Posts of one person. Where one of the two blocked the other there are none. */
export async function communityPage(
  db: Db,
  readerId: string | null,
  { userId, after }: { userId: string; after?: string | undefined },
  now: Instant,
) {
  const [people, [profile], page] = await Promise.all([
    peopleById(db, [userId]),
    selectProfile(db, readerId, { userId }),
    authorPage(db, readerId, { userId, after }, now),
  ]);
  const person = people.get(userId);
  if (!person || person.isSuspended || !profile) throw refusal("COMMUNITY_USER_GONE");
  const answer: CommunityPage = { person: personOf(person), ...profile, joinedAt: person.createdAt, isOwn: userId === readerId, page };
  return answer;
}

const selectPosted = prepared(
  (_db, { readerId, since }: { readerId: string; since: Instant }) => sql<{ userId: string; posts: number; lastAt: Instant }>`
    select p.author_id as user_id, count(*)::int as posts, max(p.created_at) as last_at
    from ${followRow("w")} join posts p on p.author_id = w.following_id
    where w.follower_id = ${readerId} and p.created_at > ${since}::timestamptz and ${isListed(readerId)}
    group by p.author_id order by last_at desc, p.author_id limit ${sql.lit(FEED.MOST_PEOPLE)}`,
);

/** Those who have posted before, and not for a while. */
const selectQuiet = prepared(
  (_db, { readerId, since }: { readerId: string; since: Instant }) => sql<{ userId: string }>`
    select w.following_id as user_id from ${followRow("w")}
    cross join lateral (select p.created_at from posts p where p.author_id = w.following_id and ${isListed(readerId)}
      order by p.created_at desc limit 1) last
    where w.follower_id = ${readerId} and last.created_at <= ${since}::timestamptz
    order by last.created_at desc limit ${sql.lit(FEED.MOST_PEOPLE)}`,
);

export async function followedPeople(db: Db, readerId: string, now: Instant): Promise<FollowedPeople> {
  const counts = await db.selectFrom(followCountRow("followCounts")).select("following").where("userId", "=", readerId).executeTakeFirst();
  const [posted, quiet] = await Promise.all([
    selectPosted(db, { readerId, since: addMinutes(now, -FEED.ACTIVE_HOURS * 60) }),
    selectQuiet(db, { readerId, since: addDays(now, -FEED.QUIET_DAYS) }),
  ]);
  const people = await communityPeople(
    db,
    [...posted, ...quiet].map(({ userId }) => userId),
  );
  const find = (userId: string) => people.get(userId) ?? [];
  return {
    count: counts?.following ?? 0,
    posted: posted.flatMap(({ userId, ...line }) => [find(userId)].flat().map((person) => ({ person, ...line }))),
    quiet: quiet.flatMap(({ userId }) => find(userId)),
  };
}
