import type { QueryClient } from "@tanstack/react-query";
import { aboutMeQuery, myReportsQuery } from "./own-queries.ts";

/** Answers and appeals change both lists. */
export async function learnOwn(_: unknown, cache: QueryClient): Promise<void> {
  await Promise.all([aboutMeQuery, myReportsQuery].map(({ queryKey }) => cache.invalidateQueries({ queryKey })));
}
