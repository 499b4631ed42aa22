import { type Access, can } from "@blenda/domain/access/can";
import type { CallMeta } from "@blenda/domain/access/procedure";
import { contract } from "@blenda/domain/contract";
import type { ContractProcedure } from "@orpc/contract";
import { expect, test } from "vitest";
import { ADA, testApp } from "../../testing/app.ts";

const app = await testApp();
type ProcedureDeclaration = ContractProcedure<never, never, never, CallMeta>["~orpc"];
const calls = Object.entries(contract).flatMap(([domain, operations]) =>
  Object.entries(operations).map(([name, call]) => ({
    name: `${domain}.${name}`,
    declared: (call as unknown as { "~orpc": ProcedureDeclaration })["~orpc"],
  })),
);

/** Whoever adds a call that needs nobody writes it down here, and so thinks about it. */
const PUBLIC = [
  "account.confirmEmailChange",
  "account.cancelEmailChange",
  "content.home",
  "content.communityPage",
  "content.hero",
  "identity.session",
  "identity.signUp",
  "identity.confirmEmail",
  "identity.signIn",
  "identity.requestReset",
  "identity.resetPassword",
  "information.contact",
  "live.changes",
  "lockout.requestUnlock",
  "lockout.unlock",
  "mail.mailbox",
  "mfa.challengeSignIn",
  "mfa.verifySignIn",
  "mfa.requestRecovery",
  "mfa.confirmRecovery",
  "mfa.cancelRecovery",
  "mfa.disownFactor",
  "system.status",
  "catalogue.categories",
  "catalogue.product",
  "catalogue.byIds",
  "catalogue.compared",
  "affiliates.noteClick",
  "affiliates.programme",
  "bundles.bundle",
  "bundles.shelf",
  "search.popular",
  "search.products",
  "search.trainings",
  "search.suggest",
  "shops.shop",
  "tax.terms",
  "tracking.beginVisit",
  "tracking.locate",
  "tracking.markVisit",
  "tracking.noteEvent",
  "shops.creators",
  "trainings.training",
  "trainings.lesson",
  "follows.counts",
  "follows.followers",
  "follows.following",
  "generation.tool",
  "generator.notice",
  "community.comments",
  "community.feed",
  "community.fresh",
  "community.newest",
  "community.post",
  "community.search",
  "community.tags",
  "community.trending",
  "community.userPage",
  "community.whyShown",
  "portfolio.portfolio",
  "portfolio.work",
  "orders.licence",
  "learning.certificate",
  "ratings.reviews",
  "checkout.quote",
  "checkout.start",
  "checkout.confirm",
  "checkout.downloads",
  "checkout.payment",
  "cart.noteAdded",
];

test("every call declares who may make it and what it says when it fails", () => {
  for (const { name, declared } of calls) {
    expect(declared.meta.access, name).toBeDefined();
    expect(declared.meta.failed, name).not.toBe("");
    expect(["GET", "POST"], name).toContain(declared.route.method);
  }
});

test("the public calls are these", () => {
  expect(
    calls
      .filter(({ declared }) => declared.meta.access === "public")
      .map(({ name }) => name)
      .sort(),
    "a call anybody may make is written down in PUBLIC above, on purpose",
  ).toEqual([...PUBLIC].sort());
});

/** Where the specification has a sentence of its own for somebody signed out. */
const SIGNED_OUT: Record<string, string> = {
  IDENTITY_NOT_SIGNED_IN: "No user is currently logged in",
  FOLLOWS_SIGN_IN: "Please sign in to follow users",
  FOLLOWS_SIGN_IN_TO_MANAGE: "Please sign in to manage follows",
};

test("every call that is not public refuses a visitor before it looks at anything", async () => {
  const visitor = app.as(null) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  for (const { name, declared } of calls.filter(({ declared }) => !can(null, declared.meta.access as Access))) {
    const [domain = "", operation = ""] = name.split(".");
    await expect(visitor[domain]?.[operation]?.({}), `${name} ${declared.route.method}`).rejects.toMatchObject({
      code: declared.meta.signedOut ?? "UNAUTHORIZED",
      message: SIGNED_OUT[declared.meta.signedOut ?? ""] ?? "User not authenticated",
    });
  }
});

test("profile update, password change, email change and reauthentication need a logged-in user, in the specification's words", () => {
  const own = calls.filter(({ declared }) => declared.meta.signedOut === "IDENTITY_NOT_SIGNED_IN").map(({ name }) => name);
  const named = ["account.updateProfile", "account.changePassword", "account.changeEmail", "account.reauthenticate"];
  expect(own).toEqual(expect.arrayContaining(named));
});

test("a failure nobody planned answers with the call's own sentence and leaks nothing", async () => {
  await app.db.schema.alterTable("contentConfig").renameTo("gone").execute();
  const failing = app.as(ADA).content.hero({ page: "home" });
  await expect(failing).rejects.toMatchObject({ status: 500, message: "Failed to load this content", data: undefined });
  await app.db.schema.alterTable("gone").renameTo("contentConfig").execute();
});

test("an unknown field is refused, named, and not echoed", async () => {
  const asking = app.as(ADA).content.hero({ page: "home", status: "draft" } as never);
  await expect(asking).rejects.toMatchObject({ code: "BAD_REQUEST", status: 400, data: { fields: ["status"] } });
});

test("of very many unknown or wrong fields the first twenty are named", async () => {
  const names = Array.from({ length: 80 }, (_, n) => `name-${n}`);
  const unknown = { page: "home", ...Object.fromEntries(names.map((name) => [name, 1])) };
  const first = { code: "BAD_REQUEST", data: { fields: names.slice(0, 20) } };
  await expect(app.as(ADA).content.hero(unknown as never)).rejects.toMatchObject(first);
  const wrong = app.as(ADA).saved.migrate({ productIds: names.map(() => 1) } as never);
  const ids = Array.from({ length: 20 }, (_, n) => `productIds.${n}`);
  await expect(wrong).rejects.toMatchObject({ code: "BAD_REQUEST", data: { fields: ids } });
});

test("a call without input refuses any", async () => {
  const asking = app.as(ADA).identity.session({ userId: "bob" } as never);
  await expect(asking).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test.each(["\u0000", "\ud800"])("text that cannot be kept is refused, wherever it stands", async (odd) => {
  const message = { name: `a${odd}`, email: "a@b.example", topic: "other" as const, message: "x".repeat(30), key: "12345678" };
  await expect(app.as(null).information.contact(message)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("a call behind a flag does not exist while the flag is off", async () => {
  const flagged = { ...app.services, flags: [] };
  expect(await app.as(null).mail.mailbox()).toEqual([]);
  await expect(app.as(null, undefined, flagged).mail.mailbox()).rejects.toMatchObject({ code: "NOT_FOUND", status: 404 });
});
