import type { SlugAnswer } from "@blenda/domain/onboarding/model";
import { slugProblem } from "@blenda/domain/shops/rules";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { useSettled } from "../../lib/clock/use-settled.ts";

/** The state of an address, while it is typed; `null` while nothing is typed or the answer is not there yet. */
export function useSlugAnswer(slug: string): SlugAnswer | null {
  const settled = useSettled(slug);
  const { data } = useQuery({
    ...api.onboarding.checkSlug.queryOptions({ input: { slug: settled } }),
    enabled: settled !== "",
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  if (slug === "") return null;
  const problem = slugProblem(slug);
  if (data?.slug === slug) return data;
  return problem ? { slug, state: problem, ideas: [] } : null;
}
