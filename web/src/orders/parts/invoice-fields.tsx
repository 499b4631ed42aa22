import type { InvoiceDetails } from "@blenda/domain/orders/model";
import type { useDraft } from "../../lib/storage/draft.ts";
import { countries, taxNumberName } from "../../product/countries.ts";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Select } from "../../ui/controls/select.tsx";

type Draft = ReturnType<typeof useDraft<keyof InvoiceDetails>>;

/** Of this form, or of one that asks for more besides. */
interface Props extends Pick<Draft, "draft" | "errors"> {
  /** Country and number are settled with the tax, and not asked here. */
  isPlaced?: boolean;
  control: (field: keyof InvoiceDetails) => Omit<ReturnType<Draft["control"]>, "name"> & { name: string };
}

const NAME_MOST = 120;
const TAX_ID_MOST = 40;

/** Everything may be empty; what is there must fit on the paper. */
export function invoiceFaults({ name, businessName, taxId }: InvoiceDetails): Partial<Record<keyof InvoiceDetails, string | undefined>> {
  const tooLong = (text: string, most: number) => ([...text.trim()].length > most ? `Please use at most ${most} characters.` : undefined);
  return { name: tooLong(name, NAME_MOST), businessName: tooLong(businessName, NAME_MOST), taxId: tooLong(taxId, TAX_ID_MOST) };
}

/** What an invoice says about its buyer. */
export function InvoiceFields({ draft, errors, control, isPlaced = false }: Props) {
  return (
    <>
      <Field label="Name" error={errors.name}>
        <Input {...control("name")} autoComplete="name" />
      </Field>
      <Field label="Business (optional)" error={errors.businessName}>
        <Input {...control("businessName")} autoComplete="organization" />
      </Field>
      {!isPlaced && <PlaceFields draft={draft} errors={errors} control={control} />}
    </>
  );
}

function PlaceFields({ draft, errors, control }: Props) {
  return (
    <>
      <Field label="Country" error={errors.country}>
        <Select {...control("country")} autoComplete="country">
          <option value="">Not given</option>
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={`${taxNumberName(draft.country)} (optional)`} error={errors.taxId}>
        <Input {...control("taxId")} autoComplete="off" />
      </Field>
    </>
  );
}
