import type { RecipientCurrency, RecipientField } from "@blenda/domain/recipients/constants";
import type { FieldSpec } from "@blenda/domain/recipients/model";
import { useQuery } from "@tanstack/react-query";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { recipientFieldsQuery } from "../data/recipient-queries.ts";
import type { useRecipientDraft } from "../data/use-recipient-draft.ts";

interface Props extends Pick<ReturnType<typeof useRecipientDraft>, "control" | "errors"> {
  currency: RecipientCurrency;
  country: string;
}

const DIGITS: readonly RecipientField[] = ["routingNumber", "sortCode"];

/** What a bank there wants to know, as the server says. */
export function BankFields({ currency, country, control, errors }: Props) {
  const { data, error, refetch } = useQuery(recipientFieldsQuery(currency, country));
  if (country === "") return null;
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-20 w-full" />;
  return data.fields.map((field) => (
    <Field key={field.name} label={field.label} error={errors[field.name]} help={field.hint}>
      <Control field={field} control={control} />
    </Field>
  ));
}

function Control({ field: { name, options }, control }: { field: FieldSpec; control: Props["control"] }) {
  if (options)
    return (
      <Select {...control(name)}>
        <option value="">Choose</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    );
  return (
    <Input
      {...control(name)}
      type={name === "email" ? "email" : "text"}
      inputMode={DIGITS.includes(name) ? "numeric" : undefined}
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
}
