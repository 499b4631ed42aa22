import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { foreseeSettings, learnSettings } from "../../data/payout-queries.ts";

/** A person's own pause: while it lasts, Fridays pass and their money stays available. */
export function usePause() {
  const { act, isActing } = useAct(api.payouts.pausePayouts, { learn: learnSettings, foresee: foreseeSettings });
  return { turn: (isPaused: boolean) => act({ isPaused }), isTurning: isActing };
}
