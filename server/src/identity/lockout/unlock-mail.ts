import { LOCKOUT } from "@blenda/domain/lockout/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { sendMail } from "../../platform/mail/mail.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { findAccount } from "../repository.ts";
import type { UnlockMail } from "./attempts.ts";
import { unlockLetter } from "./letters.ts";
import { findRecord, saveRecord } from "./repository.ts";
import { hashUnlockToken, newUnlockToken } from "./unlock-token.ts";

/** The token of an earlier mail no longer works. Opened meanwhile, there is nothing left to unlock. */
export async function mailUnlockToken(services: Services, { id, email }: UnlockMail): Promise<void> {
  const { now, random, site } = services;
  await services.transaction(async (tx) => {
    const record = await findRecord(tx, email);
    if (!record || !(await findAccount(tx, email))) return;
    const token = newUnlockToken(random);
    const unlockTokenExpiry = addMinutes(now(), LOCKOUT.UNLOCK_TOKEN_HOURS * 60);
    await saveRecord(tx, { ...record, unlockTokenHash: hashUnlockToken(token), unlockTokenExpiry, updatedAt: now() });
    await sendMail(services, tx, { key: `unlock-${id}`, recipient: email, urgency: "now", ...unlockLetter(site.url, email, token) });
  });
}
