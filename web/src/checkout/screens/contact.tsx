import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useMe } from "../../lib/session/use-me.ts";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";

interface Props {
  control: ComponentProps<typeof Input>;
  error: string | undefined;
}

/** Members are known; guests say where the receipt goes. */
export function Contact({ control, error }: Props) {
  const me = useMe();
  if (me)
    return (
      <section className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="type-h3">Contact</h2>
        <p className="type-small text-muted">
          Logged in as {me.displayName}. The receipt goes to <span className="text-text">{me.email}</span>.
        </p>
      </section>
    );
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="type-h3">Contact</h2>
        <p className="type-small text-muted">
          Have an account?{" "}
          <Link to="/login" search={{ redirect: "/checkout" }} className="link-inline">
            Log in
          </Link>
        </p>
      </div>
      <Field label="Email for the receipt" error={error} help="We'll send your receipt and downloads here.">
        <Input {...control} type="email" inputMode="email" autoComplete="email" required />
      </Field>
    </section>
  );
}
