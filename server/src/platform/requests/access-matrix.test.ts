import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { User } from "@blenda/domain/access/actor";
import { type Access, isForStaff } from "@blenda/domain/access/can";
import { FLAGS } from "@blenda/domain/access/flags";
import { PERMISSIONS } from "@blenda/domain/access/permissions";
import type { CallMeta } from "@blenda/domain/access/procedure";
import { neededStepUp, STEP_UP, type StepUpAction } from "@blenda/domain/access/step-up";
import { contract } from "@blenda/domain/contract";
import { createRouterClient, ORPCError } from "@orpc/server";
import { expect, test } from "vitest";
import { router } from "../../app.ts";
import { testApp } from "../../testing/app.ts";
import { signedInCookie } from "../../testing/session.ts";
import type { ActorContext, Context } from "./procedure.ts";

/**
 * The access matrix: every call of the contract for every kind of actor. What is expected follows from what the call declares and
 * from what the actor was made as, written here once more and in another way than the guard has it.
 */
const app = await testApp({ flags: [] });
const SERVER = join(import.meta.dirname, "../..");
const EVERY_FLAG = FLAGS.filter((flag) => flag !== "mfaBypass");

interface Call {
  domain: string;
  name: string;
  meta: CallMeta;
  /** Nothing that could be meant: the schema refuses it, but only after the guard. */
  input: unknown;
}
type Procedure = { "~orpc": { meta: CallMeta; inputSchema?: unknown } };
const calls: Call[] = Object.entries(contract).flatMap(([domain, operations]) =>
  Object.entries(operations).map(([name, call]) => {
    const { meta, inputSchema } = (call as unknown as Procedure)["~orpc"];
    return { domain, name, meta, input: inputSchema ? { "no such field": true } : undefined };
  }),
);
const staffCalls = calls.filter(({ meta }) => isForStaff(meta.access));

/** What a session has shown: nothing was ever set up, it was not asked yet, or it was shown. */
type Factor = "not-configured" | "missing" | "shown";
interface Kind {
  name: string;
  /** `null`: signed out. */
  row: { permissions?: User["permissions"]; roles?: string[]; isCreator?: boolean; hasEverBeenAffiliate?: boolean } | null;
  isListed?: boolean;
  hasClaim?: boolean;
  factor: Factor;
}
const KINDS: readonly Kind[] = [
  { name: "visitor", row: null, factor: "not-configured" },
  { name: "buyer", row: {}, factor: "not-configured" },
  { name: "another buyer, with a factor not shown", row: {}, factor: "missing" },
  { name: "creator", row: { isCreator: true }, factor: "not-configured" },
  { name: "another creator, by role, with a factor shown", row: { roles: ["creator"] }, factor: "shown" },
  { name: "affiliate", row: { hasEverBeenAffiliate: true }, factor: "not-configured" },
  ...PERMISSIONS.map((each): Kind => ({ name: `holder of ${each}`, row: { permissions: [each] }, factor: "shown" })),
  { name: "editor", row: { roles: ["content_editor"], permissions: ["view_content", "edit_content"] }, factor: "shown" },
  { name: "listed without claim", row: { roles: ["admin"] }, isListed: true, factor: "shown" },
  { name: "claim without listing", row: { roles: ["admin"] }, hasClaim: true, factor: "shown" },
  { name: "admin who has no factor", row: {}, isListed: true, hasClaim: true, factor: "not-configured" },
  { name: "admin who has not shown it", row: {}, isListed: true, hasClaim: true, factor: "missing" },
  { name: "admin with the factor shown", row: {}, isListed: true, hasClaim: true, factor: "shown" },
];

/** Made in the database, found out by the real identification, and gone again: half an admin is a breach of the data. */
async function arrive({ row, isListed = false, hasClaim = false }: Omit<Kind, "name" | "factor">): Promise<ActorContext> {
  if (!row) return app.services.identify(undefined);
  const { roles = [], permissions = [], isCreator = false, hasEverBeenAffiliate = false } = row;
  const person = { id: "somebody", email: "somebody@example.com", name: "", displayName: "Somebody", globalAffiliateId: "100SOM" };
  const rights = { roles, permissions, isCreator, hasEverBeenAffiliate, hasAdminClaim: hasClaim };
  await app.db
    .insertInto("users")
    .values({ ...person, ...rights, createdAt: app.now() })
    .execute();
  if (isListed) await app.db.insertInto("admins").values({ userId: person.id, listedAt: app.now() }).execute();
  const who = await app.services.identify((await signedInCookie(app.services, person.id)).cookie);
  await app.db.deleteFrom("admins").where("userId", "=", person.id).execute();
  await app.db.deleteFrom("sessions").where("userId", "=", person.id).execute();
  await app.db.deleteFrom("users").where("id", "=", person.id).execute();
  return who;
}

