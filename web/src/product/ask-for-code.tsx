import { READABLE_CODE } from "@blenda/domain/orders/constants";
import { useDraft } from "../lib/storage/draft.ts";
import { Button } from "../ui/controls/button.tsx";
import { Field } from "../ui/controls/field.tsx";
import { Input } from "../ui/controls/input.tsx";

const tidy = (code: string): string => code.trim().toUpperCase();

/** Asks a stranger for the code of a licence or certificate, where the one they came with is none. */
export function AskForCode({ onCode }: { onCode: (code: string) => void }) {
  const { form, errors, control, submit } = useDraft({ code: "" }, ({ code }) => ({
    code: READABLE_CODE.test(tidy(code)) ? undefined : "Please enter a code such as ABCD-EFGH-JKLM-NPQR.",
  }));
  return (
    <form ref={form} noValidate className="grid gap-3 sm:flex sm:items-end" onSubmit={submit(({ code }) => onCode(tidy(code)))}>
      <div className="flex-1">
        <Field label="Another code" error={errors.code}>
          <Input {...control("code")} autoComplete="off" autoCapitalize="characters" spellCheck={false} className="font-mono" />
        </Field>
      </div>
      <Button type="submit" size="large" className="sm:h-11">
        Check
      </Button>
    </form>
  );
}
