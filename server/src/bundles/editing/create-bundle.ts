import { BUNDLES } from "@blenda/domain/bundles/constants";
import { bundleChanged } from "@blenda/domain/bundles/events";
import { lockUser } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { ownBundles } from "../procedures.ts";
import { addBundle, countBundles } from "../repository.ts";
import { checked } from "./checked.ts";

export const createBundle = ownBundles.createBundle.handler(({ input, context, errors }) => {
  const { user, now, id: newId } = context;
  const command = { actorId: user.id, operation: "bundles.createBundle", input };
  return context.transaction((tx) =>
    idempotent(tx, command, async () => {
      // Held, so that two at once cannot both be the last that fits.
      await lockUser(tx, user.id);
      if ((await countBundles(tx, user.id)) >= BUNDLES.MOST_OF_CREATOR) throw errors.BUNDLES_FULL();
      const id = newId();
      await addBundle(tx, user.id, id, await checked(tx, user.id, input, now()), now());
      await emit(tx, bundleChanged({ bundleId: id, creatorId: user.id }));
      return { id };
    }),
  );
});
