import { COMMUNITY } from "@blenda/domain/community/constants";
import type { Mention } from "@blenda/domain/community/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/calls/api.ts";
import { useSettled } from "../../lib/clock/use-settled.ts";
import type { Completion, Offer } from "../../ui/completion/completion.ts";
import type { TypedWord } from "../../ui/completion/typed-word.ts";

const SHORT_MS = 120;
const FRESH_MS = 60_000;

/** People behind an @, tags behind a #, while they are typed. */
function useOffers(word: TypedWord | null): readonly Offer[] {
  const search = useSettled(word?.search ?? "", SHORT_MS);
  const people = useQuery({
    ...api.community.mentions.queryOptions({ input: { search } }),
    enabled: word?.trigger === "@" && search !== "",
    staleTime: FRESH_MS,
  });
  const tags = useQuery({
    ...api.community.tags.queryOptions({ input: { search: search.slice(0, COMMUNITY.TAG_MAX) } }),
    enabled: word?.trigger === "#",
    staleTime: FRESH_MS,
  });
  if (word?.trigger === "@" && search !== "")
    return (people.data ?? []).map(({ userId, name, avatarUrl, isCreator }) => ({
      key: userId,
      label: name,
      avatarUrl,
      detail: isCreator ? "Creator" : undefined,
    }));
  if (word?.trigger === "#")
    return (tags.data ?? []).map(({ tag, posts, isFollowed }) => ({
      key: tag,
      label: tag,
      icon: "hash",
      detail: isFollowed ? "Following" : `${posts} ${posts === 1 ? "post" : "posts"}`,
    }));
  return [];
}

interface Naming {
  completion: Completion;
  /** Who was chosen so far, and may still be named in the text. */
  people: readonly Mention[];
}

/** Completes names and tags in a field of the community, and remembers who was meant. */
export function useNaming(known: readonly Mention[], onTag?: (tag: string) => void): Naming {
  const [chosen, setChosen] = useState<readonly Mention[]>([]);
  const completion: Completion = {
    triggers: ["@", "#"],
    useOffers,
    choose: ({ key, label }, { trigger }) => {
      if (trigger === "#") onTag?.(key);
      else setChosen((before) => [...before.filter(({ userId }) => userId !== key), { userId: key, name: label }]);
      return `${trigger}${label}`;
    },
  };
  return { completion, people: [...known.filter(({ userId }) => !chosen.some((one) => one.userId === userId)), ...chosen] };
}

/** Those whose "@name" a text really has. */
export const namedIn = (text: string, people: readonly Mention[]): Mention[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).slice(0, COMMUNITY.MOST_MENTIONS);
