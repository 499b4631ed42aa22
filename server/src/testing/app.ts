import type { User } from "@blenda/domain/access/actor";
import type { Flag } from "@blenda/domain/access/flags";
import type { Me } from "@blenda/domain/identity/model";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { allJobs, startApp } from "../app.ts";
import { makePasswords, type Passwords } from "../identity/passwords/passwords.ts";
import { databaseOn, openDatabase } from "../platform/database/db.ts";
import { type Log, silentLog } from "../platform/log.ts";
import type { Engines } from "../platform/outside/generator/generator.ts";
import type { Google } from "../platform/outside/google/google.ts";
import type { ReadWeb } from "../platform/outside/guarded-fetch.ts";
import type { MailTransport } from "../platform/outside/mail/smtp.ts";
import type { Payments } from "../platform/outside/payments/payments.ts";
import type { Transfers } from "../platform/outside/payouts/payouts.ts";
import type { Scanner } from "../platform/outside/scanner/scanner.ts";
import type { SmsSender } from "../platform/outside/sms/sms.ts";
import type { Storage } from "../platform/outside/storage/storage.ts";
import type { TaxSettings } from "../platform/outside/tax/tax.ts";
import { callsAs } from "./calls-as.ts";
import { borrowDatabase, giveBack, putAway } from "./database/lending.ts";
import { testJobs } from "./jobs.ts";
import { mailFaults } from "./outside/mail-faults.ts";
import { memoryStorage } from "./outside/storage.ts";
import { passingVault } from "./outside/vault.ts";

const plainMember: Omit<User, "id"> = { isAdmin: false, isCreator: false, roles: [], permissions: [] };
const person = (id: string, globalAffiliateId: string, rights: Partial<User> = {}): Me => ({
  ...plainMember,
  id,
  email: `${id}@example.com`,
  name: id,
  displayName: id,
  photoUrl: null,
  globalAffiliateId,
  hasEverBeenAffiliate: false,
  hasFirstSteps: false,
  ...rights,
});

/** Two people who must never see each other's things, a creator, an editor and an admin. */
export const ADA = person("ada", "100ADA");
export const BOB = person("bob", "100BOB");
export const CARA = person("cara", "100CAR", { isCreator: true });
export const EDDA = person("edda", "100EDD", { roles: ["content_editor"], permissions: ["view_content", "edit_content"] });
export const ROOT = person("root", "100ROO", { isAdmin: true });

/** As slow as the library allows it to be quick. */
export const quickPasswords = (): Passwords => makePasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

interface Options {
  /** Absent: as slow as in production. */
  passwords?: Passwords;
  log?: Log;
  flags?: readonly Flag[];
  mail?: MailTransport | null;
  google?: Google | null;
  /** Absent: the built-in test provider. */
  payments?: Payments;
  /** Absent: the built-in payout provider. */
  transfers?: Transfers;
  /** Absent: none is collected. */
  tax?: TaxSettings;
  /** Absent: text messages lie in the mailbox. */
  sms?: SmsSender | null;
  /** Absent: the built-in engine. It has no worker unless the test starts a foreman. */
  generator?: Engines;
  /** Absent: the built-in one. */
  scanner?: Scanner;
  /** Absent: the guarded one, which reaches nothing of a test. */
  readWeb?: ReadWeb;
  /** Absent: the memory of the test. */
  storage?: Storage;
  /** Emptied once, not before each test: for what takes long to fill and is only looked at. */
  isKept?: boolean;
}

/** A whole product on a database of its own, emptied before each test, with a clock the test moves. */
export async function testApp({
  flags = ["demo", "mfaBypass"],
  mail = null,
  google = null,
  log = silentLog,
  payments,
  transfers,
  sms,
  generator,
  scanner,
  readWeb,
  tax,
  storage = memoryStorage(),
  passwords,
  isKept = false,
}: Options = {}) {
  const lent = await borrowDatabase();
  const { url, between } = lent;
  let isGivenBack = true;
  // Plans made while tables were empty are no plans for full ones.
  const db = isKept ? openDatabase({ url, log: silentLog }) : databaseOn(lent.pool.door());
  const { jobs, runJobs } = await testJobs(url, allJobs);
  let now = new Date().toISOString();
  const site = { url: "http://blenda.test", isSecure: false, supportEmail: "support@example.com" };
  const app = await startApp({
    db,
    url,
    log,
    storage,
    vault: passingVault(),
    mail,
    google,
    site,
    flags,
    jobs,
    now: () => now,
    ...(payments && { payments }),
    ...(transfers && { transfers }),
    ...(passwords && { passwords }),
    ...(sms !== undefined && { sms }),
    ...(generator && { generator }),
    ...(scanner && { scanner }),
    ...(readWeb && { readWeb }),
    ...(tax && { tax }),
  });

  const beforeSome = isKept ? beforeAll : beforeEach;
  beforeSome(async () => {
    now = new Date().toISOString();
    await between.empty();
    const rows = [ADA, BOB, CARA, EDDA, ROOT].map(({ isAdmin, ...me }) => ({ ...me, hasAdminClaim: isAdmin, createdAt: now }));
    await db.insertInto("users").values(rows).execute();
    await db.insertInto("admins").values({ userId: ROOT.id, listedAt: now, level: "super" }).execute();
  });
  // Whatever a test did, the data must still be as it always is.
  afterEach(async () => expect(await between.breaches()).toEqual([]));
  // Whatever it mailed can be read both ways.
  afterEach(async () => expect((await db.selectFrom("mails").selectAll().execute()).flatMap(mailFaults)).toEqual([]));
  afterAll(async () => {
    await app.stop();
    await db.destroy();
    await (isGivenBack ? giveBack(lent) : putAway(lent));
  });

  return {
    ...app,
    db,
    /** A test that asks for it may do anything there: no other file gets this database afterwards. */
    get url() {
      isGivenBack = false;
      return url;
    },
    now: () => now,
    runJobs: () => runJobs(app.services),
    passMinutes: (minutes: number) => {
      now = addMinutes(now, minutes);
      app.services.search.clockMoved();
    },
    /** Every call of the product, as this person would make it. */
    as: (actor: Me | null, address?: string, services = app.services) => callsAs(services, actor, address),
  };
}
