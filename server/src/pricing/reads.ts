import { LICENCE_FACTORS, LICENCE_TYPES } from "@blenda/domain/catalogue/constants";
import { pricingContract } from "@blenda/domain/pricing/contract";
import type { PricedItem } from "@blenda/domain/pricing/model";
import { implement } from "@orpc/server";
import { productRow } from "../catalogue/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";
import { trainingRow } from "../trainings/sql.ts";

const pricing = implement(pricingContract).$context<Context>().use(spoken).use(guard).use(signedIn);

export const item = pricing.item.handler(async ({ input: { type, id }, context: { db, user }, errors }) => {
  const found = await (type === "product" ? findProduct : findTraining)(db, user.id, id);
  if (!found) throw errors.PRICING_NOT_FOUND();
  return found;
});

async function findProduct(db: Db, creatorId: string, id: string): Promise<PricedItem | null> {
  const row = await db
    .selectFrom(productRow("products"))
    .select(["id", "title", "status", "priceCents", "licenceTypes", "licencePrices"])
    .where("id", "=", id)
    .where("creatorId", "=", creatorId)
    .where("status", "<>", "deleted")
    .executeTakeFirst();
  if (!row) return null;
  const { licenceTypes, licencePrices, ...shared } = row;
  const licences = LICENCE_TYPES.filter((licence) => licenceTypes.includes(licence)).map((licence) => ({
    type: licence,
    factor: LICENCE_FACTORS[licence] ?? 1,
    ownCents: licencePrices[licence] ?? null,
  }));
  return { ...shared, type: "product", licences };
}

async function findTraining(db: Db, creatorId: string, id: string): Promise<PricedItem | null> {
  const row = await db
    .selectFrom(trainingRow("trainings"))
    .select(["id", "title", "status", "priceCents"])
    .where("id", "=", id)
    .where("creatorId", "=", creatorId)
    .where("status", "<>", "deleted")
    .executeTakeFirst();
  return row ? { ...row, type: "training", licences: [] } : null;
}
