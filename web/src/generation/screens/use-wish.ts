import type { Job, ToolRules } from "@blenda/domain/generation/model";
import { useDraft } from "../../lib/draft.ts";
import { EMPTY_WISH, faultsOf, type WishField, wishOf } from "./wish.ts";

/** The form, and what it comes to. */
export function useWish(rules: ToolRules) {
  const draft = useDraft<WishField>(EMPTY_WISH, (words) => faultsOf(words, rules), "blendagen");
  /** Everything of an earlier job that can be asked for again. Its picture cannot: it is part of that job. */
  const reuse = ({ prompt, options, format }: Job) => {
    const words = { source: "text", prompt, ...options, highPack: options.highPack ? "yes" : "", format };
    for (const [field, value] of Object.entries(words)) draft.set(field as WishField, value);
  };
  return { ...draft, wish: wishOf(draft.draft, rules), reuse };
}
export type WishDraft = ReturnType<typeof useWish>;
