import { ENROLMENT_CODE } from "@blenda/domain/mfa/constants";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";

/** What a setup step is given for the first method of one of our staff, and where it says that the code was refused. */
export interface FirstSetup {
  enrolmentCode?: string | undefined;
  onCodeRefused: (sentence: string) => void;
}

/** Whether a setup was refused because of the code it was begun with. */
export const isCodeRefusal = (code: string | null): boolean => code === "MFA_ENROLMENT_CODE_WRONG" || code === "MFA_ENROLMENT_CODE_NEEDED";

interface Props {
  /** The last one was refused with it. */
  refusal: string | null;
  onGiven: (code: string) => void;
  onClose: () => void;
}

/** Staff bring a code for their first method: a password alone opens no staff area. */
export function EnrolmentCodeStep({ refusal, onGiven, onClose }: Props) {
  const { form, draft, errors, control, submit } = useDraft({ code: "" }, ({ code }) => ({
    code: code.trim() === "" ? "Please enter your setup code." : undefined,
  }));
  return (
    <Dialog isOpen onClose={onClose} title="Enter your setup code">
      <form ref={form} noValidate aria-label="Your setup code" className="grid gap-5" onSubmit={submit(({ code }) => onGiven(code.trim()))}>
        <p className="text-muted">
          A super admin gives it to you, or whoever runs the server prints it with <code>npm run admin -- enrol</code> and your email.
        </p>
        <Field
          label="Setup code"
          error={errors.code ?? (draft.code === "" ? (refusal ?? undefined) : undefined)}
          help={`16 letters and digits. It works once, for ${ENROLMENT_CODE.HOURS} hours.`}
        >
          <Input
            {...control("code")}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            data-first-focus
            required
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary">
            Continue
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