const reached = () => {
  throw new Error("the guard let it through");
};
/** Behind the guard there is nothing: whatever got that far breaks at once, and no call changes anything. */
const nowhere = new Proxy({}, { get: reached });

async function ask(who: ActorContext, factor: Factor, { domain, name, input, meta }: Call, flags = EVERY_FLAG) {
  const asked: StepUpAction[] = [];
  const context = {
    ...app.services,
    flags,
    db: nowhere,
    transaction: reached,
    live: nowhere,
    jobs: nowhere,
    limits: { consume: async () => null },
    asking: { cookies: undefined, address: "203.0.113.7", userAgent: "", requestId: "test" },
    identify: async () => who,
    stepUp: {
      check: async ({ action }: { action: StepUpAction }) => {
        asked.push(action);
        return factor === "shown" ? ({ method: "authenticator" } as const) : factor;
      },
    },
    resHeaders: new Headers(),
  } as unknown as Context;
  const client = createRouterClient(router, { context }) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  const refusal = await client[domain]?.[name]?.(input).then(
    () => null,
    (error: unknown) => (error instanceof ORPCError ? error : null),
  );
  const guards = [meta.signedOut ?? "UNAUTHORIZED", "FORBIDDEN", "MFA_REQUIRED", "MFA_NOT_CONFIGURED", "NOT_FOUND"];
  const isOfTheGuard = refusal && guards.includes(refusal.code);
  return { answer: isOfTheGuard ? `${refusal.code} ${refusal.status}` : "let through", refusal, asked };
}

/** Who may, in the words of the specification. */
function may({ row, isListed, hasClaim }: Kind, access: Access): boolean {
  if (access === "public") return true;
  if (row === null) return false;
  const isAdmin = isListed === true && hasClaim === true;
  if (access === "signed-in") return true;
  if (access === "admin") return isAdmin;
  if (access === "creator") return row.isCreator === true || row.roles?.includes("creator") === true;
  if ("role" in access) return isAdmin || (access.role !== "admin" && row.roles?.includes(access.role) === true);
  return isAdmin || access.any.some((permission) => row.permissions?.includes(permission));
}

function expectedOf(kind: Kind, { access, signedOut = "UNAUTHORIZED", mfa, isShared }: CallMeta): string {
  if (isShared || (access === "public" && !mfa)) return "let through";
  if (kind.row === null) return access === "public" ? "let through" : `${signedOut} 401`;
  if (!may(kind, access)) return "FORBIDDEN 403";
  const action = mfa ?? (isForStaff(access) ? "ADMIN_ROUTE_ACCESS" : null);
  if (!action || kind.factor === "shown") return "let through";
  if (kind.factor === "missing") return "MFA_REQUIRED 403";
  return action === "ACCOUNT" ? "let through" : "MFA_NOT_CONFIGURED 403";
}

test("the matrix covers every call and the twelve kinds of actors, each permission by itself", () => {
  expect(calls.length).toBeGreaterThan(120);
  expect(staffCalls.length).toBeGreaterThan(15);
  expect(KINDS).toHaveLength(12 + PERMISSIONS.length);
});

test.each(KINDS)("$name: every call answers as its declaration says", async (kind) => {
  const who = await arrive(kind);
  const wrong: string[] = [];
  for (const call of calls) {
    const { answer } = await ask(who, kind.factor, call);
    const expected = expectedOf(kind, call.meta);
    if (answer !== expected) wrong.push(`${call.domain}.${call.name}: ${answer}, expected ${expected}`);
  }
  expect(wrong).toEqual([]);
});

const STAFF_KINDS = KINDS.filter(({ row, isListed, hasClaim }) => row?.permissions || (isListed && hasClaim));

