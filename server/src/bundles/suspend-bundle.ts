import { bundleChanged } from "@blenda/domain/bundles/events";
import { emit } from "../platform/events/outbox.ts";
import { audit } from "../platform/requests/audit.ts";
import { ownBundles } from "./procedures.ts";
import { lockBundle, setSuspended } from "./repository.ts";

export const suspendBundle = ownBundles.suspendBundle.handler(({ input: { id, reason }, context, errors }) =>
  context.transaction(async (tx) => {
    const bundle = await lockBundle(tx, id);
    if (!bundle) throw errors.BUNDLES_NOT_FOUND();
    await setSuspended(tx, id, reason, context.now());
    await emit(tx, bundleChanged({ bundleId: id, creatorId: bundle.creatorId }));
    const before = { isSuspended: bundle.suspendedAt !== null };
    await audit(tx, context, {
      action: "bundles.suspendBundle",
      target: { kind: "bundle", id },
      reason,
      before,
      after: { isSuspended: true },
    });
    return { id };
  }),
);
