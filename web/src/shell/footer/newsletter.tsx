import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";

/** Spec 2 §9. */
const THANKS_MS = 3_000;

/** It makes no call: it thanks, and forgets (spec 2 §2). */
export function Newsletter() {
  const [isThanking, setThanking] = useState(false);
  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => setThanking(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isThanking]);
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    setThanking(true);
  };
  return (
    <section aria-labelledby="newsletter">
      <h2 id="newsletter" className="type-h3">
        Stay Creative
      </h2>
      <p className="mt-1 mb-3 type-small text-muted">One email a month: new tools, new shops and a free model.</p>
      <form onSubmit={subscribe} className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={<span className="sr-only">Email</span>}>
            <Input type="email" name="email" required autoComplete="email" placeholder="you@example.com" />
          </Field>
        </div>
        <Button type="submit" className="h-11">
          Subscribe
        </Button>
      </form>
      <p role="status" className="mt-2 min-h-5 type-small text-ok">
        {isThanking && (
          <>
            <strong className="font-semibold">Subscribed!</strong> Welcome, good to have you with us.
          </>
        )}
      </p>
    </section>
  );
}
