import { bundleChanged } from "@blenda/domain/bundles/events";
import { emit } from "../../platform/events/outbox.ts";
import { ownBundles } from "../procedures.ts";
import { lockBundle, saveBundle } from "../repository.ts";
import { checked } from "./checked.ts";

export const updateBundle = ownBundles.updateBundle.handler(({ input: { id, ...draft }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    if (!(await lockBundle(tx, id, user.id))) throw errors.BUNDLES_NOT_FOUND();
    await saveBundle(tx, id, await checked(tx, user.id, draft, now()), now());
    await emit(tx, bundleChanged({ bundleId: id, creatorId: user.id }));
    return { id };
  }),
);
