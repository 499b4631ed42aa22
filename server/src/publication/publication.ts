import type { PublicationStatus, PublishedType } from "@blenda/domain/publication/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type SelectQueryBuilder, type Simplify, sql } from "kysely";
import { isOffered } from "../identity/sql.ts";
import { clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/db.ts";
import { jsonRows, readJsonRows } from "../platform/database/json-rows.ts";
import { type KeysetPage, type KeysetRow, numberKey } from "../platform/database/keyset.ts";
import { prepared } from "../platform/database/prepared.ts";
import { newestFirst, onlyPublished, PUBLISHED } from "./cards.ts";
import { TABLES } from "./sql.ts";
import { totalsOf } from "./totals.ts";

interface Kind<DB, Tables extends keyof DB, Row, Card> {
  type: PublishedType;
  /** Its cards, whichever the reader may see: read as `p`, with the columns every card has. */
  selectCards(db: Db): SelectQueryBuilder<DB, Tables, Row>;
  cardOf(row: Simplify<Row>, now: Instant): Card;
}

interface OwnCards {
  limit: number;
  now?: Instant;
  /** Only these, in this order. */
  ids?: readonly string[];
}

/** The best of a shop or category is looked for among its newest, so that a large one costs no more than a small one. */
export const BEST_AMONG = 48;

/** Repository of what is published of one kind: the same questions for all kinds, answered with the kind's own cards. */
export function publicationOf<DB, Tables extends keyof DB, Row extends { n: number; id: string }, Card>({
  type,
  selectCards,
  cardOf,
}: Kind<DB, Tables, Row, Card>) {
  const cardsAt = (rows: readonly Simplify<Row>[], now: Instant): Card[] => rows.map((row) => cardOf(row, now));
  const publicCards = (db: Db) => onlyPublished(selectCards(db)).$castTo<Simplify<Row>>();

  /** Numbers as one text: given as a list, the driver would look at each of them for what has to be escaped. */
  const rowsByNumbers = prepared((db, { numbers }: { numbers: string }) =>
    db.selectNoFrom(jsonRows(publicCards(db).where(sql.ref("p.n"), "=", sql<number>`any(${numbers}::bigint[])`)).as("cards")),
  );
  const rowsByIds = prepared((db, { ids }: { ids: readonly string[] }) =>
    db.selectNoFrom(jsonRows(publicCards(db).where(sql.ref("p.id"), "=", sql<string>`any(${ids}::text[])`)).as("cards")),
  );

  /** In the order asked for; what is not published is left out. One statement, however many are asked for. */
  const byNumbers = async (db: Db, numbers: readonly number[], now: Instant = clock()): Promise<Card[]> => {
    const rows = (await rowsByNumbers(db, { numbers: `{${numbers.join()}}` })).flatMap(({ cards }) => readJsonRows(cards));
    return cardsAt(
      inOrder(rows, numbers, ({ n }) => n),
      now,
    );
  };
  const byIds = async (db: Db, ids: readonly string[], now: Instant = clock()): Promise<Card[]> => {
    const rows = (await rowsByIds(db, { ids })).flatMap(({ cards }) => readJsonRows(cards));
    return cardsAt(
      inOrder(rows, ids, ({ id }) => id),
      now,
    );
  };

  const featured = async (db: Db, limit: number, now: Instant = clock()): Promise<Card[]> => {
    const cards = publicCards(db).where(sql.ref<boolean>("p.isFeatured"), "=", sql.lit(true));
    return cardsAt(await newestFirst(cards).limit(sql.lit(limit)).execute(), now);
  };

  /** One statement for each number of them that is asked for: written into it, the planner knows that a page is a few of many. */
  const newestOfCreator = perLimit((limit) =>
    prepared((db, { creatorId }: { creatorId: string }) => {
      const cards = publicCards(db).where(sql.ref<string>("p.creatorId"), "=", creatorId);
      return db.selectNoFrom(jsonRows(newestFirst(cards).limit(sql.lit(limit))).as("cards"));
    }),
  );

  /** One creator's, newest first. */
  const ofCreator = async (db: Db, creatorId: string, limit: number, now: Instant = clock()): Promise<Card[]> =>
    cardsAt(
      (await newestOfCreator(limit)(db, { creatorId })).flatMap(({ cards }) => readJsonRows(cards)),
      now,
    );

  /** A creator's own, whether their shop is open or not: the newest, or those of them that are named, in that order. */
  const ofOwner = async (db: Db, creatorId: string, { limit, now = clock(), ids }: OwnCards): Promise<Card[]> => {
    const own = selectCards(db)
      .$castTo<Simplify<Row>>()
      .where(sql.ref<string>("p.creatorId"), "=", creatorId)
      .where(sql.ref<PublicationStatus>("p.status"), "=", PUBLISHED);
    if (!ids) return cardsAt(await newestFirst(own).limit(sql.lit(limit)).execute(), now);
    const named = await own.where(sql.ref("p.id"), "=", sql<string>`any(${ids}::text[])`).execute();
    return cardsAt(inOrder(named, ids, ({ id }) => id).slice(0, limit), now);
  };

  const bestNumbers = bestOf(type);
  /** What a shop puts first: what the house features, then what sells best. */
  const bestOfCreator = async (db: Db, creatorId: string, limit: number, now: Instant = clock()): Promise<Card[]> => {
    const best = await bestNumbers(limit)(db, { creatorId });
    return byNumbers(
      db,
      best.map(({ n }) => n),
      now,
    );
  };

  /** Everything published in the order it came in; `key` is where to go on. */
  const walk = async (db: Db, { after, offset = 0, limit }: KeysetPage): Promise<KeysetRow[]> => {
    const rows = await db
      .selectFrom(TABLES[type])
      .select(["n", "id", "updatedAt"])
      .where("status", "=", PUBLISHED)
      .where(isOffered(`${TABLES[type]}.creatorId`))
      .where("n", ">", numberKey(after))
      .orderBy("n")
      .offset(offset)
      .limit(limit)
      .execute();
    return rows.map(({ n, id, updatedAt }) => ({ key: String(n), id, updatedAt }));
  };

  return { byNumbers, byIds, featured, ofCreator, ofOwner, bestOfCreator, totalsOf: totalsOf(type), walk };
}

/** Which of a shop's newest come first. */
const bestOf = (type: PublishedType) =>
  perLimit((limit) =>
    prepared((db, { creatorId }: { creatorId: string }) => {
      const newest = db
        .selectFrom(TABLES[type])
        .select(["n", "isFeatured", "salesCount", "publishedAt"])
        .where("creatorId", "=", creatorId)
        .where("status", "=", PUBLISHED)
        .orderBy("publishedAt", "desc")
        .orderBy("n", "desc")
        .limit(sql.lit(BEST_AMONG));
      return db
        .selectFrom(newest.as("newest"))
        .select("n")
        .orderBy("isFeatured", "desc")
        .orderBy("salesCount", "desc")
        .orderBy("publishedAt", "desc")
        .orderBy("n", "desc")
        .limit(sql.lit(limit));
    }),
  );

/** Made when it is first asked for; there are as many as pages have lengths. */
function perLimit<Made>(make: (limit: number) => Made): (limit: number) => Made {
  const made = new Map<number, Made>();
  return (limit) => {
    const known = made.get(limit) ?? make(limit);
    made.set(limit, known);
    return known;
  };
}

function inOrder<Row, Key>(rows: readonly Row[], keys: readonly Key[], keyOf: (row: Row) => Key): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const found: Row[] = [];
  for (const key of keys) {
    const row = byKey.get(key);
    if (row) found.push(row);
  }
  return found;
}
