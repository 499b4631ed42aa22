import type { StepUpAction } from "@blenda/domain/access/step-up";
import { queryOptions } from "@tanstack/react-query";
import { api, client, queryClient } from "../../lib/calls/api.ts";
import { askForFactor } from "../../lib/calls/step-up.ts";

export const mfaQuery = queryOptions(api.mfa.config.queryOptions());
export const mfaEventsQuery = queryOptions(api.mfa.events.queryOptions());

/** Whether this browser has shown a factor for the action. */
export const factorSessionQuery = (action: StepUpAction) =>
  queryOptions({ ...api.mfa.session.queryOptions({ input: { action } }), staleTime: 0 });

/** Everything shown about one's own factors, asked anew after something changed; the live stream tells the other tabs. */
export const refreshMfa = (): Promise<void> => queryClient.invalidateQueries({ queryKey: api.mfa.key() });

/** The token of this browser's session for the action, asking for a factor when there is none. It is not kept anywhere. */
export async function sessionToken(action: StepUpAction): Promise<string> {
  const known = await client.mfa.session({ action });
  if (known.valid && known.sessionToken !== null) return known.sessionToken;
  const refusal = await askForFactor(action);
  if (refusal !== null) throw new Error(refusal);
  const { sessionToken: fresh } = await client.mfa.session({ action });
  return fresh ?? "";
}
