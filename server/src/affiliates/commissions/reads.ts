import { affiliateCalls, ownAffiliateCalls } from "../procedures.ts";
import { figuresOf, inReview, linksOf, trailOf } from "./reads-repository.ts";

export const dashboard = ownAffiliateCalls.dashboard.handler(({ input: { range }, context: { db, user, now } }) =>
  figuresOf(db, user.id, range, now()),
);

export const trail = ownAffiliateCalls.trail.handler(({ input: { state, after }, context: { db, user } }) =>
  trailOf(db, user.id, state, after),
);

export const links = ownAffiliateCalls.links.handler(async ({ input: { range }, context: { db, user, now } }) => ({
  links: await linksOf(db, user.id, range, now()),
}));

export const suspicious = affiliateCalls.suspicious.handler(({ input: { after }, context: { db } }) => inReview(db, after));
