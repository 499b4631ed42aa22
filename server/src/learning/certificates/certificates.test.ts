import type { Me } from "@blenda/domain/identity/model";
import { READABLE_CODE } from "@blenda/domain/orders/constants";
import { expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { buyLines } from "../../testing/buying.ts";
import { sellTraining } from "../../testing/goods.ts";
import { signedInCookie } from "../../testing/session.ts";
import { personalData } from "../personal-data.ts";

const app = await testApp();
const options = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const http = await openHttp(app.services, options);

const trainingId = "uv";
const done = (lessonId: string, isDone = true, who: Me = ADA) => app.as(who).learning.markDone({ trainingId, lessonId, isDone });
const confirm = (code: string) => app.as(null).learning.certificate({ code });
const certificateOf = async (who: Me = ADA) => (await app.as(who).learning.progress({ trainingId })).certificate;

async function bought(who: Me = ADA): Promise<string[]> {
  const { preview, paid } = await sellTraining(app, trainingId, 4_900, CARA.id, 3);
  await buyLines(app, who, [{ itemType: "training", itemId: trainingId, variant: null }]);
  return [preview, ...paid];
}

async function finished(): Promise<string> {
  for (const lessonId of await bought()) await done(lessonId);
  return (await certificateOf())?.code ?? "";
}

test("whoever has done every lesson has a certificate, which a stranger can confirm by its code", async () => {
  const lessons = await bought();
  for (const lessonId of lessons.slice(0, -1)) expect((await done(lessonId)).certificate).toBeNull();
  const { certificate, percent } = await done(lessons.at(-1) ?? "");
  expect([percent, certificate?.name, certificate?.issuedAt]).toEqual([100, ADA.displayName, app.now()]);
  expect(certificate?.code).toMatch(READABLE_CODE);
  const page = await confirm(` ${certificate?.code.toLowerCase()} `);
  expect(page).toEqual({
    ...certificate,
    ...{ title: "The uv", shopName: expect.any(String), trainingId, lessonCount: 4, durationSeconds: 0, isValid: true },
  });
  expect(await app.as(ADA).orders.trainings()).toMatchObject([{ certificateCode: certificate?.code }]);
});

test("a lesson watched to its end finishes a course as well as one marked as done", async () => {
  const [film = "", ...others] = await bought();
  for (const lessonId of others) await done(lessonId);
  const watched = { from: 0, to: 60 };
  await app.as(ADA).learning.savePlace({ trainingId, lessonId: film, positionSeconds: 60, watched, at: app.now(), isRestart: false });
  expect(await certificateOf()).not.toBeNull();
});

test("the last lessons finished at the same moment make one certificate", async () => {
  const lessons = await bought();
  await Promise.all([...lessons, ...lessons].map((lessonId) => done(lessonId)));
  expect(await app.db.selectFrom("certificates").select("userId").execute()).toEqual([{ userId: ADA.id }]);
});

test("it stays when a lesson is added or taken back, and its code and day never change", async () => {
  const code = await finished();
  const issued = await certificateOf();
  app.passMinutes(60);
  await app.db
    .insertInto("trainingLessons")
    .values({ id: "uv-9", sectionId: "uv-s", position: 9, title: "More", kind: "text", durationSeconds: 60 })
    .execute();
  await app.db.updateTable("trainings").set({ lessonCount: 5 }).execute();
  await done("uv-0", false);
  await done("uv-0");
  await done("uv-9");
  expect(await certificateOf()).toEqual(issued);
  expect(await confirm(code)).toMatchObject({ isValid: true, lessonCount: 4 });
});

test("when the lesson somebody lacked is taken out of the course, they may ask for their certificate", async () => {
  const lessons = await bought();
  const claim = () => app.as(ADA).learning.claimCertificate({ trainingId });
  for (const lessonId of lessons.slice(1)) await done(lessonId);
  await expect(claim()).rejects.toMatchObject({ code: "LEARNING_NOT_FINISHED" });
  await app.db
    .deleteFrom("trainingLessons")
    .where("id", "=", lessons[0] ?? "")
    .execute();
  await app.db.updateTable("trainings").set({ lessonCount: 3 }).execute();
  expect((await claim()).certificate).toEqual((await claim()).certificate);
  await expect(app.as(BOB).learning.claimCertificate({ trainingId })).rejects.toMatchObject({ code: "LEARNING_NOT_OWNED" });
});

test("the name is the one of that day until its owner asks for the new one", async () => {
  const code = await finished();
  await app.db.updateTable("users").set({ displayName: "Ada Renamed" }).where("id", "=", ADA.id).execute();
  expect(await confirm(code)).toMatchObject({ name: ADA.displayName });
  expect(await app.as(ADA).learning.renameCertificate({ trainingId })).toMatchObject({ certificate: { code, name: "Ada Renamed" } });
  await app.db.updateTable("users").set({ displayName: " " }).where("id", "=", ADA.id).execute();
  expect(await app.as(ADA).learning.renameCertificate({ trainingId })).toMatchObject({ certificate: { code, name: "A learner" } });
});

test.each(["refunded", "charged_back", "revoked"] as const)(
  "of a course that is %s the page says that it no longer holds",
  async (status) => {
    const code = await finished();
    await app.db.updateTable("orderLines").set({ status }).execute();
    expect(await confirm(code)).toMatchObject({ code, isValid: false });
    expect((await paper(ADA, code)).statusCode).toBe(404);
  },
);

test("who got the course again has the same certificate again", async () => {
  const code = await finished();
  await app.db.updateTable("orderLines").set({ status: "refunded" }).execute();
  await buyLines(app, ADA, [{ itemType: "training", itemId: trainingId, variant: null }]);
  expect(await confirm(code)).toMatchObject({ isValid: true });
});

test("a code nobody has is unknown, and nobody may guess for long", async () => {
  for (const code of ["ABCD-EFGH-JKLM-NPQR", "x", "' or 1=1 --", ""])
    await expect(confirm(code)).rejects.toMatchObject({ code: "LEARNING_CERTIFICATE_UNKNOWN" });
  const guesses = Array.from({ length: 70 }, () => confirm("ABCD-EFGH-JKLM-NPQR").catch(({ code }: { code: string }) => code));
  expect((await Promise.all(guesses)).filter((code) => code === "TOO_MANY_REQUESTS").length).toBeGreaterThan(0);
});

const paper = async (who: Me | null, code: string) =>
  http.inject({ url: `/certificates/${code}.pdf`, headers: who ? { cookie: (await signedInCookie(app.services, who.id)).cookie } : {} });

test("on paper it is its owner's alone", async () => {
  const code = await finished();
  const answer = await paper(ADA, code);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await paper(BOB, code)).statusCode).toBe(404);
  expect((await paper(null, code)).statusCode).toBe(404);
});

test("it is in what somebody may take along, and goes with the account", async () => {
  const code = await finished();
  const mine = { id: ADA.id, email: ADA.email };
  expect(await personalData.collect(app.db, mine)).toMatchObject({ "learning.json": { certificates: [{ code, name: ADA.displayName }] } });
  await app.db.transaction().execute((tx) => personalData.forget(tx, mine, app.now()));
  await expect(confirm(code)).rejects.toMatchObject({ code: "LEARNING_CERTIFICATE_UNKNOWN" });
});
