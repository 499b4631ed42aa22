import { expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { testApp } from "../../testing/app.ts";
import { makeLog } from "../log.ts";

const lines: string[] = [];
const app = await testApp({ log: makeLog({ level: 3, write: (line) => lines.push(line) }) });
const http = await openHttp(app.services, {
  PUBLIC_URL: "http://blenda.test",
  TRUSTED_PROXIES: [],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});

/** Planted wherever a visitor can put something; none may ever stand in a log. */
const CANARIES = {
  email: "canary.bird@nest.example",
  token: "c4n4ryT0kenThatIsLongEnough2Hide",
  uid: "0b5c6a7e-1d2f-4a3b-9c8d-7e6f5a4b3c2d",
  phone: "+44 7700 900123",
  code: "code=482913",
};
const all = Object.values(CANARIES).join(" ");

test("what people send never reaches the log, whatever fails", async () => {
  await app.db.schema.alterTable("mails").addUniqueConstraint("mails_canary", ["replyTo"]).execute();
  const send = (key: string) =>
    http.inject({
      method: "POST",
      url: `/api/information/contact?token=${CANARIES.token}`,
      headers: { origin: "http://blenda.test", cookie: `session=${CANARIES.token}`, "user-agent": all },
      payload: { name: CANARIES.phone, email: CANARIES.email, topic: "other", message: `My secrets are ${all}`, key },
    });
  expect((await send("canary-key-1")).statusCode).toBe(200);
  // The second breaks the planted constraint, and PostgreSQL's own words repeat the address: Key (reply_to)=(…).
  const failed = await send("canary-key-2");
  await app.db.schema.alterTable("mails").dropConstraint("mails_canary").execute();
  expect(failed.statusCode).toBe(500);
  expect(failed.json()).toEqual({ code: "INTERNAL_SERVER_ERROR", message: "Failed to send your message" });

  await app.db.schema.alterTable("sessions").renameTo("gone").execute();
  await http.inject({ url: `/api/identity/session`, headers: { cookie: `session=${CANARIES.token}` } });
  await app.db.schema.alterTable("gone").renameTo("sessions").execute();
  app.services.log.info(`signed in ${all}`, {
    userId: CANARIES.uid,
    nested: [{ email: CANARIES.email }],
    headers: { cookie: CANARIES.token },
  });

  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const [kind, canary] of Object.entries(CANARIES)) expect(lines.join("\n"), kind).not.toContain(canary);
  expect(lines.every((line) => !line.includes("\n"))).toBe(true);
});
