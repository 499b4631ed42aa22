import type { Profile } from "@blenda/domain/account/model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";

export const profileQuery = queryOptions(api.account.profile.queryOptions());
export const sessionsQuery = queryOptions(api.account.sessions.queryOptions());
export const exportsQuery = queryOptions(api.account.exports.queryOptions());

/** What the settings show, asked before their code has arrived; visitors have nothing to ask. */
export function askSettings(cache: QueryClient): void {
  if (!cache.getQueryData(sessionQuery.queryKey)?.user) return;
  void cache.prefetchQuery(profileQuery);
  void cache.prefetchQuery(sessionsQuery);
  void cache.prefetchQuery(exportsQuery);
}

/** The settings and the navbar show the same person. */
export function learnProfile(profile: Profile, cache: QueryClient): void {
  cache.setQueryData(profileQuery.queryKey, profile);
  const { email, name, displayName, photoUrl } = profile;
  cache.setQueryData(
    sessionQuery.queryKey,
    (before) => before && { ...before, user: before.user && { ...before.user, email, name, displayName, photoUrl } },
  );
}

/** After a person proved who they are. */
export async function learnProof(cache: QueryClient, provenUntil: string | null): Promise<void> {
  if (provenUntil === null) await cache.fetchQuery({ ...profileQuery, staleTime: 0 });
  else cache.setQueryData(profileQuery.queryKey, (before) => before && { ...before, provenUntil });
}
