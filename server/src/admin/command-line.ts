import { adminFailures } from "@blenda/domain/admin/failures";
import { isWorkingSuper, sumOf } from "@blenda/domain/admin/rules";
import { adminTexts } from "@blenda/domain/admin/texts";
import { ENROLMENT_CODE } from "@blenda/domain/mfa/constants";
import { Email } from "@blenda/domain/shared/text";
import { ORPCError } from "@orpc/server";
import { ranked, rights } from "../identity/port.ts";
import { factorMethods } from "../mfa/port.ts";
import type { Tx } from "../platform/database/db.ts";
import type { Auditor } from "../platform/requests/audit.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { type AdminContext, type AdminOrder, auditAndBroadcast, mailAdmin, transitionAdmin } from "./admin-transition.ts";
import { giveCode } from "./enrolment.ts";
import { clearFactors } from "./factors.ts";
import { factsOf } from "./facts.ts";

/** What the command on the server needs. It acts for nobody: the audit has no actor, and says where it came from. */
export type CommandServices = Pick<Services, "db" | "transaction" | "now" | "id" | "random" | "jobs" | "mail" | "site">;

export interface CommandResult {
  /** 0: done, or nothing to do. 1: refused. 2: not understood. */
  code: 0 | 1 | 2;
  lines: string[];
}

export const USAGE = [
  "npm run admin -- list",
  "npm run admin -- add ADDRESS            make this account an admin; the first one is a super admin",
  "npm run admin -- remove ADDRESS         take the admin list and the claim away",
  "npm run admin -- enrol ADDRESS          print a code for setting up a first second factor; it works once, for 24 hours",
  "npm run admin -- reset-factors ADDRESS  remove every second factor of somebody who lost them, and print such a code",
];

const REASON = "command on the server";

const done = (...lines: string[]): CommandResult => ({ code: 0, lines });
const refused = (...lines: string[]): CommandResult => ({ code: 1, lines });

type Work = (services: CommandServices, email: string) => Promise<CommandResult>;
const COMMANDS: Readonly<Record<string, Work>> = { add, remove, enrol, "reset-factors": reset };

/** One command, as it was typed. */
export async function runAdminCommand(
  services: CommandServices,
  [command = "", address, ...more]: readonly string[],
): Promise<CommandResult> {
  if (command === "list" && address === undefined) return list(services);
  const work = COMMANDS[command];
  if (!work || address === undefined || more.length > 0) return { code: 2, lines: ["Say what to do:", ...USAGE] };
  const email = Email.safeParse(address);
  if (!email.success) return { code: 2, lines: [`"${address}" is not an email address.`] };
  try {
    return await work(services, email.data);
  } catch (error) {
    const planned = Object.entries(adminFailures).find(([code]) => error instanceof ORPCError && error.code === code);
    if (!planned) throw error;
    return refused(planned[1].say(undefined));
  }
}

async function list({ db, now }: CommandServices): Promise<CommandResult> {
  const admins = [...(await ranked.findAdmins(db, now())).values()];
  if (admins.length === 0) return done("There is no admin yet. Make one: npm run admin -- add ADDRESS");
  return done(
    ...admins.map((person) => {
      const level = person.level ? adminTexts.levels[person.level] : "Not listed";
      return `${person.email}  ${level}, ${adminTexts.sums[sumOf(person)].toLowerCase()}${person.suspension ? ", suspended" : ""}`;
    }),
  );
}

/** Listing and claim at once: whoever holds the server holds the database, and the first admin has nobody to ask. */
function add(services: CommandServices, email: string): Promise<CommandResult> {
  return inCommand(services, "add", email, async (tx, context, order) => {
    const { now } = services;
    const admins = [...(await ranked.lockAdmins(tx, now())).values()];
    const person = (await ranked.lock(tx, [order.userId], now())).get(order.userId);
    if (!person?.isEmailVerified) return refused(adminFailures.ADMIN_NO_ACCOUNT.say(undefined));
    if (person.suspension) return refused(`${email} is suspended. Reinstate the account first.`);
    if (person.deletionDueAt) return refused(`${email} is about to be deleted.`);
    const isFirst = !admins.some((admin) => isWorkingSuper(factsOf(admin)));
    const level = isFirst ? "super" : (person.level ?? "admin");
    if (person.isListed && person.hasClaim && person.level === level) return done(`${email} is already an admin. Nothing was changed.`);
    await rights.listAs(tx, person.id, level, now());
    await rights.setClaim(tx, person.id, true);
    const before = { isListed: person.isListed, hasClaim: person.hasClaim, level: person.level };
    await auditAndBroadcast(tx, context, order, { before, after: { isListed: true, hasClaim: true, level } });
    await mailAdmin(tx, context, person, isFirst ? "first" : "giveClaim");
    const hasFactor = (await factorMethods(tx, [person.id])).has(person.id);
    const code = hasFactor ? [] : await codeLines(tx, context, order);
    return done(`${email} is ${isFirst ? "a super admin" : "an admin"} now.`, ...code);
  });
}

function remove(services: CommandServices, email: string): Promise<CommandResult> {
  return inCommand(services, "remove", email, async (tx, context, order) => {
    const person = (await ranked.find(tx, [order.userId], services.now())).get(order.userId);
    const step = person?.isListed ? "unlist" : "takeClaim";
    await transitionAdmin(tx, context, order, step, async ({ id }) => {
      await rights.unlist(tx, id);
      await rights.setClaim(tx, id, false);
    });
    return done(`${email} is no longer an admin.`);
  });
}

function reset(services: CommandServices, email: string): Promise<CommandResult> {
  return inCommand(services, "reset-factors", email, async (tx, context, order) => {
    await transitionAdmin(tx, context, order, "resetFactors", (target) => clearFactors(tx, context, target));
    return done(`The second factors of ${email} are gone and every browser is logged out.`, ...(await codeLines(tx, context, order)));
  });
}

/** For whoever on staff has no factor, also for those who are no admins. */
function enrol(services: CommandServices, email: string): Promise<CommandResult> {
  return inCommand(services, "enrol", email, async (tx, context, order) => done(...(await codeLines(tx, context, order))));
}

/** The admin area asks for a second factor, and the first one for a code: here it is printed, and nowhere else. */
async function codeLines(tx: Tx, context: AdminContext & Pick<Services, "random">, order: AdminOrder): Promise<string[]> {
  const { code } = await giveCode(tx, context, { ...order, action: "admin.command.enrol" });
  return [
    `Their setup code: ${code}`,
    `They enter it at /admin/security/mfa after logging in. It works once, for ${ENROLMENT_CODE.HOURS} hours.`,
  ];
}

type InTransaction = (tx: Tx, context: AdminContext & Pick<Services, "random">, order: AdminOrder) => Promise<CommandResult>;

async function inCommand(services: CommandServices, command: string, email: string, work: InTransaction): Promise<CommandResult> {
  const userId = await ranked.idOf(services.db, email);
  if (userId === null) return refused(adminFailures.ADMIN_NO_ACCOUNT.say(undefined));
  const nobody: Auditor = {
    now: services.now,
    user: null,
    sessionId: null,
    factor: null,
    asking: { requestId: `command ${services.id()}` },
  };
  const order = { action: `admin.command.${command}`, userId, reason: REASON };
  return services.transaction((tx) => work(tx, { ...services, ...nobody }, order));
}
