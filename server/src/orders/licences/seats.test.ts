import type { Me } from "@blenda/domain/identity/model";
import { beforeEach, expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../../testing/app.ts";
import { buyLines } from "../../testing/buying.ts";
import { sellFile } from "../../testing/goods.ts";
import { signedInCookie } from "../../testing/session.ts";

const app = await testApp();
const config = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const http = await openHttp(app.services, config);
const holder = app.as(ADA).orders;

let lineId = "";
let file = "";
beforeEach(async () => {
  const fileId = await sellFile(app, "robot", 2_000, CARA.id);
  await app.db
    .updateTable("products")
    .set({ licenceTypes: ["personal", "studio"] })
    .execute();
  const orderId = await buyLines(app, ADA, [{ itemType: "product", itemId: "robot", variant: "studio" }]);
  lineId = (await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow()).id;
  file = `/downloads/${lineId}/${fileId}`;
});

const download = async (who: Me) =>
  (await http.inject({ url: file, headers: { cookie: (await signedInCookie(app.services, who.id)).cookie } })).statusCode;
const seatOf = async (email: string) => (await holder.seats({ lineId })).seats.find((seat) => seat.email === email)?.id ?? "";
async function seated(who: Me): Promise<string> {
  await holder.inviteSeat({ lineId, email: who.email });
  const seatId = await seatOf(who.email);
  await app.as(who).orders.acceptSeat({ seatId });
  return seatId;
}

test("whoever is invited hears of it by mail, accepts, and downloads what the holder may", async () => {
  expect(await holder.seats({ lineId })).toEqual({ seats: [], room: 9 });
  expect(await download(BOB)).toBe(404);
  expect(await holder.inviteSeat({ lineId, email: BOB.email })).toMatchObject({ seats: [{ email: BOB.email, name: null }], room: 9 });
  expect(await app.db.selectFrom("mails").select("subject").where("recipient", "=", BOB.email).orderBy("n").execute()).toEqual([
    { subject: expect.stringContaining("shared a licence with you") },
  ]);
  expect(await download(BOB)).toBe(404);
  expect(await app.as(BOB).orders.shared()).toMatchObject({ items: [{ title: "The robot", isAccepted: false, files: [] }] });
  await app.as(BOB).orders.acceptSeat({ seatId: await seatOf(BOB.email) });
  expect(await app.as(BOB).orders.shared()).toMatchObject({ items: [{ isAccepted: true, files: [{ name: "robot.glb", url: file }] }] });
  expect(await download(BOB)).toBe(200);
  expect((await holder.seats({ lineId })).seats).toMatchObject([{ name: BOB.displayName }]);
});

test("a seat ends when its holder takes it back, its owner leaves, or the licence ends", async () => {
  await holder.removeSeat({ seatId: await seated(BOB) });
  expect(await download(BOB)).toBe(404);
  await app.as(BOB).orders.removeSeat({ seatId: await seated(BOB) });
  expect((await holder.seats({ lineId })).seats).toEqual([]);
  await seated(BOB);
  await app.db.updateTable("licences").set({ status: "revoked", revokedAt: app.now() }).execute();
  expect(await download(BOB)).toBe(404);
  expect(await app.as(BOB).orders.shared()).toEqual({ items: [] });
});

test("invitations and people never outnumber the seats, however many are invited at once", async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 14 }, (_, n) => holder.inviteSeat({ lineId, email: `person-${n}@example.com` })),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
  expect(all.find((each) => each.status === "rejected")?.reason).toMatchObject({ code: "ORDERS_SEATS_TAKEN" });
  expect((await holder.seats({ lineId })).seats).toHaveLength(9);
});

test("the same address is one seat, one's own is none, and another's line is not there", async () => {
  await Promise.all([holder.inviteSeat({ lineId, email: BOB.email }), holder.inviteSeat({ lineId, email: BOB.email.toUpperCase() })]);
  expect((await holder.seats({ lineId })).seats).toHaveLength(1);
  await expect(holder.inviteSeat({ lineId, email: ADA.email })).rejects.toMatchObject({ code: "ORDERS_SEAT_OWN" });
  const seatId = await seatOf(BOB.email);
  await expect(app.as(EDDA).orders.acceptSeat({ seatId })).rejects.toMatchObject({ code: "ORDERS_SEAT_GONE" });
  await app.as(EDDA).orders.removeSeat({ seatId });
  for (const call of [() => app.as(BOB).orders.seats({ lineId }), () => app.as(BOB).orders.inviteSeat({ lineId, email: EDDA.email })])
    await expect(call()).rejects.toMatchObject({ code: "ORDERS_NOT_FOUND" });
  expect((await holder.seats({ lineId })).seats).toHaveLength(1);
});

test("a licence for one person has no seat to give", async () => {
  await sellFile(app, "lamp", 1_000, CARA.id);
  const orderId = await buyLines(app, ADA, [{ itemType: "product", itemId: "lamp", variant: "personal" }]);
  const line = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  expect(await holder.seats({ lineId: line.id })).toEqual({ seats: [], room: 0 });
  await expect(holder.inviteSeat({ lineId: line.id, email: BOB.email })).rejects.toMatchObject({ code: "ORDERS_SEATS_TAKEN" });
});

test("when fewer seats are left than were given, the first to accept keep theirs", async () => {
  await seated(BOB);
  await seated(EDDA);
  await app.db.updateTable("licences").set({ seats: 2 }).execute();
  expect([await download(BOB), await download(EDDA)]).toEqual([200, 404]);
});

test("an organisation is named on the licence's page by its holder alone, and taken off again", async () => {
  const page = await holder.setOrganisation({ lineId, organisation: " Oak & Edge " });
  const code = page.lines[0]?.licence?.code ?? "";
  expect(await app.as(null).orders.licence({ code })).toMatchObject({ licence: { organisation: "Oak & Edge" } });
  await expect(app.as(BOB).orders.setOrganisation({ lineId, organisation: "Mine" })).rejects.toMatchObject({ code: "ORDERS_NOT_FOUND" });
  await holder.setOrganisation({ lineId, organisation: "" });
  expect(await app.as(null).orders.licence({ code })).toMatchObject({ licence: { organisation: "" } });
});
