import { ownAffiliateCalls } from "../procedures.ts";
import { daysOf, figuresOf, forecastOf, itemsOf, linksOf } from "./figures-repository.ts";

export const dashboard = ownAffiliateCalls.dashboard.handler(({ input: { range }, context: { db, user, now } }) =>
  figuresOf(db, user.id, range, now()),
);

export const links = ownAffiliateCalls.links.handler(async ({ input: { range }, context: { db, user, now } }) => ({
  links: await linksOf(db, user.id, range, now()),
}));

export const items = ownAffiliateCalls.items.handler(async ({ input: { range }, context: { db, user, now } }) => ({
  items: await itemsOf(db, user.id, range, now()),
}));

export const days = ownAffiliateCalls.days.handler(async ({ input: { range }, context: { db, user, now } }) => ({
  days: await daysOf(db, user.id, range, now()),
}));

export const forecast = ownAffiliateCalls.forecast.handler(async ({ context: { db, user, now } }) => ({
  fridays: await forecastOf(db, user.id, now()),
}));