test.each(["missing", "not-configured"] as const)(
  "a stolen session whose factor is %s gets nothing from any staff call",
  async (factor) => {
    const throughs: string[] = [];
    for (const kind of STAFF_KINDS) {
      const who = await arrive(kind);
      for (const call of staffCalls) {
        const { answer } = await ask(who, factor, call);
        if (answer === "let through") throughs.push(`${kind.name}: ${call.domain}.${call.name}`);
      }
    }
    expect(throughs).toEqual([]);
  },
);

test("there is no staff call without a step-up, and none whose step-up lets people without a factor pass", () => {
  const open = staffCalls.filter(({ meta }) => {
    const action = neededStepUp(meta);
    return action === null || !STEP_UP[action].isForStaff;
  });
  expect(open.map(({ domain, name }) => `${domain}.${name}`)).toEqual([]);
});

test("each call asks for the session of its own action, and names it in its refusal", async () => {
  const who = await arrive({ row: { isCreator: true }, isListed: true, hasClaim: true });
  for (const call of calls) {
    const action = neededStepUp(call.meta);
    const { asked, refusal } = await ask(who, "missing", call);
    expect(asked, `${call.domain}.${call.name}`).toEqual(action && !call.meta.isShared ? [action] : []);
    if (asked.length > 0) expect(refusal).toMatchObject({ code: "MFA_REQUIRED", data: { action } });
  }
});

test("without its flag a call does not exist, whoever asks", async () => {
  const who = await arrive({ row: {}, isListed: true, hasClaim: true });
  const flagged = calls.filter(({ meta }) => meta.flag);
  expect(flagged.length).toBeGreaterThan(0);
  for (const call of flagged) expect((await ask(who, "shown", call, [])).answer, `${call.domain}.${call.name}`).toBe("NOT_FOUND 404");
});

/**
 * Where roles are looked at besides the guard. Whoever adds a place thinks about it: what our own people may besides others needs
 * a call of its own, or it goes round the second factor.
 */
const LOOKS_AT_ROLES = [
  // Notes say which answers changed, never what they say.
  "platform/events/live.ts",
  "platform/requests/procedure.ts",
  // Reasons for a private file, which the file's address asks a factor for.
  "catalogue/file-repository.ts",
  "authoring/file-access.ts",
  "community/file-access.ts",
  "disputes/evidence/evidence-repository.ts",
  "refunds/requests/picture-repository.ts",
  "reports/reporting/picture-repository.ts",
  "onboarding/works/work-repository.ts",
  "review/file-access.ts",
  // Staff calls that answer less to who holds less, and what somebody else would see.
  "audit/reads.ts",
  "dashboard/find.ts",
  "dashboard/reads.ts",
  "dashboard/waiting.ts",
  // A download that declares itself open to our own people, after their factor.
  "http/files/downloads.ts",
  // Addresses are whole for admins only; what its reader may do about an order, said before they try.
  "payments/staff/list.ts",
  "payments/staff/detail.ts",
  "permissions/reads.ts",
  "refunds/lists/names.ts",
  // Bytes are no call: whoever takes them asks.
  "authoring/uploads.ts",
  "content/uploads.ts",
  "shops/uploads.ts",
  "teaching/file-access.ts",
  "teaching/uploads.ts",
  "onboarding/detail.ts",
  // Who sold before there were applications is approved.
  "onboarding/view.ts",
  // Whether what waits can be decided by its reader, said before they try.
  "review/deciding/open-case.ts",
  "reports/deciding/obstacles.ts",
  "reports/cases/case-view.ts",
  // Whoever is no admin decides a refund with a second person (decision D26).
  "refunds/cases/acting/rule.ts",
  // Whether its reader may approve it, said before they try.
  "discounts/repository.ts",
  // Whether a colleague can be given a case.
  "reports/deciding/colleague-repository.ts",
  // A test order of anything, which asks an admin for a factor.
  "checkout/testing-rights.ts",
  // Which page opens.
  "http/site/closed-page.ts",
  "http/site/head.ts",
  "http/site/sitemap.ts",
];

test("operations never look at roles: nothing but these does", () => {
  const sources = globSync("**/*.ts", { cwd: SERVER }).filter((path) => !/\.test\.ts$|^testing\//.test(path));
  const looking = sources.filter(
    (path) => readFileSync(`${SERVER}/${path}`, "utf8").search(/import \{[^}]*\bcan\b[^}]*\} from "@blenda\/domain\/access\/can"/) >= 0,
  );
  expect(looking.toSorted()).toEqual(LOOKS_AT_ROLES.toSorted());
});
