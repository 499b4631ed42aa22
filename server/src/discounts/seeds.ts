import type { Coupon, DiscountScope } from "@blenda/domain/discounts/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";

/** Two codes to try in the demo: one for any cart, one that says what it waits for. */
const DISCOUNTS = [
  { id: "demo-nightmarket", code: "NIGHTMARKET", type: "percent" as const, value: 15 },
  { id: "demo-bigcart", code: "BIGCART", type: "fixed" as const, value: 2_000, minSubtotalCents: 100_000 },
];

interface DemoCoupon extends Pick<Coupon, "id" | "code" | "type" | "value" | "maxUses"> {
  licenceTypes: DiscountScope["licenceTypes"];
}

/** Two of the demo creator's own: one for everything, one for a licence. */
const COUPONS: readonly DemoCoupon[] = [
  { id: "demo-hello-bench", code: "HELLO-BENCH", type: "percent", value: 10, maxUses: 100, licenceTypes: [] },
  { id: "demo-studio-autumn", code: "STUDIO-AUTUMN", type: "fixed", value: 1_500, maxUses: 20, licenceTypes: ["studio"] },
];

/** Codes everybody can read in our source are worth nothing outside the demo. */
export async function closeDemoDiscounts(db: Db): Promise<void> {
  const ids = [...DISCOUNTS, ...COUPONS].map(({ id }) => id);
  await db.updateTable("discounts").set({ isEnabled: false }).where("id", "in", ids).where("isEnabled", "=", true).execute();
}

export async function seedDemoDiscounts(db: Db, now: Instant): Promise<void> {
  await db
    .insertInto("discounts")
    .values(DISCOUNTS.map((discount) => ({ ...discount, source: "platform" as const, startsAt: now, createdAt: now })))
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto("discounts")
    .values(
      COUPONS.map(({ licenceTypes, ...coupon }) => ({
        ...coupon,
        ...{ source: "coupon" as const, ownerId: "demo-creator", startsAt: now, createdAt: now },
        scope: jsonb<DiscountScope>({ productIds: [], trainingIds: [], categoryIds: [], licenceTypes }),
      })),
    )
    .onConflict((c) => c.doNothing())
    .execute();
}
