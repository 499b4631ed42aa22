import type { Me } from "@blenda/domain/identity/model";
import { expect, test } from "vitest";
import { ADA, CARA, ROOT, testApp } from "../testing/app.ts";
import { sell } from "../testing/buying.ts";

const app = await testApp();
const LINES = [{ itemType: "product", itemId: "robot", variant: "personal" }] as const;

/** As in production: nothing goes round the second factor. */
const quote = (who: Me, shown: "missing" | "not-configured" | { method: "authenticator" }) => {
  const services = { ...app.services, flags: [], stepUp: { ...app.services.stepUp, check: async () => shown } };
  return app.as(who, undefined, services).checkout.quote({ lines: [...LINES], isTest: true });
};

test("admins test with anything once they have shown a factor, creators with what is their own, nobody else at all", async () => {
  await sell(app, "robot", 4_000, CARA.id);
  await expect(quote(ROOT, "missing")).rejects.toMatchObject({ code: "MFA_REQUIRED", data: { action: "ADMIN_ROUTE_ACCESS" } });
  await expect(quote(ROOT, "not-configured")).rejects.toMatchObject({ code: "MFA_NOT_CONFIGURED" });
  expect((await quote(ROOT, { method: "authenticator" })).totalCents).toBe(4_000);
  expect((await quote(CARA, "not-configured")).totalCents).toBe(4_000);
  await expect(quote(ADA, { method: "authenticator" })).rejects.toMatchObject({ code: "CHECKOUT_TEST_REFUSED" });
});
