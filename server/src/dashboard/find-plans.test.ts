import { readTyped } from "@blenda/domain/dashboard/finding";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Tx } from "../platform/database/db.ts";
import { CARA, testApp } from "../testing/app.ts";
import { addCategories } from "../testing/catalogue.ts";
import { fill } from "../testing/database/filling.ts";

const app = await testApp();
/** The plans of 100,000 are the same; they were looked at by hand. */
const MANY = 20_000;
const FULL = ["users", "orders", "order_lines", "products", "refunds", "refund_cases", "report_cases", "payouts"];

/** So many of everything that reading all of them would be the worse plan; twenty people share each first name. */
async function settle(tx: Tx): Promise<void> {
  const many = sql`generate_series(1, ${MANY}) n`;
  await sql`insert into users (id, email, name, display_name, global_affiliate_id, created_at)
    select 'p' || n, 'p' || n || '@example.com', 'Person ' || n, 'Word' || (n % 5000) || ' Person', (100 + n % 900)::text || chr(65 + n / 900 % 26) || chr(65 + n / 23400) || 'Z', now() from ${many}`.execute(
    tx,
  );
  await sql`insert into orders (id, number, buyer_id, email, status, currency, subtotal_cents, discount_cents, tax_cents, total_cents, intent_id, created_at, expires_at, paid_at)
    select 'o' || n, 200000 + n, 'p' || n, 'p' || n || '@example.com', 'paid', 'USD', 100, 0, 0, 100, 'pi_' || n, now(), now(), now() from ${many}`.execute(
    tx,
  );
  await sql`insert into order_lines (id, order_id, buyer_id, position, item_type, item_id, title, creator_id, list_cents, discount_cents, tax_cents, paid_cents,
      split, status, fulfilled_at)
    select 'l' || n, 'o' || n, 'p' || n, 0, 'product', 'q' || n, 'Thing', ${CARA.id}, 100, 0, 0, 100, '{}', 'fulfilled', now() from ${many}`.execute(
    tx,
  );
  await sql`insert into products (id, creator_id, category_id, status, title, description, price_cents, published_at, created_at, updated_at)
    select 'q' || n, ${CARA.id}, 'chairs', 'published', 'Title' || (n % 5000) || ' chair', '', 100, now(), now(), now() from ${many}`.execute(
    tx,
  );
  await sql`insert into refunds (id, line_id, order_id, buyer_id, creator_id, reason, detail, status, amount_cents, created_at, updated_at)
    select 'r' || n, 'l' || n, 'o' || n, 'p' || n, 'p' || (n % 900), 'faulty', '', 'refunded', 100, now(), now() from ${many}`.execute(tx);
  await sql`insert into refund_cases (refund_id, opened_by, opened_at, due_at, amount_cents, ranked_at)
    select 'r' || n, 'buyer', now(), now(), 100, now() from ${many}`.execute(tx);
  await sql`insert into report_cases (id, target_type, target_id, owner_id, title, reason, priority, urgency, reporters, created_at, since)
    select 'c' || n, 'product', 'q' || n, 'p' || n, 'Thing', 'spam', 'low', n, 1, now(), now() from ${many}`.execute(tx);
  await sql`insert into payouts (id, user_id, batch, day, status, amount_cents, creator_cents, affiliate_cents, currency, recipient_id, recipient_currency, last4,
      external_id, taken_at, paid_at, created_at, updated_at)
    select 'y' || n, 'p' || n, '2026-10', '2026-03-06', 'paid', 100, 100, 0, 'USD', 'x', 'USD', '4471', 't_' || n, now(), now(), now(), now() from ${many}`.execute(
    tx,
  );
}

test("whatever is typed, everything that is found among very many of each is read off an index", async () => {
  await addCategories(app.db);
  await fill(app.db, FULL, settle);
  const spent: Record<string, number> = {};
  await app.db.transaction().execute(async (tx) => {
    for (const text of ["204567", "R-1777", "p777@example.com", "word77 person", "title77 chair", "pi_777", "t_777", "p777"]) {
      const typed = readTyped(text);
      if (!typed) throw new Error(`${text} is looked for as nothing`);
      const began = performance.now();
      const found = [];
      for (const { find } of app.services.overview.findable) found.push(...(await find(tx, typed, { limit: 5, may: () => true })));
      spent[text] = Math.round(performance.now() - began);
      expect(found, text).not.toEqual([]);
    }
    const { rows } = await sql`select relname, seq_scan, seq_tup_read from pg_stat_xact_user_tables
      where relname = any(${FULL}::text[]) and seq_scan > 0`.execute(tx);
    expect(rows).toEqual([]);
  });
  // Rows nobody sold or booked keep none of the rules of the house: they go before those are asked.
  await sql.raw(`truncate ${FULL.filter((table) => table !== "users").join()} cascade`).execute(app.db);
  // Looked at by whoever changes it: what each of these takes on the machine it runs on.
  if (process.env.SHOW_SPENT) process.stdout.write(`${JSON.stringify(spent)}\n`);
}, 240_000);
