import type { Coupon, DiscountDraft, DiscountScope } from "@blenda/domain/discounts/model";
import { useState } from "react";
import { codeOf } from "../../lib/calls/refusal.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { type CodeFields, codeFaults, draftOf } from "../data/code-form.ts";

/** Beside which field a refusal belongs. */
const PLACES: Readonly<Record<string, keyof CodeFields>> = {
  DISCOUNTS_CODE_TAKEN: "code",
  DISCOUNTS_VALUE_REFUSED: "value",
  DISCOUNTS_DATES_REFUSED: "endsAt",
  DISCOUNTS_USES_BELOW: "maxUses",
  DISCOUNTS_AFFILIATE_UNKNOWN: "affiliateId",
};

/** The state of a code's form: its fields, what it is for, and what the server did not take. */
export function useCodeForm(known: CodeFields, knownScope: DiscountScope, before?: Coupon) {
  const draft = useDraft<keyof CodeFields>(known, codeFaults);
  const [scope, setScope] = useState(knownScope);
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = (error: Error) => {
    const place = PLACES[codeOf(error) ?? ""];
    setProblem(place ? null : error.message);
    if (place) draft.refuse({ [place]: error.message });
  };
  const send = (to: (wanted: DiscountDraft, fields: CodeFields) => void) =>
    draft.submit((fields) => {
      setProblem(null);
      to(draftOf(fields, scope, before), fields);
    });
  const isChanged = draft.isChanged || JSON.stringify(scope) !== JSON.stringify(knownScope);
  return { ...draft, scope, setScope, problem, refuse, send, isChanged };
}
export type CodeFormState = ReturnType<typeof useCodeForm>;
