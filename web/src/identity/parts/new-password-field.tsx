import { PASSWORD } from "@blenda/domain/identity/constants";
import type { ComponentProps } from "react";
import { Field } from "../../ui/controls/field.tsx";
import { PasswordInput } from "./password-input.tsx";
import { StrengthMeter } from "./strength-meter.tsx";

interface Props extends Omit<ComponentProps<typeof PasswordInput>, "value"> {
  label: string;
  error: string | undefined;
  value: string;
  /** Names and addresses that would be guessed first. */
  own?: readonly string[];
}

/** The rules stand there before they are broken. */
export function NewPasswordField({ label, error, own = [], ...control }: Props) {
  return (
    <Field
      label={label}
      error={error}
      help={`At least ${PASSWORD.MIN} characters. A few unrelated words are easy to remember and hard to guess.`}
    >
      <PasswordInput {...control} autoComplete="new-password" required />
      <StrengthMeter password={control.value} own={own} />
    </Field>
  );
}
