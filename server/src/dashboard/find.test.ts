import type { Permission } from "@blenda/domain/access/permissions";
import type { Me } from "@blenda/domain/identity/model";
import { expect, test } from "vitest";
import { ADA, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { buy, sell } from "../testing/buying.ts";
import { addShop } from "../testing/catalogue.ts";
import { payingOut } from "../testing/creators/paying-out.ts";

const app = await testApp();
const { earn, recipientOf, toFriday, run, latest } = payingOut(app);
const withOnly = (...permissions: Permission[]): Me => ({ ...EDDA, roles: [], permissions });
const find = async (text: string, who: Me = ROOT) =>
  (await app.as(who).dashboard.find({ text })).found.map(({ kind, title, isExact }) => `${isExact ? "= " : ""}${kind} ${title}`);

/** Ada bought Cara's lamp, and asks our team for her money back. */
async function escalatedOrder() {
  await addShop(app.db, CARA.id, { name: "Copper Kettle Works" });
  await sell(app, "lamp", 4_000, CARA.id);
  await app.db.updateTable("products").set({ title: "Brass cabin lamp" }).where("id", "=", "lamp").execute();
  const orderId = await buy(app, ADA, ["lamp"]);
  const { id: lineId } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  await app.db.insertInto("lineDownloads").values({ lineId, fileId: "f", count: 3, firstAt: app.now(), lastAt: app.now() }).execute();
  const text = "This is not what the pictures showed me.";
  const { id } = await app.as(ADA).refunds.request({ lineId, reason: "faulty", text, key: crypto.randomUUID() });
  await app.as(ADA).refunds.answer({ id, event: "escalate" });
  const { number } = await app.db.selectFrom("orders").select("number").where("id", "=", orderId).executeTakeFirstOrThrow();
  const { number: ofCase } = await app.db.selectFrom("refundCases").select("number").where("refundId", "=", id).executeTakeFirstOrThrow();
  return { number, ofCase };
}

test("an order's number finds the order first, then its case, what was in it and whose it is", async () => {
  const { number, ofCase } = await escalatedOrder();
  const wanted = [`= order Order ${number}`, `person ${ADA.displayName}`, "product Brass cabin lamp", `case Escalated refund R-${ofCase}`];
  expect(await find(` #${number} `)).toEqual(wanted);
  expect(await find(`R-${ofCase}`)).toEqual([`= case Escalated refund R-${ofCase}`]);
});

test("an address, a name and a title find people with what is theirs, and products", async () => {
  const { number, ofCase } = await escalatedOrder();
  await recipientOf(CARA.id);
  await earn(CARA.id, 5_000);
  toFriday();
  await run();
  expect(await find(ADA.email.toUpperCase())).toEqual([
    `= person ${ADA.displayName}`,
    `order Order ${number}`,
    `case Escalated refund R-${ofCase}`,
  ]);
  expect(await find("copper kettle")).toEqual([
    `person ${CARA.displayName}`,
    `case Escalated refund R-${ofCase}`,
    "payout Payout to Copper Kettle Works",
  ]);
  expect(await find("brass lam")).toEqual(["product Brass cabin lamp"]);
  expect(await find((await latest(CARA.id)).id)).toContain("= payout Payout to Copper Kettle Works");
  expect(await find("nobody of that name")).toEqual([]);
  expect(await find("a")).toEqual([]);
});

test("each kind is found only by whoever may see it, and nothing tells of what another kind would not", async () => {
  const { number, ofCase } = await escalatedOrder();
  expect(await find(String(number), withOnly("view_orders"))).toEqual([`= order Order ${number}`]);
  // What was in an order, and who bought it, is not told to those who may not see orders.
  expect(await find(String(number), withOnly("view_products"))).toEqual([]);
  expect(await find(String(number), withOnly("view_users"))).toEqual([]);
  expect(await find(String(number), withOnly("manage_refunds"))).toEqual([`= order Order ${number}`, `case Escalated refund R-${ofCase}`]);
  expect(await find(ADA.displayName, withOnly("view_orders"))).toEqual([]);
  expect(await find("brass", withOnly("view_products"))).toEqual(["product Brass cabin lamp"]);
  await expect(find("brass", ADA)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
