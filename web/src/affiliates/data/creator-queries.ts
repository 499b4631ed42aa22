import type { PeopleList } from "@blenda/domain/affiliates/constants";
import type { CreatorProgramme } from "@blenda/domain/affiliates/model";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

export const creatorProgrammeQuery = queryOptions(api.affiliates.creatorProgramme.queryOptions());

/** Who is in a creator's programme, or who asks to be. */
export const peopleQuery = (list: PeopleList) =>
  infiniteQueryOptions(
    api.affiliates.creatorAffiliates.infiniteOptions({
      input: (after: string | undefined) => ({ list, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );

export const learnProgramme = (programme: CreatorProgramme, cache: QueryClient): void =>
  void cache.setQueryData(creatorProgrammeQuery.queryKey, programme);

/** Somebody moved from one list to the other, or on in theirs. */
export const forgetPeople = (_out: unknown, cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: api.affiliates.creatorAffiliates.key() });
