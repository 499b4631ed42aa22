import { expect, test } from "vitest";
import { ADA, CARA, testApp } from "../testing/app.ts";
import { buy } from "../testing/buying.ts";
import { sellFile } from "../testing/goods.ts";
import { notOwned, type Ware } from "./goods.ts";

const app = await testApp();
const ware = (id: string): Ware => ({ id, type: "product", title: id, creatorId: CARA.id, licences: [], priceCents: 4_000, since: "" });
const wanted = async () => (await notOwned(app.db, ADA.id, ["robot", "crate"].map(ware))).map(({ id }) => id);

test("what somebody bought isn't bought again, also while their bank asks for the money; what they gave back is", async () => {
  await sellFile(app, "robot", 4_000, CARA.id);
  expect(await wanted()).toEqual(["robot", "crate"]);
  await buy(app, ADA, ["robot"]);
  const change = (changes: object) => app.db.updateTable("orderLines").set(changes).execute();
  const steps: [object, string[]][] = [
    [{}, ["crate"]],
    [{ pausedAt: app.now() }, ["crate"]],
    [{ status: "refunded", pausedAt: null }, ["robot", "crate"]],
  ];
  for (const [changes, left] of steps) {
    if (Object.keys(changes).length > 0) await change(changes);
    expect([changes, await wanted()]).toEqual([changes, left]);
  }
});
