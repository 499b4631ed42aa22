import type { PublishedType } from "@blenda/domain/publication/constants";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

interface RatedPurchase {
  itemType?: PublishedType;
  itemId: string;
  creatorId: string;
}

const AT = "2026-02-15T12:00:00.000Z";

/** `200AAA` and so on, another for every name. */
let marked = 0;
const affiliateMark = (): string => {
  marked += 1;
  const letter = (place: number) => String.fromCharCode(65 + (Math.floor(marked / 26 ** place) % 26));
  return `200${letter(2)}${letter(1)}${letter(0)}`;
};

/** So many strangers own it, each by an order of their own, and gave it these stars. */
export async function addStars(db: Db, { itemType = "product", itemId, creatorId }: RatedPurchase, ...stars: number[]): Promise<void> {
  const names = stars.map((_, n) => `buyer-${itemId}-${n}`);
  const marks = names.map(affiliateMark);
  const split = { net: 0, commission: 0, processing: 0, affiliate: 0, collaborators: 0, creator: 0 };
  await sql`
    with people as (
      insert into users (id, email, name, display_name, global_affiliate_id, created_at)
      select id, id || '@example.com', id, id, mark, ${AT}::timestamptz from unnest(${names}::text[], ${marks}::text[]) as p (id, mark)
      returning id),
    bought as (
      insert into orders (id, buyer_id, email, status, currency, subtotal_cents, discount_cents, tax_cents, total_cents, created_at, expires_at, paid_at)
      select 'order-' || id, id, id || '@example.com', 'paid', 'usd', 0, 0, 0, 0, ${AT}::timestamptz, ${AT}::timestamptz, ${AT}::timestamptz
      from people returning id, buyer_id),
    lines as (
      insert into order_lines (id, order_id, buyer_id, position, item_type, item_id, title, creator_id, list_cents, discount_cents, tax_cents,
        paid_cents, split, status, fulfilled_at)
      select 'line-' || id, id, buyer_id, 0, ${itemType}, ${itemId}, ${itemId}, ${creatorId}, 0, 0, 0, 0, ${JSON.stringify(split)}::jsonb,
        'fulfilled', ${AT}::timestamptz from bought returning buyer_id)
    insert into reviews (id, user_id, item_type, item_id, creator_id, rating, created_at)
    select 'review-' || l.buyer_id, l.buyer_id, ${itemType}, ${itemId}, ${creatorId}, given.rating, ${AT}::timestamptz
    from lines l join unnest(${names}::text[], ${stars}::int[]) as given (id, rating) on given.id = l.buyer_id`.execute(db);
  const counted = [1, 2, 3, 4, 5].map((star) => stars.filter((each) => each === star).length);
  await db
    .updateTable(itemType === "product" ? "products" : "trainings")
    .set({ stars: counted })
    .where("id", "=", itemId)
    .execute();
}
