import { community, openCommunity } from "../procedures.ts";
import { freshCount } from "./fresh.ts";
import { communityPage, followedPeople } from "./people.ts";
import { rankedFeed, trendingPage } from "./ranked.ts";
import { suggestTags } from "./tags.ts";
import { followingPage, newestPage, ownPage, savedPage } from "./timed.ts";
import { whyShownTo } from "./why-shown.ts";

export const feed = openCommunity.feed.handler(({ input, context: { db, actor, now } }) => rankedFeed(db, actor?.id ?? null, input, now()));

export const newest = openCommunity.newest.handler(({ input, context: { db, actor, now } }) =>
  newestPage(db, actor?.id ?? null, input, now()),
);

export const trending = openCommunity.trending.handler(({ input, context: { db, actor, now } }) =>
  trendingPage(db, actor?.id ?? null, input, now()),
);

export const userPage = openCommunity.userPage.handler(({ input, context: { db, actor, now } }) =>
  communityPage(db, actor?.id ?? null, input, now()),
);

export const whyShown = openCommunity.whyShown.handler(({ input, context: { db, actor, now } }) =>
  whyShownTo(db, actor?.id ?? null, input, now()),
);

export const fresh = openCommunity.fresh.handler(async ({ input, context: { db, actor } }) => ({
  count: await freshCount(db, actor?.id ?? null, input),
}));

export const tags = openCommunity.tags.handler(({ input, context: { db, actor } }) => suggestTags(db, actor?.id ?? null, input.search));

export const following = community.following.handler(({ input, context: { db, user, now } }) => followingPage(db, user.id, input, now()));

export const followed = community.followed.handler(({ context: { db, user, now } }) => followedPeople(db, user.id, now()));

export const saved = community.saved.handler(({ input, context: { db, user, now } }) => savedPage(db, user.id, input, now()));

export const activities = community.activities.handler(({ input, context: { db, user, now } }) => ownPage(db, user.id, input, now()));
