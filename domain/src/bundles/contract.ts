import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { reviewers } from "../publication/access.ts";
import { PUBLISHED_TYPES } from "../publication/constants.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { plainText } from "../shared/text.ts";
import { BUNDLES } from "./constants.ts";
import { bundleFailures } from "./failures.ts";
import { BundleCard, BundleDraft, BundleId, BundlePage, OwnBundle, StoppedBundle } from "./model.ts";
import { bundleTexts } from "./texts.ts";

const own = { access: "creator", failed: bundleTexts.listFailed } as const;
const change = { access: "creator", failed: bundleTexts.saveFailed, limits: [{ per: "account", max: 120, minutes: 60 }] } as const;
const decide = { access: reviewers, failed: bundleTexts.suspendFailed, about: { kind: "bundle", by: "id" } } as const;
const onlyId = z.strictObject({ id: BundleId });
const decision = z.strictObject({ id: BundleId, reason: plainText(1, BUNDLES.REASON_MOST) });
const saved = ["BUNDLES_ITEM_REFUSED", "BUNDLES_NO_COMMON_LICENCE", "BUNDLES_PRICE_REFUSED"] as const;

export const bundlesContract = {
  /** As everybody sees it; what it costs somebody who owns part of it is a quote's to say. */
  bundle: read({ access: "public", failed: bundleTexts.loadFailed, isShared: true })
    .errors(pick(bundleFailures, "BUNDLES_NOT_FOUND"))
    .input(onlyId)
    .output(BundlePage),

  /** The newest that are for sale: all of them, of a shop, with an item or something of a category in it, or by the words of its name and its items'. */
  shelf: read({ access: "public", failed: bundleTexts.listFailed, isShared: true })
    .input(
      z.strictObject({
        creatorId: z.string().min(1).max(100).optional(),
        itemType: z.enum(PUBLISHED_TYPES).optional(),
        itemId: z.string().min(1).max(100).optional(),
        /** By its name, as a listing's filter has it. */
        category: z.string().max(100).optional(),
        words: z.string().max(BUNDLES.SEARCH_MOST).optional(),
      }),
    )
    .output(z.array(BundleCard).max(BUNDLES.SHELF)),

  /** All of the creator's, the one changed last first. Live. */
  own: read(own).output(z.array(OwnBundle).max(BUNDLES.MOST_OF_CREATOR)),

  ownBundle: read({ ...own, failed: bundleTexts.loadFailed })
    .errors(pick(bundleFailures, "BUNDLES_NOT_FOUND"))
    .input(onlyId)
    .output(OwnBundle),

  /** A draft; the same key makes it once. */
  createBundle: command(change)
    .errors(pick(bundleFailures, ...saved, "BUNDLES_FULL"))
    .input(BundleDraft.extend({ key: CommandKey }))
    .output(onlyId),

  updateBundle: command(change)
    .errors(pick(bundleFailures, ...saved, "BUNDLES_NOT_FOUND"))
    .input(BundleDraft.extend({ id: BundleId }))
    .output(onlyId),

  /** On sale, once everything in it is and its price is one. */
  publishBundle: command(change)
    .errors(pick(bundleFailures, ...saved, "BUNDLES_NOT_FOUND", "BUNDLES_SUSPENDED"))
    .input(onlyId)
    .output(onlyId),

  /** Off sale. What was bought with it stays bought. */
  unlistBundle: command(change).errors(pick(bundleFailures, "BUNDLES_NOT_FOUND")).input(onlyId).output(onlyId),

  deleteBundle: command(change).errors(pick(bundleFailures, "BUNDLES_NOT_FOUND")).input(onlyId).output(onlyId),

  /** Its name or its words break the rules; its items are decided about one by one. Its creator reads why. */
  suspendBundle: command(decide).errors(pick(bundleFailures, "BUNDLES_NOT_FOUND")).input(decision).output(onlyId),

  /** What nobody sees any more, with why. */
  stoppedBundle: read({ access: reviewers, failed: bundleTexts.loadFailed })
    .errors(pick(bundleFailures, "BUNDLES_NOT_FOUND"))
    .input(onlyId)
    .output(StoppedBundle),

  reinstateBundle: command(decide).errors(pick(bundleFailures, "BUNDLES_NOT_FOUND")).input(decision).output(onlyId),
};
