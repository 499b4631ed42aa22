import { CONTACT_FIELDS, type ContactDraft, type ContactField, contactFaults } from "@blenda/domain/information/rules";
import { informationTexts } from "@blenda/domain/information/texts";
import { useRef } from "react";
import type { useAct } from "../../lib/calls/act.ts";
import type { client } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { refusedFields } from "../../lib/calls/refusal.ts";
import { useDraft } from "../../lib/storage/draft.ts";

type Contact = typeof client.information.contact;
export type ContactSender = ReturnType<typeof useAct<Parameters<Contact>[0], Awaited<ReturnType<Contact>>>>;
type Sentences = Partial<Record<ContactField, string>>;

/** What is typed, what is wrong with it, and how it is sent. */
export function useContactDraft(known: Pick<ContactDraft, "name" | "email">, { act }: ContactSender) {
  const wish = useRef({ words: "", key: "" });
  const { submit, refuse, ...rest } = useDraft({ ...known, topic: "", message: "" }, (draft) => inWords(draft as ContactDraft));

  const send = (draft: Record<ContactField, string>) => {
    // Pressed again after a lost answer, the same words are the same wish: they must not arrive twice.
    const words = JSON.stringify(draft);
    if (wish.current.words !== words) wish.current = { words, key: newKey() };
    const message = { ...draft, topic: draft.topic as Exclude<ContactDraft["topic"], ""> };
    act({ ...message, key: wish.current.key }, { onError: (error) => refuse(refusedIn(error)) });
  };
  return { ...rest, submit: submit(send) };
}

function inWords(draft: ContactDraft): Sentences {
  const faults = Object.entries(contactFaults(draft));
  return Object.fromEntries(faults.map(([field, fault]) => [field, informationTexts.contactFaults[fault]]));
}

/** The server did not take these although they looked right. */
function refusedIn(error: Error): Sentences {
  const named = refusedFields(error);
  const sentenceOf = (field: ContactField) =>
    field === "email" ? informationTexts.contactFaults.emailMalformed : informationTexts.contactRefused;
  return Object.fromEntries(CONTACT_FIELDS.filter((field) => named.includes(field)).map((field) => [field, sentenceOf(field)]));
}
