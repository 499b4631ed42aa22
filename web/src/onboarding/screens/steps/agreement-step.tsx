import { CREATOR_AGREEMENT } from "@blenda/domain/onboarding/agreement";
import type { Application } from "@blenda/domain/onboarding/model";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { client } from "../../../lib/calls/api.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useStep } from "../../data/use-step.ts";
import { StepFrame } from "../apply/step-frame.tsx";

const fieldsOf = ({ agreement: { agreedVersion, hasRights } }: Application) => ({ agreedVersion, hasRights });

/** Step 5: the whole text, then one box for each of the two promises. No box is checked beforehand. */
export function Agreement({ application }: { application: Application }) {
  const form = useStep({
    step: "agreement",
    application,
    fieldsOf,
    save: (fields, mark) => client.onboarding.saveStep({ step: "agreement", mark, fields }),
  });
  const { agreedVersion, hasRights } = form.fields;
  const { version, date, sections } = CREATOR_AGREEMENT;
  return (
    <StepFrame
      application={application}
      step="agreement"
      title="The creator agreement"
      lead="The whole text, in plain words. Two boxes at the end."
      form={form}
    >
      <Panel className="grid gap-5">
        <p className="type-small text-muted">
          Version {version}, {dayOf(`${date}T12:00:00.000Z`)}
        </p>
        {sections.map(({ title, text }) => (
          <section key={title} className="grid gap-1">
            <h2 className="type-ui font-semibold">{title}</h2>
            <p className="max-w-prose">{text}</p>
          </section>
        ))}
        <div className="grid gap-2 border-t border-line pt-5">
          <Checkbox
            checked={agreedVersion === version}
            onChange={({ target }) => form.set({ agreedVersion: target.checked ? version : null })}
          >
            I accept the creator agreement, version {version}
          </Checkbox>
          <Checkbox checked={hasRights} onChange={({ target }) => form.set({ hasRights: target.checked })}>
            {applicationTexts.rights}
          </Checkbox>
        </div>
      </Panel>
    </StepFrame>
  );
}
