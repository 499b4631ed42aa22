import { sql } from "kysely";
import type { PersonalData } from "../platform/personal-data.ts";

/** Visits with an account, and where they were looked up to be. Whoever leaves takes their name, address and browser out of them; what is left is a count. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "visits.json": await db
      .selectFrom("visits")
      .select([
        "startedAt",
        "lastSeenAt",
        "pageViews",
        "seconds",
        "referralSource",
        "utmSource",
        "utmMedium",
        "utmCampaign",
        "utmContent",
        "utmTerm",
      ])
      .select(["device", "userAgent", "country", "hasProduct", "hasCart", "hasCheckout", "paidOrders", "consentVersion", "consentAt"])
      .where("userId", "=", id)
      .orderBy("day")
      .orderBy("id")
      .execute(),
    "user-analytics.json": await db
      .selectFrom("userAnalytics")
      .select([
        "userId",
        "sessionId",
        "country",
        "countryCode",
        "latitude",
        "longitude",
        "ip",
        "source",
        "at as timestamp",
        "userAgent",
        "url",
      ])
      .where("userId", "=", id)
      .orderBy("at")
      .execute(),
  }),
  forget: async (tx, { id }) => {
    await tx
      .deleteFrom("userAnalytics")
      .where((is) => is.or([is("userId", "=", id), is("sessionId", "in", is.selectFrom("visits").select("id").where("userId", "=", id))]))
      .execute();
    await tx
      .updateTable("visits")
      .set({ id: sql`gen_random_uuid()::text`, userId: null, userAgent: "", isUncounted: true })
      .where("userId", "=", id)
      .execute();
  },
};
