import { ONBOARDING, TAX_STATUSES, type TaxStatus } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { needsTaxNumber, takesTaxNumber } from "@blenda/domain/onboarding/rules";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { useMemo, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api, client } from "../../../lib/calls/api.ts";
import { countries, taxNumberName } from "../../../product/countries.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { learnApplication } from "../../data/application-queries.ts";
import { useStep } from "../../data/use-step.ts";
import { StepFrame } from "../apply/step-frame.tsx";

const fieldsOf = ({ tax: { country, taxStatus } }: Application) => ({ country, taxStatus });

const HELP: Record<TaxStatus, string> = {
  individual: "You sell now and then, without a business.",
  sole_trader: "You have a business of your own, under your own name.",
  company: "A registered company sells.",
};

/** Step 4: two questions, and for a business its number. */
export function Tax({ application }: { application: Application }) {
  const form = useStep({
    step: "tax",
    application,
    fieldsOf,
    save: (fields, mark) => client.onboarding.saveStep({ step: "tax", mark, fields }),
  });
  const all = useMemo(countries, []);
  const { country, taxStatus } = form.fields;
  return (
    <StepFrame
      application={application}
      step="tax"
      title="Where you sell from"
      lead="We need this for receipts and tax rules. Buyers don't see it."
      form={form}
    >
      <Panel className="grid gap-6">
        <Field label="Country">
          <Select value={country ?? ""} onChange={({ target }) => form.set({ country: target.value || null })}>
            <option value="">Choose a country</option>
            {all.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <RadioGroup
          legend="How do you sell?"
          name="tax-status"
          value={taxStatus}
          options={TAX_STATUSES.map((value) => ({ value, label: applicationTexts.taxStatuses[value], help: HELP[value] }))}
          onChange={(value) => form.set({ taxStatus: value })}
        />
        {takesTaxNumber(taxStatus) && (
          <TaxNumber
            key={taxStatus}
            application={application}
            country={country}
            taxStatus={taxStatus}
            mark={form.mark}
            saveFirst={form.saveNow}
          />
        )}
      </Panel>
    </StepFrame>
  );
}

interface NumberProps {
  application: Application;
  country: string | null;
  taxStatus: TaxStatus | null;
  mark: () => number;
  saveFirst: () => Promise<boolean>;
}

/** Sent by a button and never kept in this browser. Once it's saved, only its end is shown, also to its owner. */
function TaxNumber({ application: { tax }, country, taxStatus, mark, saveFirst }: NumberProps) {
  const [typed, setTyped] = useState("");
  const [isChanging, setChanging] = useState(tax.numberEnding === null);
  const { act, isActing } = useAct(api.onboarding.saveStep, {
    learn: (saved, cache) => {
      learnApplication(saved, cache);
      setTyped("");
      setChanging(saved.tax.numberEnding === null);
    },
    done: () => "Number saved.",
  });
  const name = taxNumberName(country ?? "");
  const isShort = typed.replaceAll(/\s/g, "").length < ONBOARDING.TAX_NUMBER_LEAST;
  const save = async () => {
    if (await saveFirst()) act({ step: "tax", mark: mark(), fields: { country, taxStatus, taxNumber: typed } });
  };
  if (!isChanging)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-sm border border-line-strong px-4 py-3">
        <p className="type-ui">
          {name} <span className="text-muted">ending in {tax.numberEnding}</span>
        </p>
        <Button size="small" onClick={() => setChanging(true)}>
          Change
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <Field
        label={name}
        aside={needsTaxNumber(taxStatus) ? undefined : "optional"}
        help="Stored encrypted. After saving, we only ever show its last four characters."
      >
        <Input
          value={typed}
          maxLength={ONBOARDING.TAX_NUMBER_MOST}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => !isShort && !isActing && void save()}
        />
      </Field>
      <Button className="h-11! sm:mt-7" isBusy={isActing} disabled={isShort} onClick={() => void save()}>
        Save number
      </Button>
    </div>
  );
}
