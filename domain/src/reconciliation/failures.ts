import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { LineFault } from "./model.ts";

export const reconciliationFailures = {
  RECONCILIATION_NOT_FOUND: failure(404, "We can't find this row. It may have been compared again."),
  /** Thrown for a fix the state of a row does not have, also when it changed meanwhile. */
  RECONCILIATION_FIX: failure(409, "This fix isn't possible here anymore"),
  RECONCILIATION_LINK: failure(422, "This line and this payout can't be linked"),
  /** Nothing of it is taken. */
  RECONCILIATION_STATEMENT: failure(422, z.object({ faults: z.array(LineFault), count: z.int() }), ({ count }) =>
    count === 1 ? "The file has 1 fault. Nothing was imported." : `The file has ${count} faults. Nothing was imported.`,
  ),
  RECONCILIATION_PROPOSED: failure(409, "A correction for this row is already waiting for a second admin"),
  RECONCILIATION_DECIDED: failure(409, "Someone else has decided this already"),
  RECONCILIATION_SECOND_ADMIN: failure(403, "You proposed this. Another admin has to approve it."),
  RECONCILIATION_TOO_MUCH: failure(422, "This is too much for a correction. Find out where the money is first."),
  RECONCILIATION_PROVIDER: failure(503, "The payout provider isn't responding. Please try again later."),
};
