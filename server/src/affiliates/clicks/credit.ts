import { SHARE } from "@blenda/domain/affiliates/constants";
import { isClickValid, programmeShare } from "@blenda/domain/affiliates/crediting";
import type { LineAffiliate, ProgrammeTerms } from "@blenda/domain/affiliates/model";
import { isSameMailbox } from "@blenda/domain/shared/address";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { othersInBrowsersOf, peopleOfBrowser } from "../../identity/port.ts";
import type { Db } from "../../platform/database/db.ts";
import type { RequestFacts, Services } from "../../platform/requests/procedure.ts";
import { addClick, bindingOf, peopleByRef } from "./click-repository.ts";
import { readMarks } from "./mark.ts";

interface Line {
  creatorId: string | null;
  itemType: string;
  itemId: string;
}

export interface Wish {
  buyerId: string | null;
  /** Where the order's mail goes: accounts are free, mailboxes less so (trust L8). */
  email: string;
  /** When checkout began. */
  began: Instant;
  lines: readonly Line[];
}

interface Click {
  id: string;
  ref: string;
  at: Instant;
  affiliateId: string;
  /** The affiliate's own address. */
  email: string;
  boundAt: Instant | null;
  isFirst: boolean;
}

type CreditQuestion = Services & { asking: RequestFacts };

/**
 * Who brought the buyer of each line: the last valid click within 30 days, of this browser or tied to the account. For one
 * click a creator's programme goes before ours. What brings nothing says why (decision A13, decision B18).
 */
export async function creditLines(services: CreditQuestion, { buyerId, email, began, lines }: Wish): Promise<(LineAffiliate | null)[]> {
  const click = await lastClick(services, buyerId, began);
  if (!click) return lines.map(() => null);
  const { db, now } = services;
  const isSelf = click.affiliateId === buyerId || isSameMailbox(click.email, email);
  const nearby = isSelf ? [] : await nearBuyer(services, buyerId);
  const programmes = await programmesAt(db, click);
  await addClick(db, { id: click.id, affiliateId: click.affiliateId, at: click.at, isFirst: click.isFirst });
  const known = { userId: click.affiliateId, ref: click.ref, clickId: click.id, clickedAt: click.at, boundAt: click.boundAt };
  const nothing = (reason: NonNullable<LineAffiliate["void"]>["reason"]): LineAffiliate => ({
    ...known,
    ...{ programme: "platform", bps: 0, void: { reason, at: now() } },
  });
  return lines.map(({ creatorId, itemType, itemId }) => {
    if (creatorId === null) return null;
    if (creatorId === click.affiliateId) return nothing("own_item");
    const terms = programmes.ofCreators.get(creatorId);
    const share = terms ? programmeShare(terms, `${itemType}:${itemId}`, click.affiliateId) : null;
    if (share === null && !programmes.isInOurs) return null;
    if (isSelf) return nothing("self");
    if (nearby.includes(click.affiliateId)) return nothing("same_device");
    return share === null ? { ...known, programme: "platform", bps: SHARE.PLATFORM_BPS } : { ...known, programme: "creator", bps: share };
  });
}

/** Everybody who was ever signed in where the buyer is, or was. */
export async function nearBuyer({ db, site, asking }: CreditQuestion, buyerId: string | null): Promise<string[]> {
  const here = await peopleOfBrowser(db, site, asking.cookies);
  return buyerId === null ? here : [...here, ...(await othersInBrowsersOf(db, buyerId))];
}

async function lastClick(services: CreditQuestion, buyerId: string | null, began: Instant): Promise<Click | null> {
  const { db, asking, now } = services;
  const marks = readMarks(services, asking.cookies, began);
  const bound = buyerId === null ? undefined : await bindingOf(db, buyerId);
  const isBound = bound !== undefined && isClickValid(bound.clickedAt, now(), began);
  if (marks.length === 0 && !isBound) return null;
  const people = new Map(
    (marks.length > 0 ? await peopleByRef(db, [...new Set(marks.map(({ ref }) => ref))]) : []).map((each) => [each.ref, each]),
  );
  const clicks = marks.flatMap((mark): Click[] => {
    const person = people.get(mark.ref);
    if (!person) return [];
    return [{ ...mark, affiliateId: person.id, email: person.email, boundAt: bound?.clickId === mark.id ? bound.boundAt : null }];
  });
  if (isBound) {
    const { clickId: id, ref, clickedAt: at, affiliateId, email, boundAt } = bound;
    clicks.push({ ...{ id, ref, at, affiliateId, email, boundAt }, isFirst: true });
  }
  return clicks.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0] ?? null;
}

interface Programmes {
  isInOurs: boolean;
  ofCreators: Map<string, ProgrammeTerms>;
}

/** In which programmes they were when it was clicked, and what those promised then. */
async function programmesAt(db: Db, { affiliateId, at }: Click): Promise<Programmes> {
  const { rows } = await sql<{ creatorId: string | null; terms: ProgrammeTerms | null }>`
    select a.creator_id, (select p.terms from affiliate_programmes p
      where p.creator_id = a.creator_id and p.since <= ${at}::timestamptz order by p.since desc limit 1) as terms
    from affiliates a where a.user_id = ${affiliateId} and a.active_at <= ${at}::timestamptz
      and (a.stopped_at is null or a.stopped_at > ${at}::timestamptz)
      and not exists (select from jsonb_to_recordset(a.gaps) as gap ("from" timestamptz, "to" timestamptz)
        where gap."from" <= ${at}::timestamptz and gap."to" > ${at}::timestamptz) limit 1000`.execute(db);
  return {
    isInOurs: rows.some(({ creatorId }) => creatorId === null),
    ofCreators: new Map(
      rows.flatMap(({ creatorId, terms }) => (creatorId !== null && terms !== null ? [[creatorId, terms] as const] : [])),
    ),
  };
}
