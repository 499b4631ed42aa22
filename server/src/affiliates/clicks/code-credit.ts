import { programmeShare } from "@blenda/domain/affiliates/crediting";
import type { LineAffiliate, ProgrammeTerms } from "@blenda/domain/affiliates/model";
import { isSameMailbox } from "@blenda/domain/shared/address";
import { sql } from "kysely";
import { account } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import type { RequestFacts, Services } from "../../platform/requests/procedure.ts";
import { nearBuyer } from "./credit.ts";

/** A coupon that is locked to one of its creator's affiliates. */
export interface LockedCode {
  id: string;
  code: string;
  ownerId: string;
  affiliateId: string;
}

interface CodeWish {
  buyerId: string | null;
  email: string;
  lines: readonly { itemType: string; itemId: string; codeOffCents: number }[];
  code: LockedCode;
}

/**
 * Who brought the buyer of the lines a locked code took something off: its affiliate, whatever was clicked before. Typing the code is the
 * last word (decision 0115). Bought by themselves it brings nothing; what isn't in the programme goes to whoever was clicked.
 */
export async function creditCode(
  { db, now, ...services }: Services & { asking: RequestFacts },
  { buyerId, email, lines, code }: CodeWish,
  byClick: readonly (LineAffiliate | null)[],
): Promise<(LineAffiliate | null)[]> {
  const member = await memberNow(db, code);
  if (!member) return [...byClick];
  const known = {
    ...{ userId: code.affiliateId, ref: member.ref, clickId: `code ${code.id}`, clickedAt: now(), boundAt: null, code: code.code },
  };
  const isSelf = code.affiliateId === buyerId || isSameMailbox(member.email, email);
  const isNear = !isSelf && (await nearBuyer({ db, now, ...services }, buyerId)).includes(code.affiliateId);
  return lines.map(({ itemType, itemId, codeOffCents }, at) => {
    const clicked = byClick[at] ?? null;
    if (codeOffCents === 0) return clicked;
    const bps = programmeShare(member.terms, `${itemType}:${itemId}`, code.affiliateId);
    if (bps === null) return clicked;
    if (isSelf || isNear) return { ...known, programme: "platform", bps: 0, void: { reason: isSelf ? "self" : "same_device", at: now() } };
    return { ...known, programme: "creator", bps };
  });
}

/** Somebody who is in the programme now, with what it promises now. */
async function memberNow(db: Db, { affiliateId, ownerId }: LockedCode) {
  const { rows } = await sql<{ ref: string; email: string; terms: ProgrammeTerms }>`
    select coalesce(u.global_affiliate_id, '') as ref, u.email, p.terms from affiliates a join ${account("u")} on u.id = a.user_id
      cross join lateral (select terms from affiliate_programmes where creator_id = a.creator_id order by since desc limit 1) p
    where a.user_id = ${affiliateId} and a.creator_id = ${ownerId} and a.state = 'active'
      and u.deleted_at is null and u.suspended_at is null`.execute(db);
  return rows[0];
}
