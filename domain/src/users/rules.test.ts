import { expect, test } from "vitest";
import type { User } from "../access/actor.ts";
import type { Permission } from "../access/permissions.ts";
import type { Rank } from "../access/rank.ts";
import { USER_STEPS, type UserStep } from "./constants.ts";
import { accountStatus, kindOf, networkOf, readSearch, stepsFor } from "./rules.ts";

const well = { isSuspended: false, isDeleting: false, isLocked: false, isEmailVerified: true };

test.each([
  [well, "active"],
  [{ ...well, isEmailVerified: false }, "unverified"],
  [{ ...well, isLocked: true, isEmailVerified: false }, "locked"],
  [{ ...well, isDeleting: true, isLocked: true }, "deleting"],
  [{ ...well, isSuspended: true, isDeleting: true, isLocked: true }, "suspended"],
] as const)("%o stands as %s", (facts, standing) => {
  expect(accountStatus(facts)).toBe(standing);
});

const plain = { isAdmin: false, isCreator: false, roles: [], permissions: [] };

test.each([
  [plain, "user"],
  [{ ...plain, isCreator: true }, "creator"],
  [{ ...plain, isCreator: true, permissions: ["view_users"] }, "staff"],
  [{ ...plain, roles: ["content_editor"], permissions: ["view_users"] }, "content_editor"],
  [{ ...plain, isAdmin: true, isCreator: true }, "admin"],
] as const)("%o is called %s", (facts, kind) => {
  expect(kindOf(facts)).toBe(kind);
});

test.each([
  ["", null],
  ["   ", null],
  ["100ada", { affiliateId: "100ADA" }],
  ["099ADA", { words: "099ADA" }],
  ["100001", { orderNumber: 100001 }],
  ["#100001", { orderNumber: 100001 }],
  ["12345", { words: "12345" }],
  ["Ada Lov", { words: "Ada Lov" }],
  ["ada@example.com", { words: "ada@example.com" }],
])("%s is looked for as %o", (typed, search) => {
  expect(readSearch(typed)).toEqual(search);
});

test.each([
  ["203.0.113.7", "203.0.*.*"],
  ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3:…"],
  ["::1", "1:…"],
  ["", "Unknown network"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const by = (isAdmin: boolean, permissions: Permission[] = []): User => ({
  id: "asking",
  isAdmin,
  isCreator: false,
  roles: [],
  permissions,
});
const target = { id: "other", rank: "member" as Rank, isSuspended: true, hasShop: true, isLocked: true, hasFactor: false };

test.each<[string, User, Rank, typeof target, UserStep[]]>([
  ["a super admin may everything", by(true), "super", { ...target, rank: "staff" }, [...USER_STEPS]],
  [
    "a member or whoever has a factor gets no setup code",
    by(true),
    "super",
    { ...target, rank: "staff", hasFactor: true },
    USER_STEPS.filter((step) => step !== "setupCode"),
  ],
  [
    "what is not there cannot be changed",
    by(true),
    "super",
    { ...target, isSuspended: false, hasShop: false, isLocked: false },
    ["suspend", "endSessions", "note", "roles", "permissions"],
  ],
  ["an admin touches no admin", by(true), "admin", { ...target, rank: "admin" }, ["note", "unlock"]],
  ["view_users changes nothing", by(false, ["view_users"]), "staff", target, []],
  ["edit_users changes members", by(false, ["edit_users"]), "staff", target, ["suspend", "reinstate", "endSessions", "verifyShop", "note"]],
  ["edit_users touches no staff", by(false, ["edit_users"]), "staff", { ...target, rank: "staff" }, ["note"]],
  ["assign_roles gives roles", by(false, ["assign_roles"]), "staff", target, ["roles"]],
  ["manage_roles gives permissions", by(false, ["manage_roles"]), "staff", target, ["permissions"]],
  ["nobody changes themselves", by(true), "super", { ...target, id: "asking" }, ["note", "unlock"]],
])("Z9 %s", (_, actor, rank, person, steps) => {
  expect(stepsFor(actor, rank, person)).toEqual(steps);
});
