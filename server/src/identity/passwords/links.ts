import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Selectable } from "kysely";
import type { Database, Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { addLink, consumeLink, forgetLinks } from "../repository.ts";
import type { LinkPurpose } from "../tables.ts";
import { hashToken } from "./secrets.ts";

interface NewLink {
  purpose: LinkPurpose;
  userId: string | null;
  email: string;
  detail?: Record<string, string>;
  minutes: number;
}

/** Of these a newer one kills the older. A way back to a former address stays whatever is asked for later. */
const REPLACED: ReadonlySet<LinkPurpose> = new Set(["reset", "change-email", "recover-factor", "keep-factor"]);

/** Makes a link that works once, and answers the token for the mail. */
export async function issueLink(
  { now, random }: Pick<Services, "now" | "random">,
  tx: Tx,
  { minutes, detail = {}, ...link }: NewLink,
): Promise<string> {
  if (link.userId && REPLACED.has(link.purpose)) await forgetLinks(tx, link.userId, [link.purpose]);
  const token = random.token();
  const createdAt = now();
  const expiresAt = addMinutes(createdAt, minutes);
  await addLink(tx, { ...link, detail, tokenHash: hashToken(token), createdAt, expiresAt });
  return token;
}

/** Uses a link up. An unknown, used or expired one is refused, and the refusal does not say which it was. */
export async function useLink(
  { now }: Pick<Services, "now">,
  tx: Tx,
  purpose: LinkPurpose,
  token: string,
): Promise<Selectable<Database["mailedLinks"]>> {
  const link = await consumeLink(tx, purpose, hashToken(token), now());
  if (!link) throw refusal("IDENTITY_LINK_INVALID");
  return link;
}
