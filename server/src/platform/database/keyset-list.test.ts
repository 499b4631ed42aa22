import { LIST } from "@blenda/domain/shared/list";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { testApp } from "../../testing/app.ts";
import { cursorCodec } from "./cursor.ts";
import { keysetList } from "./keyset-list.ts";

const app = await testApp();

/** Two columns that are often alike, and one that is often empty. */
const people = keysetList({
  columns: {
    joined: { by: sql`u.created_at`, kind: "instant" },
    name: { by: sql`u.display_name`, kind: "text" },
    leaving: { by: sql`u.deletion_due_at`, kind: "instant", isNullable: true },
    letters: { by: sql`length(u.display_name)`, kind: "integer" },
  },
  id: sql`u.id`,
  usual: { sort: "joined", direction: "desc" },
});
type PageQuestion = Parameters<typeof people.page>[2];
const query = () => app.db.selectFrom("users as u").select(["u.id", "u.displayName"]).where("u.id", "like", "p%");
const page = (asked: PageQuestion) => people.page(app.db, query(), asked);

async function settle(count = 23): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: `p${String(n).padStart(4, "0")}`,
    ...{
      email: `p${n}@example.com`,
      name: "p",
      displayName: `person ${n % 4}`,
      globalAffiliateId: `${100 + (n % 900)}${n < 900 ? "ONE" : "TWO"}`,
    },
    deletionDueAt: n % 3 === 0 ? `2026-03-0${1 + (n % 5)}T00:00:00.000Z` : null,
    createdAt: app.now(),
  }));
  await app.db.insertInto("users").values(rows).execute();
  // Closer together than a millisecond: what the clock of the database wrote.
  await sql`update users set created_at = created_at + (length(id) + substr(id, 2)::int % 7) * interval '1 microsecond' where id like 'p%'`.execute(
    app.db,
  );
}

/** Every page to the end. */
async function walk(asked: Omit<PageQuestion, "after">): Promise<string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { rows, next }: Awaited<ReturnType<typeof page>> = await page({ ...asked, ...(after !== null && { after }) });
    expect(rows.length).toBeLessThanOrEqual(asked.limit);
    seen.push(...rows.map(({ id }) => id));
    after = next;
  } while (after !== null);
  return seen;
}

const orders = (["joined", "name", "leaving", "letters"] as const).flatMap((sort) =>
  (["asc", "desc"] as const).flatMap((direction) => [1, 4, 7, 100].map((limit) => ({ sort, direction, limit }))),
);

test.each(orders)(
  "by $sort $direction, $limit at a time, everybody is seen once and in order; who has no value comes last",
  async (asked) => {
    await settle();
    const { sort, direction } = asked;
    const by = { joined: sql`created_at`, name: sql`display_name`, leaving: sql`deletion_due_at`, letters: sql`length(display_name)` }[
      sort
    ];
    const whole = await sql<{ id: string }>`select id from users where id like 'p%'
    order by ${by} ${sql.raw(direction)} nulls last, id ${sql.raw(direction)}`.execute(app.db);
    expect(await walk(asked)).toEqual(whole.rows.map(({ id }) => id));
  },
);

test("nobody asked for an order: it is the list's own", async () => {
  await settle();
  expect(await walk({ limit: 5 })).toEqual(await walk({ sort: "joined", direction: "desc", limit: 100 }));
  expect(await walk({ sort: "name", limit: 5 })).toEqual(await walk({ sort: "name", direction: "asc", limit: 100 }));
});

test("a cursor of another order, or one somebody made up, begins at the beginning", async () => {
  await settle();
  const first = await page({ sort: "name", direction: "asc", limit: 5 });
  const made = (...parts: [string, string, unknown, string]) =>
    cursorCodec(z.string(), z.string(), z.unknown(), z.string()).write(...parts);
  for (const after of [
    (await page({ sort: "name", direction: "desc", limit: 5 })).next ?? "",
    (await page({ sort: "leaving", direction: "asc", limit: 5 })).next ?? "",
    ...[made("name", "asc", 5, "p0001"), made("name", "asc", null, "p0001"), made("name", "asc", "a\u0000", "p0001"), "nonsense"],
  ])
    expect((await page({ sort: "name", direction: "asc", limit: 5, after })).rows).toEqual(first.rows);
});

test("a page is at most a hundred long, whoever asks, and counting stops at a thousand", async () => {
  await settle(LIST.COUNTED);
  expect(await page({ limit: 100_000 })).toMatchObject({ total: { count: LIST.COUNTED, isMore: false }, rows: { length: 100 } });
  await app.db
    .insertInto("users")
    .values({ id: "pz", email: "x@example.com", name: "p", displayName: "p", globalAffiliateId: "100XXX", createdAt: app.now() })
    .execute();
  expect((await page({ limit: 1 })).total).toEqual({ count: LIST.COUNTED, isMore: true });
  expect((await people.page(app.db, query().where("u.id", "<", "p0003"), { limit: 1 })).total).toEqual({ count: 3, isMore: false });
});

test("a file walks through all pages", async () => {
  await settle(230);
  const seen: string[] = [];
  for await (const { id } of people.all(app.db, query(), { sort: "leaving", direction: "desc" })) seen.push(id);
  expect(seen).toEqual(await walk({ sort: "leaving", direction: "desc", limit: 60 }));
  expect(seen).toHaveLength(230);
});
