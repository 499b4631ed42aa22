import { z } from "zod";
import { read } from "../access/procedure.ts";
import { HERO_PAGES, LASTING_PARTS } from "./constants.ts";
import { Hero, HomeAnswer } from "./model.ts";
import { contentTexts } from "./texts.ts";

const shared = { access: "public", failed: contentTexts.loadFailed, isShared: true } as const;

export const contentContract = {
  home: read(shared)
    .input(z.strictObject({ without: z.array(z.enum(LASTING_PARTS)).max(LASTING_PARTS.length).optional() }).optional())
    .output(HomeAnswer),

  hero: read(shared)
    .input(z.strictObject({ page: z.enum(HERO_PAGES) }))
    .output(Hero),
};
