import type { Coupon } from "@blenda/domain/discounts/model";
import { useInfiniteQuery } from "@tanstack/react-query";
import { affiliateName } from "../../affiliates/data/affiliate-name.ts";
import { peopleQuery } from "../../affiliates/data/creator-queries.ts";
import { shareText } from "../../affiliates/data/share.ts";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import type { CodeFormState } from "./use-code-form.ts";

/** Which of the creator's affiliates a code belongs to. Who has none isn't asked. */
export function AffiliateField({ form, before }: { form: CodeFormState; before?: Coupon }) {
  const { data } = useInfiniteQuery(peopleQuery("people"));
  const active = (data?.pages ?? []).flatMap(({ rows }) => rows).filter(({ state, userId }) => state === "active" && userId !== null);
  const kept = before?.affiliate;
  const isGone = kept && !active.some(({ userId }) => userId === kept.id);
  if (active.length === 0 && !kept) return null;
  return (
    <Field
      label="Affiliate"
      error={form.errors.affiliateId}
      help={
        kept && !kept.isActive
          ? "They aren't in your program now, so nobody can use this code."
          : "Sales with this code are credited to them."
      }
    >
      <Select {...form.control("affiliateId")} disabled={before?.isFixed ?? false}>
        <option value="">Nobody in particular</option>
        {isGone && <option value={kept.id}>{kept.ref}</option>}
        {active.map((person) => (
          <option key={person.id} value={person.userId ?? ""}>
            {affiliateName(person)}, {shareText(person.bps)}%
          </option>
        ))}
      </Select>
    </Field>
  );
}
