import { looksLikeAddress } from "../shared/address.ts";
import { nameProblem } from "../shared/names.ts";
import { CONTACT, type ContactTopic } from "./constants.ts";

/** A message as it stands in the form, before anything about it is certain. */
export interface ContactDraft {
  name: string;
  email: string;
  topic: ContactTopic | "";
  message: string;
}
export type ContactField = keyof ContactDraft;

export type ContactFault =
  | "nameMissing"
  | "nameTooLong"
  | "nameNotOneLine"
  | "nameHoldsLink"
  | "emailMissing"
  | "emailMalformed"
  | "topicMissing"
  | "messageMissing"
  | "messageTooShort"
  | "messageTooLong";

/** The order in which the form asks. */
export const CONTACT_FIELDS: readonly ContactField[] = ["name", "email", "topic", "message"];

/** As the contract counts: trimmed, one per character people see. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** What the sender can still put right. A draft that the contract accepts has no fault. */
export function contactFaults(draft: ContactDraft): Partial<Record<ContactField, ContactFault>> {
  const found = {
    name: nameFault(draft.name),
    email: emailFault(draft.email),
    topic: topicFault(draft.topic),
    message: messageFault(draft.message),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
}

function nameFault(name: string): ContactFault | null {
  if (lengthOf(name) === 0) return "nameMissing";
  if (lengthOf(name) > CONTACT.NAME_MAX) return "nameTooLong";
  const problem = nameProblem(name.trim());
  if (problem === "lines") return "nameNotOneLine";
  return problem === "link" ? "nameHoldsLink" : null;
}

function emailFault(email: string): ContactFault | null {
  if (lengthOf(email) === 0) return "emailMissing";
  return looksLikeAddress(email) ? null : "emailMalformed";
}

const topicFault = (topic: ContactTopic | ""): ContactFault | null => (topic === "" ? "topicMissing" : null);

function messageFault(message: string): ContactFault | null {
  const length = lengthOf(message);
  if (length === 0) return "messageMissing";
  if (length < CONTACT.MESSAGE_MIN) return "messageTooShort";
  return length > CONTACT.MESSAGE_MAX ? "messageTooLong" : null;
}
