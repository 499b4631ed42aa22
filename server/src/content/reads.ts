import { contentContract } from "@blenda/domain/content/contract";
import { readHero } from "@blenda/domain/content/rules";
import { implement } from "@orpc/server";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";
import { homePage } from "./home.ts";
import { DOCUMENTS, findDocument } from "./repository.ts";

const content = implement(contentContract).$context<Context>().use(spoken).use(guard);

export const hero = content.hero.handler(async ({ input, context: { db } }) => readHero(await findDocument(db, DOCUMENTS[input.page])));

export const home = content.home.handler(async ({ input, context }) => {
  const { page, failed } = await homePage(context, input?.without);
  // Half a page is better than none, but it must not be kept: a drop also reaches the answer being made.
  if (failed.length > 0) context.live.drop({ kind: "content.home", ids: [] });
  return page;
});
