import type { DraftFields } from "@blenda/domain/authoring/model";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { AI_DISCLOSURES, type AiDisclosure } from "@blenda/domain/catalogue/constants";
import { useId } from "react";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FieldFrame, ReviewNote } from "./field-frame.tsx";
import type { FieldsEditor } from "./item-editor.ts";
import { Section } from "./section.tsx";

type Editor = FieldsEditor<"ai" | "rights", Pick<DraftFields, "aiDisclosure" | "hasRights">>;

const CHOICES: Record<AiDisclosure, { name: string; means: string }> = {
  none: { name: "No AI", means: "Made by hand" },
  assisted: { name: "AI assisted", means: "Parts or textures" },
  generated: { name: "AI generated", means: "The model itself" },
};

/** Whether a machine helped, which buyers read, and whose it is, which only we do. Neither has an answer beforehand. */
export function MadeSection({ editor, rights = authoringTexts.rights }: { editor: Editor; rights?: string }) {
  const { fields, set, isLocked, faultOf } = editor;
  const name = useId();
  const [aiFault, rightsFault] = [faultOf("ai"), faultOf("rights")];
  return (
    <Section title="How it was made">
      <FieldFrame editor={editor} field="ai">
        <fieldset aria-describedby={aiFault && `${name}-ai`}>
          <legend className="sr-only">Was AI used?</legend>
          <ReviewNote editor={editor} field="ai" />
          <div className="grid gap-2.5 sm:grid-cols-3">
            {AI_DISCLOSURES.map((value) => (
              <label
                key={value}
                className="flex min-h-15 items-center gap-3 rounded-sm border border-line-strong px-3.5 py-2.5 transition-colors has-checked:border-ember has-checked:shadow-[inset_0_0_0_1px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
              >
                <input
                  type="radio"
                  name={name}
                  checked={fields.aiDisclosure === value}
                  disabled={isLocked}
                  onChange={() => set({ aiDisclosure: value })}
                  className="size-4.5 shrink-0 appearance-none rounded-full border border-control-line bg-bg outline-none checked:border-[5px] checked:border-ember"
                />
                <span>
                  <span className="block type-ui font-semibold">{CHOICES[value].name}</span>
                  <span className="block type-small text-muted">{CHOICES[value].means}</span>
                </span>
              </label>
            ))}
          </div>
          {aiFault && <Fault id={`${name}-ai`} text={aiFault} />}
        </fieldset>
      </FieldFrame>
      <FieldFrame editor={editor} field="rights" className="mt-4">
        <Checkbox
          checked={fields.hasRights}
          disabled={isLocked}
          aria-describedby={rightsFault && `${name}-rights`}
          onChange={({ target }) => set({ hasRights: target.checked })}
        >
          {rights} <span className="text-muted">Buyers see the AI line; nobody sees this one.</span>
        </Checkbox>
        {rightsFault && <Fault id={`${name}-rights`} text={rightsFault} />}
      </FieldFrame>
    </Section>
  );
}

const Fault = ({ id, text }: { id: string; text: string }) => (
  <p id={id} className="mt-2 flex gap-1.5 type-small text-bad">
    <Icon name="circle-alert" size={16} className="mt-px" />
    {text}
  </p>
);
