import { expect, test } from "vitest";
import { makeLog } from "../platform/log.ts";
import { makeDemoGoogle } from "../platform/outside/google/demo-google.ts";
import { givePassword, PASSWORD } from "../testing/account.ts";
import { ADA, testApp } from "../testing/app.ts";
import { openWindow } from "../testing/window.ts";
import { openHttp } from "./open.ts";

const ORIGIN = "http://blenda.test";
const lines: string[] = [];
const log = makeLog({ level: 3, write: (line) => lines.push(line) });
const app = await testApp({ log, google: makeDemoGoogle(ORIGIN, []) });
const http = await openHttp(app.services, { PUBLIC_URL: ORIGIN, TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false });
const post = (operation: string, payload: object, cookie = "") =>
  http.inject({ method: "POST", url: `/api/${operation}`, headers: { origin: ORIGIN, cookie }, payload });
const bodies = async () => {
  await app.runJobs();
  return (await app.db.selectFrom("mails").select("body").orderBy("n").execute()).map(({ body }) => body);
};
const secretsOf = (texts: string[]) =>
  texts.flatMap((text) => [...text.matchAll(/(?:token|change|cancel)=([\w-]+)/g)].map(([, secret]) => secret ?? ""));

test("a known and an unknown address get byte-equal answers with the same headers, all the way up the ladder", async () => {
  await givePassword(app.db, ADA.id);
  const climb = async (email: string) => {
    const answers: unknown[] = [];
    for (let i = 0; i < 10; i++) {
      if (i > 5) app.passMinutes(15);
      const { statusCode, body, headers } = await post("identity/signIn", { email, password: "not this one" });
      const { "x-request-id": _id, date: _date, ...rest } = headers;
      answers.push([statusCode, body, rest]);
    }
    return JSON.stringify(answers);
  };
  const known = await climb(ADA.email);
  expect(known).toContain("Check your email for unlock instructions.");
  expect(await climb("eve@example.com")).toBe(known);
});

test("a server busy with passwords says when to come back", async () => {
  const gate = Promise.withResolvers<void>();
  const held = Array.from({ length: 66 }, () => app.services.passwords.withHashing(() => gate.promise));
  const answer = await post("identity/signIn", { email: ADA.email, password: PASSWORD });
  gate.resolve();
  await Promise.all(held);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("2");
  expect(answer.json()).toMatchObject({ code: "IDENTITY_BUSY", message: expect.stringContaining("try again in a moment") });
  expect((await http.inject("/api/identity/session")).statusCode).toBe(200);
});

test("fetching the unlock link opens nothing: only a post with the token does", async () => {
  await givePassword(app.db, ADA.id);
  await post("lockout/requestUnlock", { email: ADA.email });
  const [link = ""] = (await bodies())[0]?.match(/\/unlock-account#\S+/) ?? [];
  await http.inject(link);
  await http.inject(`/api/lockout/unlock?${link.split("#")[1]}`);
  expect(await app.db.selectFrom("lockouts").select("key").execute()).toEqual([{ key: ADA.email }]);
});

test("tokens, codes, passwords and addresses of people reach no log, whether things go well or wrong", async () => {
  lines.length = 0;
  await givePassword(app.db, ADA.id);
  const canaries = ["canary.nora@nest.example", "c4nary-Passw0rd-of-n0ra", "canary.gina@nest.example", ADA.email, PASSWORD];
  const [email = "", password = "", gina = ""] = canaries;
  const cookies: string[] = [];
  const drive = async () => {
    await post("identity/signUp", { name: "Nora", email, password });
    const [confirm = ""] = secretsOf(await bodies()).slice(-1);
    const signedIn = await post("identity/confirmEmail", { token: confirm, password });
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    cookies.push(...signedIn.cookies.map(({ value }) => value).filter(Boolean));
    await post("identity/signIn", { email, password: `${password}!` });
    await post("identity/requestReset", { email: ADA.email });
    await post("lockout/requestUnlock", { email });
    await post("account/changeEmail", { email: "canary.new@nest.example" }, cookie);
    for (const secret of secretsOf(await bodies())) {
      await post("identity/resetPassword", { token: secret, password });
      await post("lockout/unlock", { email, token: secret });
      await post("account/confirmEmailChange", { token: secret });
    }
    const window = openWindow(http);
    const chooser = await window.visit("/auth/google/start");
    if (chooser.body.includes("Choose an account")) await window.visit(chooser.address, { email: gina, name: "Gina" });
    await window.visit("/auth/google/callback?code=canaryCode0fGoogle4711&state=canaryState0fGoogle4711");
  };
  await drive();
  for (const table of ["lockouts", "mailedLinks", "sessions", "outsideIdentities", "mails"] as const) {
    await app.db.schema.alterTable(table).renameTo("gone").execute();
    await drive().catch(() => {}); // reading the mailbox fails too while it is gone
    await app.db.schema.alterTable("gone").renameTo(table).execute();
  }
  expect(lines.length).toBeGreaterThan(5);
  const said = lines.join("\n");
  const secrets = [
    ...canaries,
    ...cookies,
    ...secretsOf(await bodies()),
    "canaryCode0fGoogle4711",
    "canaryState0fGoogle4711",
    "canary.new@nest.example",
  ];
  expect(secrets.length).toBeGreaterThan(10);
  for (const secret of secrets) expect(said).not.toContain(secret);
}, 60_000);
