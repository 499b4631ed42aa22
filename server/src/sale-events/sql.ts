import { PUBLISHED_TYPES } from "@blenda/domain/publication/constants";
import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import { LEAST_LEFT_CENTS } from "@blenda/domain/shared/price";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { account, IS_CREATOR } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { door } from "../platform/database/door.ts";
import { publishedItem } from "../publication/sql.ts";

export const saleEventRow = door("saleEvents", ["id", "name", "status", "startsAt", "endsAt", "optInDeadline", "percent"]);

/** Creators with something that will have been on sale for long enough, and costs enough, to take part in a sale; in the order of their ids. */
export const inviteesAfter = (db: Db, startsAt: Instant, after: string, limit: number) =>
  db
    .selectFrom(account("u"))
    .select("u.id")
    .where("u.id", ">", after)
    .where(IS_CREATOR)
    .where(({ or, exists, selectFrom }) =>
      or(
        PUBLISHED_TYPES.map((type) =>
          exists(
            selectFrom(publishedItem(type, "p"))
              .select(sql.lit(1).as("one"))
              .whereRef("p.creatorId", "=", "u.id")
              .where("p.status", "=", sql.lit("published"))
              .where("p.priceCents", ">", LEAST_LEFT_CENTS)
              .where("p.isSubscriptionOnly", "=", false)
              .where("p.publishedAt", "<=", addDays(startsAt, -SALE_EVENT.PUBLISHED_DAYS)),
          ),
        ),
      ),
    )
    .orderBy("u.id")
    .limit(limit);

/** What takes part in an event that runs, with whose it is, for those who tell of it. */
export const runningProducts = (db: Db, eventId: string) =>
  db
    .selectFrom("saleEventItems as i")
    .innerJoin("saleEvents as e", "e.id", "i.eventId")
    .select(["i.itemId", "i.creatorId", "i.priceCents", "i.lowestCents", "i.listCents", "e.name", "e.endsAt"])
    .where("i.eventId", "=", eventId)
    .where("i.itemType", "=", sql.lit("product"))
    .where("i.status", "=", sql.lit("running"));

/** Sales of the whole shop that began in a time, first to last. */
export const platformEventsBegun = (db: Db, from: Instant, until: Instant) =>
  db
    .selectFrom("saleEvents as e")
    .select(["e.name", "e.startsAt"])
    .where("e.kind", "=", "platform")
    .where("e.status", "in", ["active", "ended"])
    .where("e.startsAt", ">=", from)
    .where("e.startsAt", "<", until)
    .orderBy("e.startsAt")
    .limit(50);
