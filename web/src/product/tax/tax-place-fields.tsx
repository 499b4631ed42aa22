import { TAX } from "@blenda/domain/tax/constants";
import type { TaxTerms } from "@blenda/domain/tax/model";
import { taxTexts, termsSentence } from "@blenda/domain/tax/texts";
import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { countries, countryName, taxNumberName } from "../countries.ts";
import { sayPlace, useSaidPlace } from "./tax-place.ts";

interface Props {
  /** As they are now; changed here, they are asked again. */
  terms: TaxTerms;
  /** The order stands: its tax can't change any more. */
  isSettled?: boolean;
}

/** Where a buyer is and whether they buy as a business: both change the tax, so both stand beside the total. */
export function TaxPlaceFields({ terms, isSettled = false }: Props) {
  const { country } = terms;
  const { confirmed } = useSaidPlace();
  const [isBusiness, setBusiness] = useState(terms.taxNumber !== null);
  if (terms.setting === "none") return null;
  return (
    <fieldset disabled={isSettled} className="grid min-w-0 gap-3">
      <legend className="sr-only">Tax</legend>
      <Field label="Country" help={country === null && `${taxTexts.unknownPlace}.`}>
        <Select
          value={country ?? ""}
          onChange={({ target }) => sayPlace({ country: target.value, taxNumber: "", confirmed: "" })}
          autoComplete="country"
        >
          {country === null && <option value="">Choose a country</option>}
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {country !== null && (
        <>
          <Checkbox
            checked={isBusiness}
            onChange={({ target }) => {
              setBusiness(target.checked);
              if (!target.checked) sayPlace({ country, taxNumber: "" });
            }}
          >
            I'm buying for a business
          </Checkbox>
          {isBusiness && <BusinessNumber key={country} country={country} terms={terms} />}
        </>
      )}
      {terms.elsewhere !== null && country !== null && (
        <div className="grid gap-1 rounded-sm bg-warn-soft px-3 py-2.5">
          <p className="type-small">Your connection looks like {countryName(terms.elsewhere)}.</p>
          <Checkbox
            checked={confirmed === country}
            onChange={({ target }) => sayPlace({ country, confirmed: target.checked ? country : "" })}
          >
            I live in {countryName(country)}
          </Checkbox>
        </div>
      )}
    </fieldset>
  );
}

/** Sent when it is complete, not with every key: each is a question to its office. */
function BusinessNumber({ country, terms: { taxNumber, numberState, isReverseCharge, ...terms } }: { country: string; terms: TaxTerms }) {
  const said = useSaidPlace();
  const [typed, setTyped] = useState(said.taxNumber || taxNumber || "");
  const isWrong = numberState === "malformed" || numberState === "unknown";
  const sentence = termsSentence({ ...terms, taxNumber, numberState, isReverseCharge });
  const use = () => sayPlace({ country, taxNumber: typed.trim() });
  return (
    <div className="grid gap-2">
      <Field label={taxNumberName(country)} error={isWrong ? (sentence ?? undefined) : undefined}>
        <Input
          value={typed}
          maxLength={TAX.NUMBER_MOST}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={use}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            use();
          }}
        />
      </Field>
      <Button size="small" className="justify-self-start" onClick={use}>
        Use this number
      </Button>
    </div>
  );
}
