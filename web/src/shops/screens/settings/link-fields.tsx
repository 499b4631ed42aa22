import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { LINK_PLACES } from "../../data/shop-fields.ts";
import type { ShopForm } from "../../data/use-shop-form.ts";

/** As many rows as are filled, and one more on request. */
export function LinkFields({ draft, errors, control }: Pick<ShopForm, "draft" | "errors" | "control">) {
  const last = LINK_PLACES.findLastIndex((place) => draft[`label${place}`] || draft[`url${place}`]);
  const [asked, setAsked] = useState(0);
  const rows = Math.min(LINK_PLACES.length, Math.max(last + 1, asked));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 type-ui">Social links</legend>
      {LINK_PLACES.slice(0, rows).map((place) => (
        <div key={place} className="grid items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <Field label={`Name of link ${place + 1}`} error={errors[`label${place}`]}>
            <Input {...control(`label${place}`)} placeholder="ArtStation" autoComplete="off" />
          </Field>
          <Field label={`Address of link ${place + 1}`} error={errors[`url${place}`]}>
            <Input {...control(`url${place}`)} type="url" inputMode="url" placeholder="https://" autoComplete="off" />
          </Field>
        </div>
      ))}
      {rows < LINK_PLACES.length && (
        <div>
          <Button size="small" icon="plus" onClick={() => setAsked(rows + 1)}>
            Add a link
          </Button>
        </div>
      )}
    </fieldset>
  );
}
