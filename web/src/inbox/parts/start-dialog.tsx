import { INBOX } from "@blenda/domain/inbox/constants";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { learnConversation } from "../data/inbox-queries.ts";
import { AboutCard, AboutPicker, type AboutProduct } from "./about-product.tsx";
import { BodyCount, lengthOf } from "./body-count.tsx";

interface Props {
  recipientId: string;
  name: string;
  product?: AboutProduct;
  /** What it may be about instead; one of them can be chosen. */
  offered?: readonly AboutProduct[];
  /** What it is about, where one conversation follows another. */
  subject?: string;
  onClose: () => void;
}

/** The first message. If the two already write about this, it goes on there. What is typed stays until it is sent. */
export function StartDialog({ recipientId, name, product, offered = [], subject: known = "", onClose }: Props) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<AboutProduct | null>(null);
  const about = product ?? chosen;
  const { form, draft, errors, control, submit, clear } = useDraft(
    { subject: known, body: "" },
    ({ subject, body }) => ({
      subject: about ? undefined : subjectFault(subject),
      body: bodyFault(body),
    }),
    `message to ${recipientId} about ${product?.id ?? "nothing"}`,
  );
  // One per intention: the same words pressed twice are sent once, changed words are another message.
  const [sent, setSent] = useState({ key: newKey(), words: "" });
  const { act, isActing, error } = useAct(api.inbox.start, { learn: learnConversation, isToldInPlace: true });
  const send = ({ subject, body }: typeof draft) => {
    const words = `${about?.id}\n${subject}\n${body}`;
    const key = sent.words === words ? sent.key : newKey();
    setSent({ key, words });
    act(
      { recipientId, ...(about && { productId: about.id }), subject: about ? "" : subject, body, attachmentIds: [], key },
      {
        onSuccess: ({ id }) => {
          clear();
          onClose();
          void navigate({ to: "/inbox", search: { conversation: id } });
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Message ${name}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" icon="send" type="submit" form="start-conversation" isBusy={isActing}>
            Send
          </Button>
        </>
      }
    >
      <form ref={form} id="start-conversation" noValidate className="grid gap-4" onSubmit={submit(send)}>
        <p className="text-muted">You'll get the reply in your inbox.</p>
        {product && <AboutCard product={product} />}
        {!product && offered.length > 0 && <AboutPicker offered={offered} chosen={chosen} onChoose={setChosen} />}
        {!about && (
          <Field label="Subject" error={errors.subject}>
            <Input {...control("subject")} autoComplete="off" />
          </Field>
        )}
        <Field label="Message" error={errors.body} aside={<BodyCount body={draft.body} />}>
          <Textarea {...control("body")} data-first-focus rows={5} />
        </Field>
        {error && <Alert tone="bad" title={error.message} />}
      </form>
    </Dialog>
  );
}

function subjectFault(subject: string): string | undefined {
  if (subject.trim() === "") return "Please say what it's about.";
  return lengthOf(subject) > INBOX.SUBJECT_MAX ? `Please shorten this to ${INBOX.SUBJECT_MAX} characters.` : undefined;
}

function bodyFault(body: string): string | undefined {
  if (body.trim() === "") return "Please write something.";
  return lengthOf(body) > INBOX.BODY_MAX ? `Please shorten this to ${INBOX.BODY_MAX} characters.` : undefined;
}
