import { affiliateCalls, ownAffiliateCalls } from "../procedures.ts";
import { inReview, trailOf } from "./reads-repository.ts";

export const trail = ownAffiliateCalls.trail.handler(({ input: { state, after }, context: { db, user } }) =>
  trailOf(db, user.id, state, after),
);

export const suspicious = affiliateCalls.suspicious.handler(({ input: { after }, context: { db } }) => inReview(db, after));
