import type { Me } from "@blenda/domain/identity/model";
import { LEARNING } from "@blenda/domain/learning/constants";
import { READABLE_CODE } from "@blenda/domain/orders/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
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

const claim = (who: Me = ADA) => app.as(who).learning.claimCertificate({ trainingId });
const open = (lessonId: string, who: Me = ADA) => app.as(who).trainings.lesson({ trainingId, lessonId });

async function bought(who: Me = ADA): Promise<string[]> {
  const { preview, paid } = await sellTraining(app, trainingId, 4_900, CARA.id, 3);
  await buyLines(app, who, [{ itemType: "training", itemId: trainingId, variant: null }]);
  return [preview, ...paid];
}

/** Bought, every lesson opened, and as much time gone as its certificate asks for. */
async function attended(): Promise<string[]> {
  const lessons = await bought();
  for (const lessonId of lessons) await open(lessonId);
  app.passMinutes(LEARNING.CERTIFICATE_LEAST_SECONDS / 60);
  return lessons;
}

async function finished(): Promise<string> {
  for (const lessonId of await attended()) await done(lessonId);
  return (await certificateOf())?.code ?? "";
}

test("lessons marked as done that we never opened make no certificate, however long ago the course was bought", async () => {
  const lessons = await bought();
  app.passMinutes(60);
  for (const lessonId of lessons) await done(lessonId);
  expect(await app.as(ADA).learning.progress({ trainingId })).toMatchObject({
    ...{ percent: 100, certificate: null, certificateTerms: { unopened: 3 } },
  });
  await expect(claim()).rejects.toMatchObject({ code: "LEARNING_NOT_FINISHED" });
  for (const lessonId of lessons.slice(0, -1)) await open(lessonId);
  app.passMinutes(60);
  await expect(claim()).rejects.toMatchObject({ code: "LEARNING_NOT_FINISHED" });
  await open(lessons.at(-1) ?? "");
  expect((await claim()).certificate).not.toBeNull();
});

test("what somebody else opened doesn't count as opened", async () => {
  const lessons = await bought();
  await buyLines(app, BOB, [{ itemType: "training", itemId: trainingId, variant: null }]);
  for (const lessonId of lessons) await open(lessonId, BOB);
  app.passMinutes(60);
  for (const lessonId of lessons) await done(lessonId);
  await expect(claim()).rejects.toMatchObject({ code: "LEARNING_NOT_FINISHED" });
});

test("opened and done in seconds there is no certificate until the least time since the first opening is over", async () => {
  const lessons = await bought();
  app.passMinutes(60);
  const began = app.now();
  for (const lessonId of lessons) await open(lessonId);
  for (const lessonId of lessons) await done(lessonId);
  const least = LEARNING.CERTIFICATE_LEAST_SECONDS;
  const terms = { leastSeconds: least, readyAt: addMinutes(began, least / 60), unopened: 0 };
  expect(await app.as(ADA).learning.progress({ trainingId })).toMatchObject({ certificate: null, certificateTerms: terms });
  app.passMinutes((least - 1) / 60);
  await expect(claim()).rejects.toMatchObject({ code: "LEARNING_TOO_SOON" });
  app.passMinutes(1 / 60);
  expect((await claim()).certificate).toMatchObject({ issuedAt: terms.readyAt });
});

test("the longer a course is, the longer is the least time: 45 percent of its lessons' length", async () => {
  const lessons = await bought();
  await app.db.updateTable("trainingLessons").set({ durationSeconds: 600 }).execute();
  for (const lessonId of lessons) await open(lessonId);
  app.passMinutes(17);
  for (const lessonId of lessons) await done(lessonId);
  await expect(claim()).rejects.toMatchObject({ code: "LEARNING_TOO_SOON" });
  app.passMinutes(1);
  expect((await claim()).certificate).not.toBeNull();
});

test("whoever has done every lesson has a certificate, which a stranger can confirm by its code", async () => {
  const lessons = await attended();
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
  const [film = "", ...others] = await attended();
  for (const lessonId of others) await done(lessonId);
  const watched = { from: 0, to: 60 };
  await app.as(ADA).learning.savePlace({ trainingId, lessonId: film, positionSeconds: 60, watched, at: app.now(), isRestart: false });
  expect(await certificateOf()).not.toBeNull();
});

test("the last lessons finished at the same moment make one certificate", async () => {
  const lessons = await attended();
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
  const lessons = await attended();
  for (const lessonId of lessons.slice(1)) await done(lessonId);
  await expect(claim()).rejects.toMatchObject({ code: "LEARNING_NOT_FINISHED" });
  await app.db
    .deleteFrom("trainingLessons")
    .where("id", "=", lessons[0] ?? "")
    .execute();
  await app.db.updateTable("trainings").set({ lessonCount: 3 }).execute();
  expect((await claim()).certificate).toEqual((await claim()).certificate);
  await expect(claim(BOB)).rejects.toMatchObject({ code: "LEARNING_NOT_OWNED" });
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
