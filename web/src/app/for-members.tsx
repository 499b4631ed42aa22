import { type ReactNode, Suspense } from "react";
import { useIsExpected, useMe } from "../lib/session/use-me.ts";

/** What only members have does not travel to visitors. `meanwhile` keeps its place while it, or who is here, is on the way. */
export function ForMembers({ meanwhile, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  const me = useMe();
  const isExpected = useIsExpected();
  if (!me) return isExpected ? meanwhile : null;
  return <Suspense fallback={meanwhile}>{children}</Suspense>;
}
