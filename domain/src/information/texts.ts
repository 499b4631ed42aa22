import { exactly } from "../shared/language/formats.ts";
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
  emailMissing: "Please enter the email we should reply to.",
  emailMalformed: "This doesn't look like an email address. It should look like name@example.com.",
  topicMissing: "Please choose a topic.",
  messageMissing: "Please write your message.",
  messageTooShort: `Please add a little more: at least ${CONTACT.MESSAGE_MIN} characters.`,
  messageTooLong: `Please shorten your message to ${exactly(CONTACT.MESSAGE_MAX)} characters.`,
};

export const informationTexts = {
  contactFailed: "Failed to send your message",
  contactSent: "Thanks! We've got your message and will reply within two business days.",
  /** Beside a field the server did not take although it looked right. */
  contactRefused: "We couldn't read this. Please check it for unusual characters.",
  contactTopics,
  contactFaults,
};
