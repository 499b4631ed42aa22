import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { tallyFailures } from "./failures.ts";
import { tallyTexts } from "./texts.ts";

const Total = z.object({ total: z.int() });

export const tallyContract = {
  total: read({ access: "public", failed: tallyTexts.loadFailed }).output(Total),

  add: command({ access: "public", failed: tallyTexts.addFailed, limits: [{ per: "address", max: 60, minutes: 60 }] })
    .errors(pick(tallyFailures, "TALLY_FULL"))
    .input(z.strictObject({}))
    .output(Total),
};
