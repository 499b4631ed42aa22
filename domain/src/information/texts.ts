import { nameFaults } from "../shared/names.ts";
import { CONTACT, type ContactTopic } from "./constants.ts";
import type { ContactFault } from "./rules.ts";

const contactTopics: Record<ContactTopic, string> = {
  account: "My account",
  order: "An order or a refund",
  selling: "Selling and payouts",
  copyright: "Copyright or another report",
  press: "Press and partnerships",
  other: "Something else",
};

/** What is wrong with a message, said so that one knows what to do. */
const contactFaults: Record<ContactFault, string> = {
  nameMissing: "Please tell us your name.",
  nameTooLong: `Please shorten your name to ${CONTACT.NAME_MAX} characters.`,
  nameNotOneLine: nameFaults.lines,
  nameHoldsLink: nameFaults.link,
  emailMissing: "Please give the address we should answer to.",
  emailMalformed: "This does not look like an email address. It needs a part before the @ and a domain such as example.com after it.",
  topicMissing: "Please choose what your message is about.",
  messageMissing: "Please write what you would like us to know.",
  messageTooShort: `Please say a little more: at least ${CONTACT.MESSAGE_MIN} characters.`,
  messageTooLong: `Please shorten your message to ${CONTACT.MESSAGE_MAX.toLocaleString("en-US")} characters.`,
};

export const informationTexts = {
  contactFailed: "Failed to send your message",
  contactSent: "Thank you. Your message is on its way; we answer within two business days.",
  /** Beside a field the server did not take although it looked right. */
  contactRefused: "We could not read this. Please check it for unusual characters.",
  contactTopics,
  contactFaults,
};
