import { rm } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { CARA, testApp } from "../testing/app.ts";
import { startServer } from "../testing/server-process.ts";
import { signedInCookie } from "../testing/session.ts";
import { madeSha256, sendMade } from "../testing/uploads/sender.ts";

const app = await testApp();
const DATA_DIR = ".data/killed-server";
const BYTES = 9_000_001;

test("a file whose connection is cut twice and whose server is killed arrives with the right hash", async () => {
  const env = { DATABASE_URL: app.url, DATA_DIR, DEMO: "off", REQUESTS_PER_MINUTE: "0" };
  let server = await startServer(env);
  try {
    const { cookie } = await signedInCookie(app.services, CARA.id);
    const kill = async () => {
      server.child.kill("SIGKILL");
      server = await startServer(env);
    };
    const troubles = [{ at: 1_500_000 }, { at: 5_000_000, strike: kill }, { at: 8_500_000 }];
    const id = await sendMade({ url: () => server.url, cookie, bytes: BYTES, troubles });
    const open = () => server.client(cookie).uploads.open({ purpose: "deliverable" });
    await vi.waitFor(async () => expect(await open()).toMatchObject([{ id, state: "ready" }]), { timeout: 20_000, interval: 50 });
    const { sha256 } = await app.db.selectFrom("uploads").select("sha256").executeTakeFirstOrThrow();
    expect(sha256).toBe(madeSha256(BYTES));
  } finally {
    await server.stop();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}, 240_000);
