import { useEffect, useId, useState } from "react";
import type { Completion, Offer } from "./completion.ts";
import type { TypedWord } from "./typed-word.ts";

export interface OpenCompletion {
  id: string;
  word: TypedWord | null;
  offers: readonly Offer[];
  /** Which one Enter takes. */
  at: number;
  choose: (offer: Offer) => void;
  /** Whether a key was for the list: the field does nothing with it then. */
  take: (key: string) => boolean;
}

const NOTHING: Completion = { triggers: [], useOffers: () => [], choose: () => "" };
const keyOf = (word: TypedWord | null): string => (word ? `${word.trigger}${word.search}` : "");

/** The list below a field: arrows go through it, Enter or Tab takes one, Escape closes it until another letter is typed. */
export function useCompletion(
  word: TypedWord | null,
  { useOffers } = NOTHING,
  onChoose: (offer: Offer, word: TypedWord) => void,
): OpenCompletion {
  const id = useId();
  const [at, setAt] = useState(0);
  const [dismissed, setDismissed] = useState("");
  const found = useOffers(word);
  const typed = keyOf(word);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word begins with its first offer
  useEffect(() => setAt(0), [typed]);
  const offers = word && dismissed !== typed ? found : [];
  const choose = (offer: Offer) => word && onChoose(offer, word);
  const take = (key: string): boolean => {
    const chosen = offers[Math.min(at, offers.length - 1)];
    if (!chosen) return false;
    if (key === "ArrowDown") setAt((at + 1) % offers.length);
    else if (key === "ArrowUp") setAt((at - 1 + offers.length) % offers.length);
    else if (key === "Enter" || key === "Tab") choose(chosen);
    else if (key === "Escape") setDismissed(typed);
    else return false;
    return true;
  };
  return { id, word, offers, at: Math.min(at, offers.length - 1), choose, take };
}

/** What a field says about its list to those who do not see it. */
export const completionWiring = ({ id, offers, at }: OpenCompletion) => ({
  "aria-autocomplete": "list" as const,
  "aria-controls": offers.length > 0 ? id : undefined,
  "aria-activedescendant": offers.length > 0 ? `${id}-${at}` : undefined,
});
