import type { Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { knownPasswordFault, newPasswordFault } from "../../identity/parts/faults.ts";
import { NewPasswordField } from "../../identity/parts/new-password-field.tsx";
import { PasswordInput } from "../../identity/parts/password-input.tsx";
import { useProof } from "../../identity/parts/proof.tsx";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { restartLive } from "../../lib/calls/live.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { toast } from "../../lib/toast.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { learnProfile, learnProof } from "../data/own-queries.ts";
import { Section } from "./section.tsx";

export function PasswordSection({ profile }: { profile: Profile }) {
  const { hasPassword, email, name } = profile;
  const proof = useProof(profile, learnProof);
  const { form, draft, errors, control, submit, refuse, clear } = useDraft({ current: "", password: "" }, ({ current, password }) => ({
    current: hasPassword ? knownPasswordFault(current) : undefined,
    password: newPasswordFault(password),
  }));
  const { act, isActing } = useAct(api.account.changePassword, {
    isToldInPlace: true,
    done: () => accountTexts.passwordChanged,
    learn: (changed, cache) => {
      learnProfile(changed, cache);
      // This browser has a new session: what the old stream and other tabs heard meanwhile was about the old one.
      restartLive();
    },
  });
  const send = ({ current, password }: typeof draft) => {
    const change = (onUnproven: (error: Error) => boolean) =>
      act(hasPassword ? { currentPassword: current, password } : { password }, {
        onSuccess: clear,
        onError: (error) => {
          const code = codeOf(error);
          if (onUnproven(error)) return;
          if (code === "IDENTITY_PASSWORD_WRONG") refuse({ current: error.message });
          else if (code?.startsWith("IDENTITY_PASSWORD_")) refuse({ password: error.message });
          else toast.failed(error.message);
        },
      });
    if (hasPassword) change(() => false);
    else proof.first(change);
  };
  const about = hasPassword ? "Changing it logs out your other devices." : "You log in with Google. A password gives you a second way in.";
  return (
    <Section id="password" title="Password" about={about}>
      <form ref={form} noValidate aria-label="Password" className="grid gap-5" onSubmit={submit(send)}>
        {/* Password managers file the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <Field label="Current password" error={errors.current}>
            <PasswordInput {...control("current")} autoComplete="current-password" required />
          </Field>
        )}
        <NewPasswordField label="New password" error={errors.password} own={[name, email]} {...control("password")} />
        <div>
          <Button type="submit" isBusy={isActing}>
            {hasPassword ? "Change password" : "Set password"}
          </Button>
        </div>
      </form>
      {proof.dialog}
    </Section>
  );
}
