import { RESET_LINK_MINUTES } from "@blenda/domain/identity/constants";
import { sendMail } from "../../platform/mail/mail.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { resetLetter } from "../letters.ts";
import { findAccount } from "../repository.ts";
import { issueLink } from "./links.ts";

/** The job that mails a link for a new password to the address, if an account has it. */
export const RESET_MAIL_JOB = "identity.mailReset";

export interface ResetMail {
  id: string;
  email: string;
}

export async function mailResetLink(services: Services, { id, email }: ResetMail): Promise<void> {
  await services.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    if (!account) return;
    const token = await issueLink(services, tx, { purpose: "reset", userId: account.id, email, minutes: RESET_LINK_MINUTES });
    await sendMail(services, tx, { key: `reset-${id}`, recipient: email, urgency: "now", ...resetLetter(services.site.url, email, token) });
  });
}
