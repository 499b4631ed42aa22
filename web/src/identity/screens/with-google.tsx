import { useQueryClient } from "@tanstack/react-query";
import { sessionChanged, sessionQuery } from "../../lib/session/session.ts";
import { GoogleButton } from "../parts/google-button.tsx";

/** The other way in. The window set the session; this page only has to ask who it is now. */
export function WithGoogle({ onFailed }: { onFailed: (message: string) => void }) {
  const cache = useQueryClient();
  const learn = async () => sessionChanged(cache, await cache.fetchQuery({ ...sessionQuery, staleTime: 0 }));
  return (
    <div className="mt-6 grid gap-6">
      <GoogleButton onDone={learn} onFailed={onFailed}>
        Continue with Google
      </GoogleButton>
      <p className="flex items-center gap-3 type-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with email
      </p>
    </div>
  );
}
