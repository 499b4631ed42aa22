import type { StepUpAction } from "@blenda/domain/access/step-up";
import { client } from "../../lib/calls/api.ts";
import { print } from "../../lib/log.ts";

/** Answers like the call it makes, and prints it; a refusal is printed with its sentence. */
async function printed<Answer>(name: string, asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    const answer = await asking;
    print(name, answer);
    return answer;
  } catch (error) {
    print(name, error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** The same guarded calls the screens make, by the specification's names (spec 2 §7). */
export const adminTools = {
  /** Whether the two facts that make an admin agree for you. */
  checkAdminStatus: () => printed("checkAdminStatus", client.admin.status()),
  /** Gives a person on the list the claim they lack. Needs a super admin and a fresh second factor. */
  repairClaim: (userId: string, reason: string) => printed("repairClaim", client.admin.setClaim({ userId, isAdmin: true, reason })),
  /** Which second factors you have. */
  getMFAConfig: () => printed("getMFAConfig", client.mfa.config()),
  /** How long the second factor you showed is good for. */
  checkMFASession: (action: StepUpAction = "ADMIN_ROUTE_ACCESS") => printed("checkMFASession", client.mfa.session({ action })),
} as const;
export type AdminTools = typeof adminTools;
