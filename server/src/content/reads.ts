import type { HeroPage } from "@blenda/domain/content/constants";
import { contentContract } from "@blenda/domain/content/contract";
import { Hero } from "@blenda/domain/content/model";
import { implement } from "@orpc/server";
import { type Context, guard, spoken } from "../platform/procedure.ts";
import { findDocument } from "./repository.ts";

const content = implement(contentContract).$context<Context>().use(spoken).use(guard);

/** The specification's document names. */
export const HERO_KEYS: Record<HeroPage, string> = {
  home: "heroSection",
  marketplace: "marketplaceHeroSection",
  learning: "learningHeroSection",
};

export const hero = content.hero.handler(async ({ input, context: { db } }) =>
  Hero.parse((await findDocument(db, HERO_KEYS[input.page])) ?? {}),
);
