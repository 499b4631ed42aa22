import { community, openCommunity } from "../procedures.ts";
import { freshCount } from "./fresh.ts";
import { communityPage, followedPeople } from "./people.ts";
import { rankedFeed, trendingPage } from "./ranked.ts";
import { suggestTags } from "./tags.ts";
import { followingPage, newestPage, ownPage, savedPage } from "./timed.ts";
import { whyShownTo } from "./why-shown.ts";

export const feed = openCommunity.feed.handler(({ input, context: { db, actor } }) => rankedFeed(db, actor?.id ?? null, input));

export const newest = openCommunity.newest.handler(({ input, context: { db, actor } }) => newestPage(db, actor?.id ?? null, input));

export const trending = openCommunity.trending.handler(({ input, context: { db, actor } }) => trendingPage(db, actor?.id ?? null, input));

export const userPage = openCommunity.userPage.handler(({ input, context: { db, actor } }) => communityPage(db, actor?.id ?? null, input));

export const whyShown = openCommunity.whyShown.handler(({ input, context: { db, actor, now } }) =>
  whyShownTo(db, actor?.id ?? null, input, now()),
);

export const fresh = openCommunity.fresh.handler(async ({ input, context: { db, actor } }) => ({
  count: await freshCount(db, actor?.id ?? null, input),
}));

export const tags = openCommunity.tags.handler(({ input, context: { db, actor } }) => suggestTags(db, actor?.id ?? null, input.search));

export const following = community.following.handler(({ input, context: { db, user } }) => followingPage(db, user.id, input));

export const followed = community.followed.handler(({ context: { db, user, now } }) => followedPeople(db, user.id, now()));

export const saved = community.saved.handler(({ input, context: { db, user } }) => savedPage(db, user.id, input));

export const activities = community.activities.handler(({ input, context: { db, user } }) => ownPage(db, user.id, input));
