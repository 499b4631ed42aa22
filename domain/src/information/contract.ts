import { z } from "zod";
import { command } from "../access/procedure.ts";
import { CommandKey } from "../shared/key.ts";
import { Email, personName, plainText } from "../shared/text.ts";
import { CONTACT, CONTACT_TOPICS } from "./constants.ts";
import { informationTexts } from "./texts.ts";

export const ContactMessage = z.strictObject({
  /** It stands in the head of a mail, where a second line could pretend to be something else. */
  name: personName(1, CONTACT.NAME_MAX),
  email: Email,
  topic: z.enum(CONTACT_TOPICS),
  message: plainText(CONTACT.MESSAGE_MIN, CONTACT.MESSAGE_MAX),
  key: CommandKey,
});

export const informationContract = {
  contact: command({
    access: "public",
    failed: informationTexts.contactFailed,
    limits: [{ per: "address", max: CONTACT.PER_ADDRESS_PER_HOUR, minutes: 60 }],
  })
    .input(ContactMessage)
    .output(z.object({ reference: z.string() })),
};
