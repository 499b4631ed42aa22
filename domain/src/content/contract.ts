import { z } from "zod";
import { read } from "../access/procedure.ts";
import { HERO_PAGES } from "./constants.ts";
import { Hero, HomePage } from "./model.ts";
import { contentTexts } from "./texts.ts";

const shared = { access: "public", failed: contentTexts.loadFailed, isShared: true } as const;

export const contentContract = {
  home: read(shared).output(HomePage),

  hero: read(shared)
    .input(z.strictObject({ page: z.enum(HERO_PAGES) }))
    .output(Hero),
};
