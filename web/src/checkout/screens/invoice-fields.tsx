import { ORDERS } from "@blenda/domain/orders/constants";
import type { ComponentProps } from "react";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { countries } from "./countries.ts";
import type { DetailField } from "./details.ts";

type Control = Pick<ComponentProps<"input">, "name" | "value" | "onBlur"> & { onChange: (event: never) => void };

interface Props {
  control: (field: DetailField) => Control;
  /** The order stands and carries them already. */
  isSettled: boolean;
}

export function InvoiceFields({ control, isSettled }: Props) {
  const text = (field: DetailField) => ({
    ...(control(field) as ComponentProps<"input">),
    maxLength: field === "taxId" ? 40 : 120,
    disabled: isSettled,
  });
  return (
    <details className="group border-t border-line pt-5">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-xs [&::-webkit-details-marker]:hidden">
        <span className="type-h3">
          Invoice details <span className="type-small text-muted">optional</span>
        </span>
        <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field label="Your name">
          <Input {...text("name")} autoComplete="name" />
        </Field>
        <Field label="Business name">
          <Input {...text("businessName")} autoComplete="organization" />
        </Field>
        <Field label="Tax number">
          <Input {...text("taxId")} autoComplete="off" />
        </Field>
        <Field label="Country">
          <Select {...(control("country") as ComponentProps<"select">)} disabled={isSettled} autoComplete="country">
            <option value="">Choose</option>
            {countries().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <p className="type-small text-muted sm:col-span-2">
          {isSettled ? "They are on your order already. " : ""}You can change them on the order for {ORDERS.INVOICE_EDIT_DAYS} days.
        </p>
      </div>
    </details>
  );
}
