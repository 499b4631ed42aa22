import { CONTACT, CONTACT_TOPICS } from "@blenda/domain/information/constants";
import { type ContactDraft, lengthOf } from "@blenda/domain/information/rules";
import { informationTexts } from "@blenda/domain/information/texts";
import { exactly } from "@blenda/domain/shared/language/formats";
import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { type ContactSender, useContactDraft } from "../data/contact-draft.ts";

interface ContactFormProps {
  known: Pick<ContactDraft, "name" | "email">;
  sending: ContactSender;
}

/** What was typed stays until it has arrived, whatever happens on the way. */
export function ContactForm({ known, sending }: ContactFormProps) {
  const { form, draft, errors, control, submit } = useContactDraft(known, sending);
  const length = lengthOf(draft.message);
  return (
    <form ref={form} noValidate aria-label="Write to us" className="mt-8 grid gap-6" onSubmit={submit}>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Your name" error={errors.name}>
          <Input {...control("name")} autoComplete="name" required />
        </Field>
        <Field label="Email address" error={errors.email}>
          <Input {...control("email")} type="email" autoComplete="email" required />
        </Field>
      </div>
      <Field label="What is it about?" error={errors.topic}>
        <Select {...control("topic")} required>
          <option value="" disabled>
            Choose a topic
          </option>
          {CONTACT_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {informationTexts.contactTopics[topic]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Your message"
        error={errors.message}
        aside={<Counter length={length} />}
        help="If it's about an order, add its number. Never send passwords or card numbers."
      >
        <Textarea {...control("message")} rows={8} required />
      </Field>
      {sending.error && (
        <Alert tone="bad" title={sending.error.message}>
          Your message is still here.
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" kind="primary" size="large" icon="send" isBusy={sending.isActing}>
          Send message
        </Button>
        <p className="type-small text-muted">
          We use this only to answer you. See the{" "}
          <Link to="/legal/privacy-policy" className="link-inline">
            privacy policy
          </Link>
          .
        </p>
      </div>
    </form>
  );
}

function Counter({ length }: { length: number }) {
  return (
    <span className={length > CONTACT.MESSAGE_MAX ? "text-bad" : undefined}>
      {exactly(length)}/{exactly(CONTACT.MESSAGE_MAX)}
      <span className="sr-only"> characters</span>
    </span>
  );
}
