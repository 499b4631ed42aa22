import { type CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import { CARA, EDDA, testApp } from "../../testing/app.ts";
import { addCategories } from "../../testing/catalogue.ts";
import { fill } from "../../testing/database/filling.ts";
import { historyList, selectHistory } from "./history.ts";
import { itemList, selectItems } from "./items.ts";
import { countQueue, placeInQueue, queueList, selectQueue, TURN } from "./queue.ts";

const app = await testApp();
const MANY = 20_000;
const PAGE = 50;
const BIG = ["product_drafts", "training_drafts", "submissions", "products", "trainings", "review_decisions"];

/** As many of each as a busy house collects in years, all of them waiting at once. Nobody checks them: it is about reading. */
async function settle(): Promise<void> {
  await addCategories(app.db);
  const words = sql`'Lamp number ' || n || ' word' || (n % 5000)`;
  const since = sql`timestamptz '2026-01-05 00:00Z' + n * interval '1 second'`;
  await fill(app.db, BIG, async (tx) => {
    await sql`insert into product_drafts (id, creator_id, status, title, category_id, rejected_at, created_at, updated_at)
      select 'p' || n, ${CARA.id}, case when n % 500 = 0 then 'rejected' else 'review' end, ${words}, 'chairs', ${since}, ${since}, ${since}
      from generate_series(1, ${MANY}) n`.execute(tx);
    await sql`insert into submissions (id, draft_id, creator_id, is_revision, is_appeal, queued_at, submitted_at, outcome, decided_at)
      select 's' || n, 'p' || n, ${CARA.id}, n % 3 = 0, n % 100 = 0, ${since}, ${since},
        case when n % 500 = 0 then 'rejected' end, case when n % 500 = 0 then ${since} end from generate_series(1, ${MANY}) n`.execute(tx);
    await sql`insert into products (id, creator_id, category_id, status, status_before, published_at, title, description, price_cents, created_at, updated_at)
      select 'q' || n, ${CARA.id}, 'chairs', case when n % 1000 = 0 then 'suspended' else 'unlisted' end,
        case when n % 1000 = 0 then 'unlisted' end, ${since}, ${words}, '', 0, ${since}, ${since}
      from generate_series(1, ${MANY}) n`.execute(tx);
    await sql`insert into training_drafts (id, creator_id, status, type, title, category_id, rejected_at, created_at, updated_at)
      select 't' || n, ${CARA.id}, case when n % 500 = 0 then 'rejected' else 'review' end, 'course', ${words}, 'chairs', ${since}, ${since}, ${since}
      from generate_series(1, ${MANY}) n`.execute(tx);
    await sql`insert into submissions (id, item_type, draft_id, creator_id, is_revision, is_appeal, queued_at, submitted_at, outcome, decided_at)
      select 'c' || n, 'training', 't' || n, ${CARA.id}, n % 3 = 0, false, ${since}, ${since},
        case when n % 500 = 0 then 'rejected' end, case when n % 500 = 0 then ${since} end from generate_series(1, ${MANY}) n`.execute(tx);
    await sql`insert into trainings (id, creator_id, category_id, type, status, status_before, published_at, title, price_cents, created_at, updated_at)
      select 'u' || n, ${CARA.id}, 'chairs', 'course', case when n % 1000 = 0 then 'suspended' else 'unlisted' end,
        case when n % 1000 = 0 then 'unlisted' end, ${since}, ${words}, 0, ${since}, ${since}
      from generate_series(1, ${MANY}) n`.execute(tx);
    await sql`insert into review_decisions (id, item_type, item_id, submission_id, title, creator_id, kind, decision, reviewer_id, reason_code,
        submitted_at, decided_at, waited_minutes)
      select 'd' || n, 'product', 'p' || n, 's' || n, ${words}, ${CARA.id}, 'new', case when n % 1000 = 0 then 'rejected' else 'approved' end,
        ${EDDA.id}, case when n % 1000 = 0 then 'quality' end, ${since}, ${since}, n % 3000 from generate_series(1, ${MANY}) n`.execute(tx);
  });
}

type Node = { "Node Type": string; "Relation Name"?: string; "Actual Rows": number; "Actual Loops": number; Plans?: Node[] };

const rowsRead = (node: Node): number =>
  (node["Relation Name"] ? node["Actual Rows"] * node["Actual Loops"] : 0) +
  (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0);
const scansAll = (node: Node): boolean =>
  (node["Node Type"] === "Seq Scan" && BIG.includes(node["Relation Name"] ?? "")) || (node.Plans ?? []).some(scansAll);

async function planOf({ sql: text, parameters }: CompiledQuery): Promise<Node> {
  const explained = `explain (analyze, format json) ${text}`;
  const { rows } = await app.db.executeQuery<Record<string, [{ Plan: Node }]>>({ ...sql.raw(explained).compile(app.db), parameters });
  const plan = Object.values(rows[0] ?? {})[0]?.[0]?.Plan;
  if (!plan) throw new Error("no plan");
  return plan;
}

test("of very many each a page of the queue, of the history and of all items reads about as many rows as it shows", async () => {
  await settle();
  const { db } = app;
  const first = await queueList.page(db, selectQueue(db, "product"), { limit: PAGE });
  expect(first).toMatchObject({ rows: { length: PAGE }, total: { isMore: true } });
  const second = await queueList.page(db, selectQueue(db, "product"), { limit: PAGE, after: first.next ?? "" });
  expect(second.rows[0]?.submissionId).toBe("s51");
  expect(await countQueue(db, "product", app.now())).toMatchObject({ all: 1_000, appeal: 8 });
  const place = { turnAt: first.rows[9]?.turnAt ?? "", submissionId: first.rows[9]?.submissionId ?? "" };
  expect(await placeInQueue(db, "product", place)).toMatchObject({ at: 10, previousId: "p9", next: { id: "p11" } });
  const drafts = { itemType: "product", of: "drafts" } as const;
  const products = { itemType: "product", of: "sold" } as const;
  await historyList.page(db, selectHistory(db, {}), { limit: PAGE });
  await itemList.page(db, selectItems(db, products), { limit: PAGE, sort: "title" });

  const byChange = sql`d.updated_at desc, d.id desc`;
  const pages: Record<string, CompiledQuery> = {
    queue: selectQueue(db, "product").orderBy(sql`${TURN}, s.id`).limit(PAGE).compile(),
    "queue of revisions": selectQueue(db, "product", "revision").orderBy(sql`${TURN}, s.id`).limit(PAGE).compile(),
    "queue, deep": selectQueue(db, "product")
      .where(sql<boolean>`(${TURN}, s.id) > (timestamptz '2026-01-05 20:00Z', '')`)
      .orderBy(sql`${TURN}, s.id`)
      .limit(PAGE)
      .compile(),
    history: selectHistory(db, {}).orderBy(sql`r.decided_at desc, r.id desc`).limit(PAGE).compile(),
    "history of rejections": selectHistory(db, { decision: "rejected" }).orderBy(sql`r.decided_at desc, r.id desc`).limit(PAGE).compile(),
    "history of a reviewer": selectHistory(db, { reviewerId: EDDA.id }).orderBy(sql`r.decided_at desc, r.id desc`).limit(PAGE).compile(),
    "history of an item": selectHistory(db, { itemId: "p77" }).orderBy(sql`r.decided_at desc, r.id desc`).limit(PAGE).compile(),
    products: selectItems(db, products).orderBy(byChange).limit(PAGE).compile(),
    "products by title": selectItems(db, products).orderBy(sql`lower(left(d.title, 60)), d.id`).limit(PAGE).compile(),
    "suspended products": selectItems(db, { ...products, status: "suspended" })
      .orderBy(byChange)
      .limit(PAGE)
      .compile(),
    "products by words": selectItems(db, { ...products, search: "word77 lamp" })
      .orderBy(byChange)
      .limit(PAGE)
      .compile(),
    "queue of courses": selectQueue(db, "training").orderBy(sql`${TURN}, s.id`).limit(PAGE).compile(),
    courses: selectItems(db, { ...products, itemType: "training" })
      .orderBy(byChange)
      .limit(PAGE)
      .compile(),
    "courses by title": selectItems(db, { ...products, itemType: "training" })
      .orderBy(sql`lower(left(d.title, 60)), d.id`)
      .limit(PAGE)
      .compile(),
    "suspended courses": selectItems(db, { ...products, itemType: "training", status: "suspended" })
      .orderBy(byChange)
      .limit(PAGE)
      .compile(),
    "drafts of courses by words": selectItems(db, { ...drafts, itemType: "training", search: "word77 lamp" })
      .orderBy(byChange)
      .limit(PAGE)
      .compile(),
    drafts: selectItems(db, drafts).orderBy(byChange).limit(PAGE).compile(),
    "rejected drafts": selectItems(db, { ...drafts, status: "rejected" })
      .orderBy(byChange)
      .limit(PAGE)
      .compile(),
  };
  for (const [name, query] of Object.entries(pages)) {
    const plan = await planOf(query);
    expect([name, scansAll(plan), rowsRead(plan) <= 2_000]).toEqual([name, false, true]);
  }
}, 120_000);
