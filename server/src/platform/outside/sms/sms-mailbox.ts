import { sendMail } from "../../mail/mail.ts";
import type { Services } from "../../requests/procedure.ts";
import type { SmsSender } from "./sms.ts";

/** The demo's sender: the message lies in the mailbox, among the mail of the phone's owner. */
export const makeMailboxSms = (services: () => Services): SmsSender => ({
  send: ({ key, to, text, email }) => {
    const { transaction } = services();
    return transaction((tx) => sendMail(services(), tx, { key: `sms-${key}`, recipient: email, subject: `SMS to ${to}`, body: text }));
  },
});
