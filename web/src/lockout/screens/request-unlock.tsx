import { lockoutTexts } from "@blenda/domain/lockout/texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { DemoMailboxHint } from "../../identity/parts/demo-mailbox-hint.tsx";
import { EMAIL_MALFORMED, emailFault } from "../../identity/parts/faults.ts";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { refusedFields } from "../../lib/calls/refusal.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";

/** Answers alike for every address. `isSecondary` where another button is the main one. */
export function RequestUnlock({ email, isSecondary = false }: { email: string; isSecondary?: boolean }) {
  const { flags } = useSuspenseQuery(sessionQuery).data;
  const { form, draft, errors, control, submit, refuse } = useDraft({ email }, (typed) => ({ email: emailFault(typed.email) }));
  const { act, isActing, isDone, error } = useAct(api.lockout.requestUnlock, { isToldInPlace: true });
  const send = (typed: typeof draft) =>
    act(typed, { onError: (refusal) => refusedFields(refusal).includes("email") && refuse({ email: EMAIL_MALFORMED }) });
  return (
    <form ref={form} noValidate aria-label="Request an unlock email" className="mt-6 grid gap-5" onSubmit={submit(send)}>
      {error && !errors.email && <Alert tone="bad" title={error.message} />}
      {isDone && (
        <Alert tone="ok" title={lockoutTexts.unlockSent}>
          Only the newest link works. Can't find it? Check your spam folder.
          <DemoMailboxHint flags={flags} />
        </Alert>
      )}
      <Field label="Email" error={errors.email}>
        <Input {...control("email")} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
      </Field>
      <Button type="submit" kind={isSecondary ? "secondary" : "primary"} size="large" isBusy={isActing}>
        Send unlock instructions
      </Button>
    </form>
  );
}
