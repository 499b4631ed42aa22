import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { CREATOR_INFO, SHOP_PICTURES } from "./constants.ts";
import { shopFailures } from "./failures.ts";
import { CreatorInfo, ShopPage, ShopSettings, ShopWords, SlugProblem } from "./model.ts";
import { shopTexts } from "./texts.ts";

const open = { access: "public", failed: shopTexts.loadFailed } as const;
const own = { access: "creator", failed: shopTexts.settingsFailed } as const;
const change = { access: "creator", failed: shopTexts.saveFailed, limits: [{ per: "account", max: 120, minutes: 60 }] } as const;
const TypedSlug = z.string().min(1).max(100);

/**
 * Pictures are uploads, not calls: POST the cropped image itself (PNG, JPEG or WebP up to 10 MB) to
 * `/api/shops/picture?part=logo` or `part=banner`. It answers with the ShopSettings, or `{ code, message }` like every call.
 */
export const shopsContract = {
  /** By user id directly, then by lower-cased slug (spec 2 §4), then by one the shop had before. */
  shop: read({ ...open, isShared: true })
    .errors(pick(shopFailures, "SHOPS_NOT_FOUND"))
    .input(z.strictObject({ slug: z.string().min(1).max(100) }))
    .output(ShopPage),

  /** One line for each id asked for, whether it is a person's or not. */
  creators: read(open)
    .input(z.strictObject({ ids: z.array(z.string().min(1).max(100)).min(1).max(CREATOR_INFO.MOST_IDS) }))
    .output(z.array(CreatorInfo)),

  /** The creator's own. Live in every tab. */
  settings: read(own).output(ShopSettings),

  saveSettings: command(change)
    .errors(pick(shopFailures, "SHOPS_CHANGED_ELSEWHERE", "SHOPS_NOT_YOURS_TO_FEATURE"))
    .input(ShopWords.extend({ mark: z.int().min(0).max(2_147_483_647) }))
    .output(ShopSettings),

  /** While the creator types. Takes nothing. */
  checkSlug: read({ access: "creator", failed: shopTexts.slugFailed, limits: [{ per: "account", max: 600, minutes: 60 }] })
    .input(z.strictObject({ slug: TypedSlug }))
    .output(z.object({ problem: z.union([SlugProblem, z.literal("taken")]).nullable() })),

  /** The address before stays the shop's, and leads to the new one. */
  changeSlug: command(change)
    .errors(pick(shopFailures, "SHOPS_SLUG_TAKEN", "SHOPS_SLUG_NOT_ALLOWED", "SHOPS_SLUG_TOO_OFTEN"))
    .input(z.strictObject({ slug: TypedSlug }))
    .output(ShopSettings),

  removePicture: command(change)
    .input(z.strictObject({ part: z.enum(SHOP_PICTURES) }))
    .output(ShopSettings),

  /** Closed, nothing of it is for sale or found; buyers keep what they bought. Opened again, everything is back. */
  setEnabled: command(change)
    .input(z.strictObject({ isEnabled: z.boolean() }))
    .output(ShopSettings),
};
