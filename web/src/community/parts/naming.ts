import { COMMUNITY } from "@blenda/domain/community/constants";
import type { Mention } from "@blenda/domain/community/model";
import { namedIn as allNamedIn } from "@blenda/domain/community/rules";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/calls/api.ts";
import { useSettled } from "../../lib/clock/use-settled.ts";
import type { Completion, Offer } from "../../ui/completion/completion.ts";
import type { TypedWord } from "../../ui/completion/typed-word.ts";

const TRIGGERS = ["@", "#"] as const;
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

interface NamingHandlers {
  onPerson: (person: Mention) => void;
  onTag?: (tag: string) => void;
}

/** Completes names and tags in a field of the community; whoever uses it remembers who was meant. */
export const naming = ({ onPerson, onTag }: NamingHandlers): Completion => ({
  triggers: TRIGGERS,
  useOffers,
  choose: ({ key, label }, { trigger }) => {
    if (trigger === "#") onTag?.(key);
    else onPerson({ userId: key, name: label });
    return `${trigger}${label}`;
  },
});

/** The same for a field that keeps nothing else: who was chosen joins those it knew. */
export function useNaming(known: readonly Mention[]): { completion: Completion; people: readonly Mention[] } {
  const [chosen, setChosen] = useState<readonly Mention[]>([]);
  const isChosen = ({ userId }: Mention) => chosen.some((one) => one.userId === userId);
  return {
    completion: naming({
      onPerson: (person) => setChosen((before) => [...before.filter(({ userId }) => userId !== person.userId), person]),
    }),
    people: [...known.filter((person) => !isChosen(person)), ...chosen],
  };
}

/** Those a text really names, as many as may be told. */
export const namedIn = (text: string, people: readonly Mention[]): Mention[] => allNamedIn(text, people).slice(0, COMMUNITY.MOST_MENTIONS);
