// The statements a server without an index of its own would ask: the same columns as ours, chosen and sorted by PostgreSQL.
import { CamelCasePlugin, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from "kysely";
import { selectCards } from "../server/src/catalogue/cards.ts";
import { findPage } from "../server/src/catalogue/page/page-query.ts";
import type { Database, Db } from "../server/src/platform/database/db.ts";
import { PUBLISHED } from "../server/src/publication/cards.ts";

export interface Statement {
  text: string;
}

export type StatementName = "listing" | "category" | "deep" | "search" | "product" | "limit";

/** Texts with their values still open, in the order in which the addresses give them. */
export async function statements(): Promise<Record<StatementName, Statement>> {
  const { db, seen } = paperDatabase();
  const cards = selectCards(db).where("p.status", "=", PUBLISHED);
  const newest = cards.orderBy("p.publishedAt", "desc").orderBy("p.n", "desc").limit(sql.lit(24));
  const words = sql`p.bench_words`;
  await findPage(db, { id: "any", now: new Date(0).toISOString() }).catch(() => {});
  const text = (query: { compile(): { sql: string } }) => ({ text: query.compile().sql });
  return {
    listing: text(newest),
    category: text(newest.where("p.categoryId", "=", "any")),
    deep: text(newest.where(sql<boolean>`(p.published_at, p.n) < (${"any"}::timestamptz, ${"any"}::bigint)`)),
    search: text(
      cards
        .where(sql<boolean>`${words} @@ plainto_tsquery('simple', ${"any"})`)
        .orderBy(sql`ts_rank(${words}, plainto_tsquery('simple', $1))`, "desc")
        .limit(sql.lit(24)),
    ),
    product: { text: seen.at(-1) ?? "" },
    limit: { text: "select price_cents, title from products where id = $1" },
  };
}

/** Writes statements down instead of asking anybody. */
function paperDatabase(): { db: Db; seen: string[] } {
  const seen: string[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void seen.push(query.sql),
  });
  return { db, seen };
}
