import { can, isForStaff } from "@blenda/domain/access/can";
import { accessFailures } from "@blenda/domain/access/failures";
import { FLAGS } from "@blenda/domain/access/flags";
import { PERMISSIONS } from "@blenda/domain/access/permissions";
import type { CallMeta } from "@blenda/domain/access/procedure";
import { NOBODYS, TARGET_KINDS, type Target, targetsOf } from "@blenda/domain/access/target";
import { contract } from "@blenda/domain/contract";
import type { Me } from "@blenda/domain/identity/model";
import { createRouterClient, ORPCError } from "@orpc/server";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { router } from "../../app.ts";
import { allDomains } from "../../domains.ts";
import { ADA, CARA, testApp } from "../../testing/app.ts";
import { fittingInput, put } from "../../testing/deciding/fitting-input.ts";
import { addOwnTargets, type OwnTargets } from "../../testing/deciding/own-targets.ts";
import type { Context } from "./procedure.ts";

/**
 * The own-target matrix: every staff command, by everybody who may call it, about everything of their own it can be about; and
 * about somebody else's. Ada is everybody: what she may changes, what is hers does not.
 */
const app = await testApp({ isKept: true });
let targets: OwnTargets;
beforeAll(async () => {
  targets = await addOwnTargets(app);
});

interface Command {
  name: string;
  meta: CallMeta;
  schema: z.ZodType;
}
type Procedure = { "~orpc": { meta: CallMeta; route: { method: "GET" | "POST" }; inputSchema?: z.ZodType } };
const staffCalls = Object.entries(contract).flatMap(([domain, operations]) =>
  Object.entries(operations)
    .map(([name, call]) => ({ name: `${domain}.${name}`, ...(call as unknown as Procedure)["~orpc"] }))
    .filter(({ meta }) => isForStaff(meta.access)),
);
const commands: Command[] = staffCalls
  .filter(({ meta }) => targetsOf(meta.about).length > 0)
  .map(({ name, meta, inputSchema }) => ({ name, meta, schema: inputSchema as z.ZodType }));

/** What only the rules of a call know of its input. */
const GIVEN: Record<string, Record<string, unknown>> = {
  "permissions.grantRole": { endsAt: null },
  "permissions.grantPermissions": { endsAt: null },
  "users.suspend": { until: null },
  "catalogue.moderate": { reason: "Reported" },
  "trainings.moderate": { reason: "Reported" },
  "review.requestChanges": { comments: [{ field: "title", text: "Too long" }] },
};

const pathsOf = ({ by }: Target): readonly string[] => (typeof by === "string" ? [by] : by);

/** One input for each thing the command can be about. */
function inputsOf({ name, meta, schema }: Command, whose: "own" | "others") {
  return targetsOf(meta.about).flatMap((target) => {
    const keys = whose === "own" ? targets[target.kind].own : [targets[target.kind].others];
    return keys.map((key) => {
      const input = fittingInput(schema, GIVEN[name]);
      pathsOf(target).forEach((path, n) => {
        put(input, path, target.isMany ? [key[n]] : key[n]);
      });
      return { input, isMany: target.isMany === true };
    });
  });
}

const ACTORS: { name: string; actor: Me }[] = [
  { name: "an admin", actor: { ...ADA, isAdmin: true } },
  ...PERMISSIONS.map((each) => ({ name: `a holder of ${each}`, actor: { ...ADA, permissions: [each] } })),
];

const reached = () => {
  throw new Error("the guard let it through");
};

async function ask(actor: Me, { name }: Command, input: unknown, isReal = false) {
  const [domain = "", operation = ""] = name.split(".");
  const context = {
    ...app.services,
    flags: FLAGS,
    ...(!isReal && { transaction: reached }),
    limits: { consume: async () => null },
    asking: { cookies: undefined, address: "203.0.113.7", userAgent: "", requestId: "test" },
    identify: async () => ({ actor, sessionId: "a session" }),
    resHeaders: new Headers(),
  } as unknown as Context;
  const client = createRouterClient(router, { context }) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  return client[domain]?.[operation]?.(input).catch((error: unknown) => (error instanceof ORPCError ? error.code : "reached"));
}

/** Everything there is, as one number. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(app.db);
  const sums = rows.map(({ name }) => sql`select ${name} || coalesce(sum(hashtext(t::text)), 0) as sum from ${sql.table(name)} t`);
  const all = await sql<{ sum: string }>`${sql.join(sums, sql` union all `)} order by 1`.execute(app.db);
  return all.rows.map(({ sum }) => sum).join("\n");
}

test("every staff command says what it decides about, or why that is nobody's; what only asks says nothing", () => {
  const silent = staffCalls.filter(({ route, meta }) => (route.method === "POST") !== (meta.about !== undefined));
  expect(silent.map(({ name }) => name)).toEqual([]);
  for (const { name, meta } of staffCalls.filter(({ meta }) => typeof meta.about === "string")) expect(NOBODYS, name).toContain(meta.about);
  expect(commands.length).toBeGreaterThan(65);
});

test("every field that names it is a field of the command", () => {
  for (const command of commands)
    for (const { input } of inputsOf(command, "own"))
      expect(command.schema.safeParse(input).error?.issues, `${command.name} with ${JSON.stringify(input)}`).toBeUndefined();
});

test("exactly one domain knows whose each kind is", () => {
  expect(allDomains.flatMap(({ owners = {} }) => Object.keys(owners)).toSorted()).toEqual([...TARGET_KINDS].toSorted());
  const asked = commands.flatMap(({ meta }) => targetsOf(meta.about).map(({ kind }) => kind));
  expect([...new Set(asked)].toSorted()).toEqual([...TARGET_KINDS].toSorted());
});

test("nobody decides about their own: whoever may is refused, and nothing has changed", async () => {
  const before = await everything();
  const wrong: string[] = [];
  for (const { name, actor } of ACTORS)
    for (const command of commands)
      for (const { input, isMany } of inputsOf(command, "own")) {
        const expected = can(actor, command.meta.access) ? "OWN_TARGET" : "FORBIDDEN";
        const answer = await ask(actor, command, input, isMany);
        const refused = typeof answer === "object" && isMany ? (answer as { refused: { why: string }[] }).refused : [];
        const code = refused[0]?.why === accessFailures.OWN_TARGET.say(undefined as never) ? "OWN_TARGET" : answer;
        if (code !== expected) wrong.push(`${command.name} by ${name} about ${JSON.stringify(input)}: ${JSON.stringify(code)}`);
      }
  expect(wrong).toEqual([]);
  expect(await everything()).toBe(before);
});

test("about somebody else's the same people are not refused for that, nor for how it was asked", async () => {
  const wrong: string[] = [];
  for (const { name, actor } of ACTORS)
    for (const command of commands.filter(({ meta }) => can(actor, meta.access)))
      for (const { input } of inputsOf(command, "others")) {
        const answer = await ask(actor, command, input);
        if (["OWN_TARGET", "FORBIDDEN", "BAD_REQUEST"].includes(String(answer))) wrong.push(`${command.name} by ${name}: ${answer}`);
      }
  expect(wrong).toEqual([]);
});

test("what a guest bought with somebody's address is theirs too", async () => {
  const { orderId } = await app.as(null).checkout.start({
    ...{
      quoteId: (await app.as(null).checkout.quote({ lines: [{ itemType: "product", itemId: "sold-by-cara", variant: "personal" }] })).id,
    },
    ...{ key: crypto.randomUUID(), email: ADA.email },
  });
  expect(await app.services.owners.order(app.db, orderId)).toEqual(expect.arrayContaining([ADA.id, CARA.id]));
});
