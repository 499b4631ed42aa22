import { bundleChanged } from "@blenda/domain/bundles/events";
import { emit } from "../../platform/events/outbox.ts";
import { ownBundles } from "../procedures.ts";
import { lockBundle, removeBundle } from "../repository.ts";

/** Orders keep its name and what was bought with it. */
export const deleteBundle = ownBundles.deleteBundle.handler(({ input: { id }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user } = context;
    if (!(await lockBundle(tx, id, user.id))) throw errors.BUNDLES_NOT_FOUND();
    await removeBundle(tx, id);
    await emit(tx, bundleChanged({ bundleId: id, creatorId: user.id }));
    return { id };
  }),
);
