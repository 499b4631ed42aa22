import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoriesQuery } from "../../../catalogue/data/categories-query.ts";
import { client } from "../../../lib/calls/api.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useStep } from "../../data/use-step.ts";
import { StepFrame } from "../apply/step-frame.tsx";
import { LinkFields } from "./link-fields.tsx";
import { WorksField } from "./works-field.tsx";

const fieldsOf = ({ portfolio: { links, categoryId, software } }: Application) => ({ links, categoryId, software });

/** Step 2: a link, or works in the category that will be sold. */
export function Portfolio({ application }: { application: Application }) {
  const form = useStep({
    step: "portfolio",
    application,
    fieldsOf,
    save: (fields, mark) => client.onboarding.saveStep({ step: "portfolio", mark, fields }),
  });
  const { links, categoryId, software } = form.fields;
  const { checks, works } = application.portfolio;
  return (
    <StepFrame
      application={application}
      step="portfolio"
      title="Show what you make"
      lead="One link to your portfolio or three works in the category you want to sell. Unfinished is fine, borrowed is not."
      form={form}
    >
      <Panel className="grid gap-6">
        <LinkFields links={links} checks={checks} onChange={(changed) => form.set({ links: changed })} />
        <p className="flex items-center gap-4 type-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </p>
        <WorksField works={works} />
        <div className="grid gap-6 sm:grid-cols-2">
          <Category value={categoryId} onChange={(id) => form.set({ categoryId: id })} />
          <Software software={software} onChange={(words) => form.set({ software: words })} />
        </div>
      </Panel>
    </StepFrame>
  );
}

function Category({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const { data = [] } = useQuery(categoriesQuery);
  const inside = (parentId: string) => data.filter((category) => category.parentId === parentId);
  return (
    <Field label="Category">
      <Select value={value ?? ""} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">Choose a category</option>
        {data
          .filter(({ parentId }) => parentId === null)
          .map((parent) =>
            inside(parent.id).length === 0 ? (
              <option key={parent.id} value={parent.id}>
                {parent.name}
              </option>
            ) : (
              <optgroup key={parent.id} label={parent.name}>
                {inside(parent.id).map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ),
          )}
      </Select>
    </Field>
  );
}

const wordsIn = (text: string): string[] =>
  [...new Set(text.split(",").map((word) => word.trim().slice(0, 40)))].filter(Boolean).slice(0, ONBOARDING.MOST_SOFTWARE);

/** Typed as one line; commas make words of it. */
function Software({ software, onChange }: { software: readonly string[]; onChange: (words: string[]) => void }) {
  const [typed, setTyped] = useState(software.join(", "));
  return (
    <Field label="Software" aside="optional" help="With commas in between">
      <Input
        value={typed}
        maxLength={300}
        placeholder="Blender, Substance"
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(wordsIn(target.value));
        }}
      />
    </Field>
  );
}
