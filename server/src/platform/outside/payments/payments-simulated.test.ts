import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { makeSimulatedPayments } from "./payments-simulated.ts";

const app = await testApp();

test("news that nobody took, and that could not even be given back, are told with the next look", async () => {
  let isAway = false;
  const away: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isAway && node.kind === "UpdateQueryNode") throw new Error("Connection terminated unexpectedly");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const provider = makeSimulatedPayments(app.db.withPlugin(away), app.now);
  const heard: string[] = [];
  provider.deliverTo(async (body) => {
    if (isAway) throw new Error("Connection terminated unexpectedly");
    heard.push(JSON.parse(body.toString()).type);
  });
  const { intentId } = await provider.createIntent({ orderId: "order-1", amountCents: 1_000, currency: "usd", key: "k" });
  const paymentMethod = (await provider.tokenize("4242424242424242")) ?? "";

  isAway = true;
  const said = await provider.confirm({ intentId, paymentMethod, key: "k", returnUrl: "http://blenda.test" });
  expect(said.state).toBe("succeeded");
  await expect(provider.deliverDue()).rejects.toThrow("terminated");
  expect(heard).toEqual([]);
  isAway = false;
  expect(await provider.deliverDue()).toBe(1);
  expect(heard).toEqual(["payment_succeeded"]);
  expect(await provider.deliverDue()).toBe(0);
  await provider.forget([intentId]);
});
