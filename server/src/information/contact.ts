import { informationTexts } from "@blenda/domain/information/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import { sendMail } from "../platform/mail/mail.ts";
import { idempotent } from "../platform/requests/idempotency.ts";
import { information } from "./procedures.ts";

/** Goes to the support address only: a copy to the sender would let anyone send our mail to strangers. */
export const contact = information.contact.handler(({ input, context }) => {
  const { name, email, topic, message } = input;
  const { actor } = context;
  // Visitors share one name here: a phone that changes networks between two tries is still the same sender.
  const command = { actorId: actor?.id ?? "visitor", operation: "information.contact", input };
  return context.transaction((tx) =>
    idempotent(tx, command, async () => {
      const id = context.id();
      // Short enough to be read aloud. Two messages may share it, so the mail's own key is the whole id.
      const reference = id.slice(0, 8).toUpperCase();
      await sendMail(context, tx, {
        key: `contact-${id}`,
        recipient: context.site.supportEmail,
        replyTo: email,
        subject: `${BRAND.name} contact ${reference}: ${informationTexts.contactTopics[topic]}`,
        body: `From: ${name} <${email}>\nAccount: ${actor?.id ?? "not logged in"}\nReference: ${reference}\n\n${message}\n`,
      });
      return { reference };
    }),
  );
});
