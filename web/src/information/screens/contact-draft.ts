import { CONTACT_FIELDS, type ContactDraft, type ContactField, contactFaults } from "@blenda/domain/information/rules";
import { informationTexts } from "@blenda/domain/information/texts";
import { ORPCError } from "@orpc/client";
import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from "react";
import type { useAct } from "../../lib/act.ts";
import type { api } from "../../lib/api.ts";
import { newKey } from "../../lib/key.ts";

type Contact = typeof api.information.contact;
export type Sending = ReturnType<typeof useAct<Parameters<Contact["call"]>[0], Awaited<ReturnType<Contact["call"]>>>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is typed, what is wrong with it, and how it is sent. */
export function useContactDraft(known: Pick<ContactDraft, "name" | "email">, { act }: Sending) {
  const [draft, setDraft] = useState<ContactDraft>({ ...known, topic: "", message: "" });
  /** Fields people have finished with: nobody is corrected while still typing for the first time. */
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set());
  /** Fields the server did not take although they looked right. */
  const [refused, setRefused] = useState<ReadonlySet<ContactField>>(new Set());
  const wish = useRef({ words: "", key: "" });
  const faults = contactFaults(draft);

  const errorOf = (field: ContactField): string | undefined => {
    const fault = left.has(field) ? faults[field] : undefined;
    if (fault) return informationTexts.contactFaults[fault];
    if (!refused.has(field)) return undefined;
    return field === "email" ? informationTexts.contactFaults.emailMalformed : informationTexts.contactRefused;
  };

  const control = (field: ContactField) => ({
    name: field,
    value: draft[field],
    onChange: ({ target }: ChangeEvent<Control>) => {
      setDraft({ ...draft, [field]: target.value });
      setRefused(new Set([...refused].filter((name) => name !== field)));
    },
    onBlur: ({ relatedTarget }: FocusEvent<Control>) => {
      // On the way to the button an error would push it away from under the pointer; pressing it shows the error anyway.
      if (!(relatedTarget instanceof HTMLButtonElement)) setLeft(new Set([...left, field]));
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setLeft(new Set(CONTACT_FIELDS));
    const { topic, ...rest } = draft;
    if (topic === "" || Object.keys(faults).length > 0) return focusFirst(form, (field) => field in faults);
    // Pressed again after a lost answer, the same words are the same wish: they must not arrive twice.
    const words = JSON.stringify(draft);
    if (wish.current.words !== words) wish.current = { words, key: newKey() };
    const onError = (error: Error) => {
      const fields = refusedFields(error);
      setRefused(new Set(fields));
      focusFirst(form, (field) => fields.includes(field));
    };
    act({ ...rest, topic, key: wish.current.key }, { onError });
  };

  const errors = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, errorOf(field)])) as Record<ContactField, string | undefined>;
  return { draft, errors, control, submit };
}

function focusFirst(form: HTMLFormElement, isWrong: (field: ContactField) => boolean): void {
  const first = CONTACT_FIELDS.find(isWrong);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}

/** A refusal of the input names its fields (BAD_REQUEST); any other error names none. */
function refusedFields(error: Error): ContactField[] {
  const data: unknown = error instanceof ORPCError ? error.data : undefined;
  const named = typeof data === "object" && data !== null && "fields" in data && Array.isArray(data.fields) ? data.fields : [];
  return CONTACT_FIELDS.filter((field) => named.includes(field));
}
