import { type ReactNode, Suspense } from "react";
import { useMe } from "../lib/session/use-me.ts";

/** What only members have does not travel to visitors. `meanwhile` keeps its place while it is on the way. */
export function ForMembers({ meanwhile, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  return useMe() && <Suspense fallback={meanwhile}>{children}</Suspense>;
}
