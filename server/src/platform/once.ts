import { createHash } from "node:crypto";
import { ORPCError } from "@orpc/server";
import type { ExpressionBuilder } from "kysely";
import type { Database, Tx } from "./db.ts";
import { jsonb } from "./outbox.ts";

interface Command {
  /** The signed-in user's id; for visitors, whatever sets them apart from each other. */
  actorId: string;
  operation: string;
  input: { key: string };
}

type CommandId = { actorId: string; operation: string; key: string };

const thisOne = (id: CommandId) => (eb: ExpressionBuilder<Database, "commandKeys">) => eb.and(id);

/**
 * Does a command once per key. A second call with the key waits for the first, then repeats its answer; if the first
 * was rolled back the second does the work. The same key with another wish is refused. Who knows beforehand what `act`
 * will answer says so, and saves a statement.
 */
export async function once<Answer>(
  tx: Tx,
  { actorId, operation, input }: Command,
  act: () => Promise<Answer>,
  expected?: Answer,
): Promise<Answer> {
  const wish = createHash("sha256").update(JSON.stringify(input)).digest("base64url");
  const id = { actorId, operation, key: input.key };
  const fresh = await tx
    .insertInto("commandKeys")
    .values({ ...id, wish, answer: expected === undefined ? null : jsonb(expected) })
    .onConflict((c) => c.columns(["actorId", "operation", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!fresh) return repeat<Answer>(tx, id, wish);
  const answer = await act();
  if (expected !== undefined) return answer;
  await tx
    .updateTable("commandKeys")
    .set({ answer: jsonb(answer) })
    .where(thisOne(id))
    .execute();
  return answer;
}

async function repeat<Answer>(tx: Tx, id: CommandId, wish: string): Promise<Answer> {
  const before = await tx.selectFrom("commandKeys").select(["wish", "answer"]).where(thisOne(id)).executeTakeFirstOrThrow();
  if (before.wish !== wish) throw new ORPCError("KEY_REUSED");
  return before.answer as Answer;
}
