import { failure } from "../shared/failure.ts";

export const blockFailures = {
  BLOCKS_NOBODY: failure(404, "We can't find this person"),
  BLOCKS_SELF: failure(422, "You can't block yourself"),
};
