import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

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
