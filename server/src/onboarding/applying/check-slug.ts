import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import { slugIdeas } from "@blenda/domain/onboarding/rules";
import { SLUG } from "@blenda/domain/shops/constants";
import { slugFrom, slugProblem } from "@blenda/domain/shops/rules";
import type { Db } from "../../platform/database/db.ts";
import { isSlugFree } from "../../shops/port.ts";
import { onboarding } from "../procedures.ts";

/** Whether an address is to be had. It is only held once the application is sent, so this is what is true now. */
export const checkSlug = onboarding.checkSlug.handler(async ({ input: { slug }, context: { db, user } }) => {
  const problem = slugProblem(slug);
  const state = problem ?? ((await isSlugFree(db, user.id, slug)) ? "free" : "taken");
  const needsIdeas = state === "taken" || state === "reserved" || state === "letters";
  return { slug, state, ideas: needsIdeas ? await ideasFor(db, user.id, slugFrom(slug)) : [] };
});

async function ideasFor(db: Db, userId: string, slug: string): Promise<string[]> {
  const free: string[] = [];
  for (const idea of [slug, ...slugIdeas(slug, SLUG.MAX)]) {
    if (free.length === ONBOARDING.SLUG_IDEAS) break;
    if (slugProblem(idea) === null && (await isSlugFree(db, userId, idea))) free.push(idea);
  }
  return free;
}
