import { TALLY_MAX } from "@blenda/domain/tally/constants";
import { tally } from "./procedures.ts";
import { addOne } from "./repository.ts";

export const add = tally.add.handler(async ({ context, errors }) => {
  const total = await context.transaction((tx) => addOne(tx, TALLY_MAX));
  if (total === undefined) throw errors.TALLY_FULL();
  return { total };
});
