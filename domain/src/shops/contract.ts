import { z } from "zod";
import { read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { CREATOR_INFO } from "./constants.ts";
import { shopFailures } from "./failures.ts";
import { CreatorInfo, ShopPage } from "./model.ts";
import { shopTexts } from "./texts.ts";

const open = { access: "public", failed: shopTexts.loadFailed } as const;

export const shopsContract = {
  /** By user id directly, then by lower-cased slug (spec 2 §4). */
  shop: read({ ...open, isShared: true })
    .errors(pick(shopFailures, "SHOPS_NOT_FOUND"))
    .input(z.strictObject({ slug: z.string().min(1).max(100) }))
    .output(ShopPage),

  /** One line for each id asked for, whether anybody is behind it or not. */
  creators: read(open)
    .input(z.strictObject({ ids: z.array(z.string().min(1).max(100)).min(1).max(CREATOR_INFO.MOST_IDS) }))
    .output(z.array(CreatorInfo)),
};
