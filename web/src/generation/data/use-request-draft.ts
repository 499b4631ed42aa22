import type { Job, ToolPage } from "@blenda/domain/generation/model";
import { useDraft } from "../../lib/storage/draft.ts";
import { EMPTY_REQUEST, faultsOf, type RequestField, requestOf } from "./request.ts";

/** The form, and what it comes to. */
export function useRequestDraft({ rules, hasDrafts }: Pick<ToolPage, "rules" | "hasDrafts">) {
  const draft = useDraft<RequestField>(EMPTY_REQUEST, (words) => faultsOf(words, rules, hasDrafts), "blendagen");
  /** Everything of an earlier job that can be asked for again. Its picture cannot, unless the form still has it. */
  const reuse = ({ prompt, mode, imageUrl, options }: Job) => {
    const isPictured = mode === "form" && imageUrl !== null && imageUrl === draft.draft.imageUrl;
    const from = isPictured ? { source: "image", mode, caption: prompt } : { source: "text", prompt };
    const words = { ...from, ...options, highPack: options.highPack ? "yes" : "" };
    for (const [field, value] of Object.entries(words)) draft.set(field as RequestField, value);
  };
  return { ...draft, request: requestOf(draft.draft, rules, hasDrafts), reuse };
}
export type RequestDraft = ReturnType<typeof useRequestDraft>;
