import { bundleChanged } from "@blenda/domain/bundles/events";
import { emit } from "../../platform/events/outbox.ts";
import { ownBundles } from "../procedures.ts";
import { lockBundle, setOnSale } from "../repository.ts";

export const unlistBundle = ownBundles.unlistBundle.handler(({ input: { id }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    if (!(await lockBundle(tx, id, user.id))) throw errors.BUNDLES_NOT_FOUND();
    await setOnSale(tx, id, false, now());
    await emit(tx, bundleChanged({ bundleId: id, creatorId: user.id }));
    return { id };
  }),
);
