import { SHOP_SETTINGS } from "@blenda/domain/shops/constants";
import type { ShopSettings } from "@blenda/domain/shops/model";
import { shopTexts } from "@blenda/domain/shops/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { learnSettings, settingsQuery } from "../../data/settings-query.ts";
import { wordsOf } from "../../data/shop-fields.ts";
import type { ShopForm } from "../../data/use-shop-form.ts";
import { FeaturedField } from "./featured-field.tsx";
import { LinkFields } from "./link-fields.tsx";
import { ThemeField } from "./theme-field.tsx";

/** What a shop says of itself and how it looks. Public, so it is saved when its creator says so; until then it stays on this device. */
export function WordsForm({ settings, form }: { settings: ShopSettings; form: ShopForm }) {
  const { draft, errors, isChanged, control, set, submit, clear } = form;
  const cache = useQueryClient();
  const [wasChangedElsewhere, setChangedElsewhere] = useState(false);
  const { act, isActing } = useAct(api.shops.saveSettings, {
    done: () => shopTexts.saved,
    learn: learnSettings,
  });
  const save = submit((typed) =>
    act(
      { ...wordsOf(typed), mark: settings.mark },
      {
        onSuccess: () => {
          setChangedElsewhere(false);
          clear();
        },
        onError: (error) => {
          if (codeOf(error) !== "SHOPS_CHANGED_ELSEWHERE") return;
          setChangedElsewhere(true);
          void cache.invalidateQueries(settingsQuery);
        },
      },
    ),
  );
  const length = [...draft.description.trim()].length;
  return (
    <form ref={form.form} noValidate aria-label="Shop" className="grid gap-5" onSubmit={save}>
      <Panel title="About your shop">
        <div className="grid gap-5">
          <Field label="Shop name" error={errors.name}>
            <Input {...control("name")} autoComplete="organization" />
          </Field>
          <Field
            label="Description"
            error={errors.description}
            aside={
              <span className={length > SHOP_SETTINGS.DESCRIPTION_MOST ? "text-bad" : undefined}>
                {length}/{SHOP_SETTINGS.DESCRIPTION_MOST}
                <span className="sr-only"> characters</span>
              </span>
            }
          >
            <Textarea {...control("description")} rows={5} />
          </Field>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label="Website (optional)" error={errors.website}>
              <Input {...control("website")} type="url" inputMode="url" placeholder="https://" autoComplete="url" />
            </Field>
            <Field label="Contact email (optional)" error={errors.contactEmail} help="Everyone can see it on your shop.">
              <Input {...control("contactEmail")} type="email" inputMode="email" autoComplete="email" />
            </Field>
          </div>
          <LinkFields draft={draft} errors={errors} control={control} />
        </div>
      </Panel>
      <Panel title="Look">
        <div className="grid gap-5">
          <ThemeField value={draft.theme} onChange={(theme) => set("theme", theme)} />
          <Checkbox checked={draft.showPrices === "yes"} onChange={({ target }) => set("showPrices", target.checked ? "yes" : "no")}>
            Show prices on cards
          </Checkbox>
        </div>
      </Panel>
      <FeaturedField settings={settings} form={form} />
      {wasChangedElsewhere && <Alert tone="warn" title={shopTexts.changedElsewhere} />}
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 border-t border-line bg-bg px-1 py-3">
        <Button type="submit" kind="primary" isBusy={isActing}>
          Save changes
        </Button>
        {isChanged && !isActing && (
          <Button kind="quiet" onClick={clear}>
            Discard changes
          </Button>
        )}
        <p role="status" className="type-small text-muted">
          {isChanged ? "Not public yet. Save when it looks right." : ""}
        </p>
      </div>
    </form>
  );
}
