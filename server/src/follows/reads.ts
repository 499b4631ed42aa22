import { followPage } from "./lists.ts";
import { follows, openFollows } from "./procedures.ts";
import { countsOf, followedIds } from "./repository.ts";

export const mine = follows.mine.handler(({ context: { db, user } }) => followedIds(db, user.id));

export const counts = openFollows.counts.handler(({ input, context: { db } }) => countsOf(db, input.userId));

export const followers = openFollows.followers.handler(({ input, context: { db } }) => followPage(db, "followers", input));

export const following = openFollows.following.handler(({ input, context: { db } }) => followPage(db, "following", input));
