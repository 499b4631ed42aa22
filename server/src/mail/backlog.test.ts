import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { identityJobs } from "../identity/jobs.ts";
import { openJobs } from "../platform/jobs/jobs.ts";
import { silentLog } from "../platform/log.ts";
import { type Mail, sendMails } from "../platform/mail/mail.ts";
import { makeSmtp } from "../platform/outside/mail/smtp.ts";
import { ADA, quickPasswords, testApp } from "../testing/app.ts";
import { mailJobs } from "./jobs.ts";

/** Whom the post office took a mail for, in order, and how many lines were open at most. */
const taken: string[] = [];
const busy = new Set<string>();
const lines = { open: 0, most: 0 };
const office = new SMTPServer({
  disabledCommands: ["STARTTLS", "AUTH"],
  onConnect: (_session, done) => {
    lines.most = Math.max(lines.most, ++lines.open);
    done();
  },
  onClose: () => void lines.open--,
  onRcptTo: ({ address }, _session, done) => done(busy.has(address) ? Object.assign(new Error("later"), { responseCode: 450 }) : null),
  onData: (stream, { envelope }, done) =>
    void text(stream).then(() => {
      taken.push(envelope.rcptTo[0]?.address ?? "");
      done();
    }),
});
office.server.listen(0, "127.0.0.1");
await once(office.server, "listening");
const mail = makeSmtp({ url: `smtp://127.0.0.1:${(office.server.address() as AddressInfo).port}`, from: "shop@blenda.test" });
const app = await testApp({ mail, passwords: quickPasswords() });
afterAll(() => {
  mail.close();
  return new Promise<void>((closed) => office.close(closed));
});

beforeEach(() => {
  taken.length = 0;
  Object.assign(lines, { most: lines.open });
});

const AT_ONCE = mailJobs[0]?.concurrency ?? 0;
const write = (count: number, more: Partial<Mail> = {}) => {
  const mails = Array.from({ length: count }, (_, n) => ({
    ...{ key: `news-${n}`, recipient: `person-${n}@example.com`, subject: "News", body: `Number ${n}`, ...more },
  }));
  return app.services.transaction((tx) => sendMails(app.services, tx, mails));
};

async function delivering(jobs: typeof mailJobs, use: () => Promise<void>): Promise<void> {
  const opened = await openJobs(app.url, silentLog);
  try {
    await opened.employ(jobs, app.services);
    await use();
  } finally {
    await opened.stop();
  }
}

test("a thousand mails committed at once leave within half a minute, each once, over a few lines; one not taken now waits for itself", async () => {
  busy.add("person-7@example.com");
  await delivering(mailJobs, async () => {
    await write(1_000);
    await vi.waitFor(() => expect(taken).toHaveLength(999), { timeout: 30_000, interval: 100 });
  });
  busy.clear();
  expect(new Set(taken).size).toBe(999);
  expect(lines.most).toBeLessThanOrEqual(AT_ONCE);
  const states = await app.db
    .selectFrom("mails")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("state")
    .orderBy("state")
    .execute();
  expect(states).toEqual([
    { state: "queued", count: 1 },
    { state: "sent", count: 999 },
  ]);
}, 60_000);

test("a password mail behind ten thousand others is the first to leave", async () => {
  await write(10_000);
  await app.as(null).identity.requestReset({ email: ADA.email });
  const resetIsWritten = () => app.db.selectFrom("mails").select("key").where("recipient", "=", ADA.email).executeTakeFirstOrThrow();
  await delivering(identityJobs, () => vi.waitFor(async () => void (await resetIsWritten()), { timeout: 20_000 }));
  await delivering(mailJobs, async () => {
    await vi.waitFor(() => expect(taken).toContain(ADA.email), { timeout: 20_000 });
    // Others that were taken from the queue in the same moment may overtake it on the way.
    expect(taken.indexOf(ADA.email)).toBeLessThan(AT_ONCE);
    // Also one that comes in the middle of it.
    const before = taken.length;
    await write(1, { key: "urgent", recipient: "bob@example.com", urgency: "now" });
    await write(1, { key: "digest", recipient: "digest@example.com", urgency: "later" });
    await vi.waitFor(() => expect(taken).toContain("bob@example.com"), { timeout: 20_000 });
    expect(taken.indexOf("bob@example.com") - before).toBeLessThan(10 * AT_ONCE);
    expect(taken).not.toContain("digest@example.com");
  });
}, 90_000);
