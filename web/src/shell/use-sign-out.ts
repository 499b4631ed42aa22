import { useNavigate } from "@tanstack/react-router";
import { useAct } from "../lib/calls/act.ts";
import { api } from "../lib/calls/api.ts";
import { sessionChanged } from "../lib/session/session.ts";

/** Logs out, then goes home (spec 2 §2). The page is left first: a guarded one would send its visitor to the login. */
export function useSignOut() {
  const navigate = useNavigate();
  const { act, isActing } = useAct(api.identity.signOut, {
    learn: async (session, cache) => {
      await navigate({ to: "/" });
      sessionChanged(cache, session);
    },
  });
  return { signOut: () => act(undefined), isSigningOut: isActing };
}
