import type { IconName } from "../icon.tsx";
import type { Trigger, TypedWord } from "./typed-word.ts";

/** One thing a word may become. */
export interface Offer {
  key: string;
  label: string;
  detail?: string | undefined;
  icon?: IconName;
  /** A person's picture; drawn from the label where there is none. */
  avatarUrl?: string | null;
}

/** Who is asked what a word could mean, and what is written for the answer. */
export interface Completion {
  triggers: readonly Trigger[];
  /** A hook: the offers for a word, as soon as they are known. The same one for as long as the field is there. */
  useOffers: (word: TypedWord | null) => readonly Offer[];
  /** The words that take its place; the caller may remember who was meant. */
  choose: (offer: Offer, word: TypedWord) => string;
}
