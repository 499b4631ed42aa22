import { createBundle } from "./editing/create-bundle.ts";
import { deleteBundle } from "./editing/delete-bundle.ts";
import { publishBundle } from "./editing/publish-bundle.ts";
import { unlistBundle } from "./editing/unlist-bundle.ts";
import { updateBundle } from "./editing/update-bundle.ts";
import { bundle, own, ownBundle, shelf, stoppedBundle } from "./reads.ts";
import { reinstateBundle } from "./reinstate-bundle.ts";
import { suspendBundle } from "./suspend-bundle.ts";

export const bundlesRouter = {
  bundle,
  shelf,
  own,
  ownBundle,
  createBundle,
  updateBundle,
  publishBundle,
  unlistBundle,
  deleteBundle,
  suspendBundle,
  stoppedBundle,
  reinstateBundle,
};
