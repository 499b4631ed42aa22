import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { blockFailures } from "./failures.ts";
import { BlockedPerson } from "./model.ts";
import { blockTexts } from "./texts.ts";

export const blocksContract = {
  /** Neither writes to the other, answers the other or hears of the other until it is taken back. Doing it again changes nothing. */
  block: command({ access: "signed-in", failed: blockTexts.changeFailed, limits: [{ per: "account", max: 300, minutes: 60 }] })
    .errors(pick(blockFailures, "BLOCKS_NOBODY", "BLOCKS_SELF"))
    .input(z.strictObject({ userId: z.string().min(1).max(100), isBlocked: z.boolean() }))
    .output(z.object({ userId: z.string(), isBlocked: z.boolean() })),

  /** Whom one blocked, the latest first. Live. */
  blocked: read({ access: "signed-in", failed: blockTexts.loadFailed })
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(z.object({ people: z.array(BlockedPerson), next: Cursor.nullable() })),
};
