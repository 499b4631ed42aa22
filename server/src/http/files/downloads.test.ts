import { LEARNING } from "@blenda/domain/learning/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { jsonb } from "../../platform/events/outbox.ts";
import { record, store } from "../../platform/files/files.ts";
import type { StepUp } from "../../platform/requests/step-up.ts";
import { ADA, CARA, ROOT, testApp } from "../../testing/app.ts";
import { buy, buyLines } from "../../testing/buying.ts";
import { payingOut } from "../../testing/creators/paying-out.ts";
import { sellFile, sellTraining } from "../../testing/goods.ts";
import { signedInCookie } from "../../testing/session.ts";
import { openHttp } from "../open.ts";
import { declaredDownloads } from "./downloads.ts";

const app = await testApp();
const CONFIG = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };

/** Of every declared download one that is somebody else's than the admin's, and whose it is. */
const MADE: Record<string, () => Promise<{ url: string; ownerId: string }>> = {
  "/downloads/:lineId/:fileId": async () => {
    const fileId = await sellFile(app, "crate", 1_900, CARA.id);
    const orderId = await buy(app, ADA, ["crate"]);
    const { id } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
    return { url: `/downloads/${id}/${fileId}`, ownerId: ADA.id };
  },
  "/downloads/order/:file": async () => {
    await sellFile(app, "keg", 1_900, CARA.id);
    await sellFile(app, "vat", 1_900, CARA.id);
    return { url: `/downloads/order/${await buy(app, ADA, ["keg", "vat"])}.zip`, ownerId: ADA.id };
  },
  "/invoices/:file": async () => {
    await sellFile(app, "barrel", 1_900, CARA.id);
    return { url: `/invoices/${await buy(app, ADA, ["barrel"])}.pdf`, ownerId: ADA.id };
  },
  "/certificates/:file": async () => {
    const { preview, paid } = await sellTraining(app, "uv", 4_900, CARA.id);
    await buyLines(app, ADA, [{ itemType: "training", itemId: "uv", variant: null }]);
    const lessons = [preview, ...paid].map((lessonId) => ({ trainingId: "uv", lessonId }));
    for (const lesson of lessons) await app.as(ADA).trainings.lesson(lesson);
    app.passMinutes(LEARNING.CERTIFICATE_LEAST_SECONDS / 60);
    for (const lesson of lessons) await app.as(ADA).learning.markDone({ ...lesson, isDone: true });
    const { code } = await app.db.selectFrom("certificates").select("code").executeTakeFirstOrThrow();
    return { url: `/certificates/${code}.pdf`, ownerId: ADA.id };
  },
  "/figure-files/:id": async () => {
    const about = { ownerId: CARA.id, name: "sales.csv", type: "text/csv", maxBytes: 100 };
    const file = await store(app.services, Buffer.from("a,b"), about);
    await app.services.transaction((tx) => record(tx, file));
    const times = { createdAt: app.now(), expiresAt: addMinutes(app.now(), 60) };
    await app.db
      .insertInto("figureFiles")
      .values({
        id: "sales",
        creatorId: CARA.id,
        name: "sales.csv",
        question: jsonb({} as never),
        state: "ready",
        fileId: file.id,
        ...times,
      })
      .execute();
    return { url: "/figure-files/sales", ownerId: CARA.id };
  },
  "/api/payouts/statement/:file": async () => {
    const { earn, recipientOf, toFriday, run, latest } = payingOut(app);
    await recipientOf(CARA.id);
    await earn(CARA.id, 5_000);
    toFriday();
    await run();
    return { url: `/api/payouts/statement/${(await latest(CARA.id)).id}.pdf`, ownerId: CARA.id };
  },
};

type StepUpState = Awaited<ReturnType<StepUp["check"]>>;
async function ask(url: string, userId: string, shown: StepUpState) {
  const stepUp = { ...app.services.stepUp, check: async () => shown };
  const http = await openHttp({ ...app.services, flags: [], stepUp }, CONFIG);
  return http.inject({ url, headers: { cookie: (await signedInCookie(app.services, userId)).cookie } });
}
const written = () => app.db.selectFrom("auditEntries").selectAll().where("action", "not like", "payouts.run%").execute();

test("every declared download is walked", () => {
  expect(Object.keys(MADE).toSorted()).toEqual(declaredDownloads.map(({ path }) => path).toSorted());
});

test.each(declaredDownloads)(
  "$path: whose it is has it; an admin needs what a staff call needs, where it opens for them at all",
  async (declared) => {
    const { url, ownerId } = await (MADE[declared.path] ?? (() => Promise.reject(new Error("a download nobody made one of"))))();
    expect((await ask(url, ownerId, "not-configured")).statusCode).toBe(200);
    const before = await written();
    for (const [shown, code] of [
      ["not-configured", "MFA_NOT_CONFIGURED"],
      ["missing", "MFA_REQUIRED"],
    ] as const) {
      const refused = await ask(url, ROOT.id, shown);
      expect(refused.json()).toMatchObject(declared.staff ? { code, data: { action: "ADMIN_ROUTE_ACCESS" } } : { code: "NOT_FOUND" });
      expect(refused.statusCode).toBe(declared.staff ? 403 : 404);
    }
    expect(await written()).toEqual(before);
    expect((await ask(url, ROOT.id, { method: "authenticator" })).statusCode).toBe(declared.staff ? 200 : 404);
    const { action, targetKind } = declared.staff ?? {};
    const noted = { action, actorId: ROOT.id, targetKind, factor: "authenticator", sessionId: expect.any(String) };
    expect((await written()).slice(before.length)).toMatchObject(declared.staff ? [noted] : []);
  },
);

test("an admin's own statement asks for nothing and is nobody's business", async () => {
  const { earn, recipientOf, toFriday, run, latest } = payingOut(app);
  await recipientOf(ROOT.id);
  await earn(ROOT.id, 5_000);
  toFriday();
  await run();
  const before = await written();
  expect((await ask(`/api/payouts/statement/${(await latest(ROOT.id)).id}.pdf`, ROOT.id, "not-configured")).statusCode).toBe(200);
  expect(await written()).toEqual(before);
});
