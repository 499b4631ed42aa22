import { AFFILIATES, SHARE } from "@blenda/domain/affiliates/constants";
import { programmeShare } from "@blenda/domain/affiliates/crediting";
import type { ProgrammeTerms, PromotedItem } from "@blenda/domain/affiliates/model";
import { breakdownOf } from "@blenda/domain/ledger/breakdown";
import { shareOf } from "@blenda/domain/shared/cents";
import { priceNow } from "@blenda/domain/shared/price";
import { sql } from "kysely";
import { publicProducts } from "../../catalogue/port.ts";
import { productRow } from "../../catalogue/sql.ts";
import { isOffered } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { ownAffiliateCalls } from "../procedures.ts";

const MOST_PROGRAMMES = 20;
const EACH = 4;

/** What is worth sharing, with what a sale of it would bring. Nothing of one's own: that brings nothing. */
export const assets = ownAffiliateCalls.assets.handler(async ({ context: { db, user, now } }) => {
  const programmes = await termsOf(db, user.id);
  const joined = (await Promise.all([...programmes.keys()].map((id) => publicProducts.bestOfCreator(db, id, EACH, now())))).flat();
  const best = await publicProducts.byIds(db, await bestSellers(db, user.id), now());
  const items = new Map([...joined, ...best].map((card) => [card.id, card]));
  const promoted = [...items.values()].flatMap((card): PromotedItem[] => {
    const priceCents = priceNow(card);
    const { creatorId, name: shopName } = card.shop;
    if (priceCents === 0 || card.isSubscriptionOnly || creatorId === user.id) return [];
    const terms = programmes.get(creatorId);
    const ofCreator = terms ? programmeShare(terms, `product:${card.id}`, user.id) : null;
    const [programme, bps] = ofCreator === null ? (["platform", SHARE.PLATFORM_BPS] as const) : (["creator", ofCreator] as const);
    const cents = shareOf(breakdownOf(priceCents).remainder, bps);
    return [{ ...{ itemId: card.id, title: card.title, shopName, posterUrl: card.posterUrl, priceCents }, ...{ programme, bps, cents } }];
  });
  return { items: [...ofKind(promoted, "creator"), ...ofKind(promoted, "platform")].slice(0, AFFILIATES.PROMOTED) };
});

const ofKind = (items: readonly PromotedItem[], kind: PromotedItem["programme"]) => items.filter(({ programme }) => programme === kind);

/** What the creators promise now whose programmes somebody is in. */
async function termsOf(db: Db, userId: string): Promise<Map<string, ProgrammeTerms>> {
  const { rows } = await sql<{ creatorId: string; terms: ProgrammeTerms | null }>`
    select a.creator_id, (select p.terms from affiliate_programmes p where p.creator_id = a.creator_id order by p.since desc limit 1) as terms
    from affiliates a where a.user_id = ${userId} and a.creator_id is not null and a.state = 'active'
    order by a.created_at desc limit ${MOST_PROGRAMMES}`.execute(db);
  return new Map(rows.flatMap(({ creatorId, terms }) => (terms?.isOn ? [[creatorId, terms] as const] : [])));
}

async function bestSellers(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select p.id, p.sales_count, p.creator_id, p.price_cents from ${productRow("p")} where p.status = 'published'
      order by p.published_at desc, p.n desc limit ${AFFILIATES.PROMOTED_AMONG}) as newest
    where price_cents > 0 and creator_id <> ${userId} and ${isOffered("newest.creatorId")}
    order by sales_count desc, id limit ${AFFILIATES.PROMOTED}`.execute(db);
  return rows.map(({ id }) => id);
}
