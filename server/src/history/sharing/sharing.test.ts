import { minutesBetween } from "@blenda/domain/shared/calendar";
import { expect, test } from "vitest";
import { type Log, silentLog } from "../../platform/log.ts";
import { seed } from "../../seeds.ts";
import { expectDemoAffiliates } from "../../testing/affiliates/demo.ts";
import { testApp } from "../../testing/app.ts";
import { memoryStorage } from "../../testing/outside/storage.ts";
import { writeHistory } from "../history.ts";
import { planPayouts } from "../money/paying-out.ts";
import { planSharing } from "./sharing.ts";

const app = await testApp();

/** A Friday that begins a year, the day after a leap day, and a Sunday. */
test.each(["2027-01-01", "2028-03-01", "2027-10-31"])(
  "a demo that opens on %s has lived through its affiliates, and paid some",
  async (date) => {
    app.passMinutes(minutesBetween(app.now(), `${date}T09:30:00.000Z`));
    const leftOut: unknown[] = [];
    const hear = (...said: unknown[]) => void leftOut.push(said);
    const log: Log = { ...silentLog, warn: hear, error: hear };
    const storage = memoryStorage();
    await seed(app.db, storage, { isDemo: true }, silentLog);
    const { site, vault } = app.services;
    const planned = (scene: Parameters<typeof planSharing>[0]) => {
      planSharing(scene);
      planPayouts(scene);
    };
    const signal = new AbortController().signal;
    await writeHistory({ db: app.db, url: app.url, log, storage, site, vault }, { now: app.now(), signal, planned });
    expect(leftOut).toEqual([]);
    await expectDemoAffiliates(app);
  },
  600_000,
);
