import { bundleChanged } from "@blenda/domain/bundles/events";
import { emit } from "../../platform/events/outbox.ts";
import { ownBundles } from "../procedures.ts";
import { lockBundle, ownBundleRow, setOnSale } from "../repository.ts";
import { checked } from "./checked.ts";

/** What it was saved with may have changed since: it is looked at again. */
export const publishBundle = ownBundles.publishBundle.handler(({ input: { id }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    await lockBundle(tx, id, user.id);
    const bundle = await ownBundleRow(tx, user.id, id);
    if (!bundle) throw errors.BUNDLES_NOT_FOUND();
    if (bundle.suspensionReason !== null) throw errors.BUNDLES_SUSPENDED({ data: { reason: bundle.suspensionReason } });
    await checked(tx, user.id, bundle, now());
    await setOnSale(tx, id, true, now());
    await emit(tx, bundleChanged({ bundleId: id, creatorId: user.id }));
    return { id };
  }),
);
