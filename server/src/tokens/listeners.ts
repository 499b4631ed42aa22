import { createHash } from "node:crypto";
import { accountBegan } from "@blenda/domain/identity/events";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { WELCOME_TOKENS, WELCOMES_PER_NETWORK_A_DAY } from "@blenda/domain/tokens/constants";
import { mailboxOf } from "@blenda/domain/tokens/rules";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import { othersInBrowsersOf } from "../identity/port.ts";
import { advisoryLock } from "../platform/database/advisory-lock.ts";
import type { Tx } from "../platform/database/db.ts";
import { type Listener, listener } from "../platform/events/outbox.ts";
import { addTokens } from "./balance/grant.ts";
import { addWelcome, areAnyWelcomed, countWelcomes, emailOf } from "./balance/welcome-repository.ts";
import { lockAccount } from "./repository.ts";

interface Newcomer {
  userId: string;
  network: string;
  at: Instant;
}

/** A few tokens for a confirmed address: once per address, once per browser, and so many a day from one network. */
const welcome = listener("tokens.welcome", accountBegan, async (tx, newcomer) => {
  const { userId, network, at } = newcomer;
  const email = await emailOf(tx, userId);
  if (email === null) return;
  // Two newcomers of one network see each other.
  await advisoryLock(tx, `welcomes of ${network}`);
  const tokens = (await isFarmed(tx, newcomer)) ? 0 : WELCOME_TOKENS;
  const addressHash = createHash("sha256").update(mailboxOf(email)).digest("hex");
  const isFirst = await addWelcome(tx, { addressHash, userId, network, tokens, at });
  if (!isFirst || tokens === 0) return;
  await lockAccount(tx, userId, at);
  await addTokens(tx, { userId, tokens, source: "grant", type: "grant", about: tokenTexts.welcome, at });
});

async function isFarmed(tx: Tx, { userId, network, at }: Newcomer): Promise<boolean> {
  if ((await countWelcomes(tx, network, addDays(at, -1))) >= WELCOMES_PER_NETWORK_A_DAY) return true;
  return areAnyWelcomed(tx, await othersInBrowsersOf(tx, userId));
}

export const tokenListeners: Listener[] = [welcome];
