import { z } from "zod";
import { read } from "../access/procedure.ts";
import { HERO_PAGES } from "./constants.ts";
import { Hero } from "./model.ts";
import { contentTexts } from "./texts.ts";

export const contentContract = {
  hero: read({ access: "public", failed: contentTexts.loadFailed })
    .input(z.strictObject({ page: z.enum(HERO_PAGES) }))
    .output(Hero),
};
