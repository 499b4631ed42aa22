import type { Session } from "@blenda/domain/identity/model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../calls/api.ts";
import { restartLive } from "../calls/live.ts";
import { writeLoginFlag } from "./login-flag.ts";

const LONGEST_PAUSE_MS = 15_000;

const SIGNED_OUT: Session = { user: null, flags: [], hasGoogle: false };

/**
 * Who is here, and what is switched on. Everything that guards or lists screens asks this one question.
 * It is asked even while the browser believes it is offline: the start waits for its end, whichever end that is.
 */
export const sessionQuery = queryOptions({
  ...api.identity.session.queryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: "always",
});

/** Signed out, for want of an answer. */
const UNSURE = 0;
export const isSure = (updatedAt: number): boolean => updatedAt !== UNSURE;

/** The first authentication check. One that fails or takes too long counts as signed out, and is asked on until it is answered. */
export async function checkSession(cache: QueryClient, longestMs: number): Promise<void> {
  await Promise.race([cache.prefetchQuery(sessionQuery), new Promise((resume) => setTimeout(resume, longestMs))]);
  if (cache.getQueryData(sessionQuery.queryKey)) return;
  cache.setQueryData(sessionQuery.queryKey, SIGNED_OUT, { updatedAt: UNSURE });
  void cache.prefetchQuery({
    ...sessionQuery,
    staleTime: 0,
    retry: true,
    retryDelay: (count) => Math.min(1_000 * 2 ** count, LONGEST_PAUSE_MS),
  });
}

/** Signing in and out answer with the new session; this is where it is put. Other tabs ask again when the stream opens anew. */
export function sessionChanged(cache: QueryClient, session: Session): void {
  cache.setQueryData(sessionQuery.queryKey, session);
  restartLive();
}

/**
 * Whenever another person is here than before, whichever tab or server said so: the flag follows, and nothing learned as one
 * person may be shown to the next. Reset, not clear: mounted screens would keep watching what was cleared. Guards look again
 * also when only a switch changed, because the first check may have failed and then every switch was off, and when a right
 * was given or lost.
 */
export function followSession(cache: QueryClient, onChange: () => void): void {
  const [path] = sessionQuery.queryKey;
  const session = () => cache.getQueryData(sessionQuery.queryKey) ?? SIGNED_OUT;
  let known = session();
  if (isSure(cache.getQueryState(sessionQuery.queryKey)?.dataUpdatedAt ?? UNSURE)) writeLoginFlag(known.user !== null);
  cache.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || String(query.queryKey[0]) !== String(path)) return;
    const before = known;
    known = session();
    if (known.user?.id !== before.user?.id) {
      writeLoginFlag(known.user !== null);
      void cache.resetQueries({ predicate: ({ queryKey }) => String(queryKey[0]) !== String(path) });
    } else if (guarded(known) === guarded(before)) return;
    onChange();
  });
}

/** All that guards look at. */
const guarded = ({ user, flags, suspension }: Session): string =>
  JSON.stringify([flags, suspension, user?.isAdmin, user?.isCreator, user?.roles, user?.permissions]);
