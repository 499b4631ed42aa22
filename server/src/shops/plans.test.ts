import { sql } from "kysely";
import { expect, test } from "vitest";
import { publicProducts } from "../catalogue/port.ts";
import { replyMinutesOf } from "../inbox/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { CARA, testApp } from "../testing/app.ts";
import { addCategories } from "../testing/catalogue.ts";
import { fill } from "../testing/database/filling.ts";
import { findShopBySlug, formerSlugsOf } from "./repository.ts";

const app = await testApp();
const MANY = 20_000;

/** So many that reading all of them would be the worse plan; every hundredth shop is closed. */
async function settle(tx: Tx): Promise<void> {
  await sql`insert into users (id, email, name, display_name, global_affiliate_id, created_at, email_verified_at, is_creator)
    select 'p' || n, 'p' || n || '@example.com', 'P', 'P', (100 + n % 900)::text || chr(65 + n / 900) || 'ZZ', now(), now(), true
    from generate_series(1, ${MANY}) n`.execute(tx);
  await sql`insert into shops (creator_id, slug, name, opened_at, updated_at, is_enabled)
    select 'p' || n, 'shop-' || n, 'Shop', now(), now(), n % 100 > 0 from generate_series(1, ${MANY}) n`.execute(tx);
  await sql`insert into shop_slugs (slug, creator_id, taken_at) select slug, creator_id, now() from shops
    union all select 'former-' || creator_id, creator_id, now() from shops`.execute(tx);
  await sql`insert into conversations (id, kind, subject, status, buyer_id, creator_id, created_at, last_message_at, first_reply_at, closed_at)
    select 'c' || n, 'general', '?', 'closed', ${CARA.id}, 'p' || (1 + n % 200), now(), now(), now(), now()
    from generate_series(1, ${MANY}) n`.execute(tx);
}

test("of many shops and conversations none is read but the one that is asked for", async () => {
  await addCategories(app.db);
  await fill(app.db, ["users", "shops", "shop_slugs", "conversations"], settle);
  await app.db.transaction().execute(async (tx) => {
    const counted = async () => {
      const { rows } = await sql<{ scans: number }>`select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_xact_user_tables
        where relname in ('shops', 'shop_slugs', 'conversations')`.execute(tx);
      return rows[0]?.scans ?? 0;
    };
    const before = await counted();
    expect((await findShopBySlug(tx, "former-p77"))?.slug).toBe("shop-77");
    await formerSlugsOf(tx, { creatorId: "p77", slug: "shop-77" });
    await replyMinutesOf(tx, "p77", app.now());
    await publicProducts.byIds(tx, ["nothing"]);
    await publicProducts.ofCreator(tx, "p77", 24);
    expect((await counted()) - before).toBe(0);
  });
});
