import { HERO_DOCUMENTS } from "@blenda/domain/content/constants";
import { homePage } from "./home.ts";
import { content, openContent } from "./procedures.ts";
import { liveFields } from "./repository.ts";
import { documentLines, documentState } from "./state.ts";

export const hero = openContent.hero.handler(({ input, context: { db, now } }) => liveFields(db, HERO_DOCUMENTS[input.page], now()));

export const home = openContent.home.handler(async ({ input, context }) => {
  const { page, failed } = await homePage(context, input?.without);
  // Half a page is better than none, but it must not be kept: a drop also reaches the answer being made.
  if (failed.length > 0) context.live.drop({ kind: "content.home", ids: [] });
  return page;
});

export const communityPage = openContent.communityPage.handler(({ context: { db, now } }) => liveFields(db, "community", now()));

export const documents = content.documents.handler(({ context: { db, now } }) => documentLines(db, now()));

export const document = content.document.handler(({ input: { name }, context: { db, user, now } }) =>
  documentState(db, name, user.id, now()),
);
