import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { client } from "../../../lib/calls/api.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useStep } from "../../data/use-step.ts";
import { StepFrame } from "../apply/step-frame.tsx";

const fieldsOf = ({ proposal }: Application) => ({ proposal });

/** Step 3. Counts up to what is needed, then down to what fits. */
export function Proposal({ application }: { application: Application }) {
  const form = useStep({
    step: "proposal",
    application,
    fieldsOf,
    save: (fields, mark) => client.onboarding.saveStep({ step: "proposal", mark, fields }),
  });
  const { proposal } = form.fields;
  const written = [...proposal.trim()].length;
  const missing = ONBOARDING.PROPOSAL_LEAST - written;
  return (
    <StepFrame
      application={application}
      step="proposal"
      title="Tell us what you'll sell"
      lead="What will be in your shop first, how is it made, and who is it for? Plain words are best."
      form={form}
    >
      <Panel>
        <Field
          label="What you'll sell"
          aside={`${exact(written)} / ${exact(ONBOARDING.PROPOSAL_MOST)}`}
          help={
            missing > 0
              ? `${missing} more ${missing === 1 ? "character" : "characters"} to go.`
              : "That's enough. Add more if it helps us understand."
          }
        >
          <Textarea
            rows={10}
            value={proposal}
            maxLength={ONBOARDING.PROPOSAL_MOST}
            onChange={({ target }) => form.set({ proposal: target.value })}
          />
        </Field>
      </Panel>
    </StepFrame>
  );
}
