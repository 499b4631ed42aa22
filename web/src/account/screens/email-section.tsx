import { EMAIL_CHANGE_HOURS } from "@blenda/domain/account/constants";
import type { Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { EMAIL_MALFORMED, emailFault } from "../../identity/parts/faults.ts";
import { useProof } from "../../identity/parts/proof.tsx";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { codeOf, refusedFields } from "../../lib/calls/refusal.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { momentOf } from "../../lib/text/time.ts";
import { toast } from "../../lib/toast.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Tag } from "../../ui/tag.tsx";
import { learnProfile, learnProof } from "../data/own-queries.ts";
import { Row, Section } from "./section.tsx";

export function EmailSection({ profile }: { profile: Profile }) {
  const { email, isEmailVerified, pendingEmail } = profile;
  const proof = useProof(profile, learnProof);
  const { form, draft, errors, control, submit, refuse, clear } = useDraft({ newEmail: "" }, ({ newEmail }) => ({
    newEmail: emailFault(newEmail),
  }));
  const { act, isActing } = useAct(api.account.changeEmail, {
    isToldInPlace: true,
    done: () => accountTexts.emailRequested,
    learn: learnProfile,
  });
  const send = ({ newEmail }: typeof draft) =>
    proof.first((onUnproven) =>
      act(
        { email: newEmail },
        {
          onSuccess: clear,
          onError: (error) => {
            if (onUnproven(error)) return;
            if (codeOf(error) === "ACCOUNT_EMAIL_SAME") refuse({ newEmail: error.message });
            else if (refusedFields(error).includes("email")) refuse({ newEmail: EMAIL_MALFORMED });
            else toast.failed(error.message);
          },
        },
      ),
    );
  return (
    <Section id="email" title="Email" about="You log in with it, and we send email there.">
      <Row title={email}>{isEmailVerified ? <Tag tone="ok">Confirmed</Tag> : <Tag tone="warn">Not confirmed</Tag>}</Row>
      {pendingEmail && (
        <Alert tone="info" title={`Waiting for ${pendingEmail.email}`}>
          Open the link we sent there by {momentOf(pendingEmail.expiresAt)}. Until then everything stays as it is.
        </Alert>
      )}
      <form ref={form} noValidate aria-label="Email" className="grid gap-5" onSubmit={submit(send)}>
        <Field
          label="New email"
          error={errors.newEmail}
          help={`The new address gets a link to confirm, valid for ${EMAIL_CHANGE_HOURS} hours. The old one gets a notice.`}
        >
          <Input {...control("newEmail")} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} required />
        </Field>
        <div>
          <Button type="submit" isBusy={isActing}>
            Change email
          </Button>
        </div>
      </form>
      {proof.dialog}
    </Section>
  );
}
