import { hash } from "node:crypto";
import { ORPCError } from "@orpc/server";
import type { ExpressionBuilder } from "kysely";
import type { Database, Db, Tx } from "./db.ts";
import { jsonb } from "./outbox.ts";

export interface Command {
  /** The signed-in user's id; for visitors, whatever sets them apart from each other. */
  actorId: string;
  operation: string;
  input: { key: string };
}

const wishOf = ({ input }: Command): string => hash("sha256", JSON.stringify(input), "base64url");

/**
 * Does a command once per key. A second call with the key waits for the first, then repeats its answer; if the first
 * was rolled back the second does the work. The same key with another wish is refused.
 */
export async function once<Answer>(tx: Tx, command: Command, act: () => Promise<Answer>): Promise<Answer> {
  const fresh = await tx
    .insertInto("commandKeys")
    .values({ ...keyRow(command, null), answer: null })
    .onConflict((c) => c.columns(["actorId", "operation", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!fresh) return (await answerBefore<Answer>(tx, command)) as Answer;
  const answer = await act();
  await tx
    .updateTable("commandKeys")
    .set({ answer: jsonb(answer) })
    .where(isThis(command))
    .execute();
  return answer;
}

/** For who knows the answer beforehand and writes the key in the statement that does the work. */
export const keyRow = <Answer>(command: Command, answer: Answer) => ({
  actorId: command.actorId,
  operation: command.operation,
  key: command.input.key,
  wish: wishOf(command),
  answer,
});

/** A name that is always the same for the same wish: for what is asked of others before the key can be written. */
export function idOf({ actorId, operation, input }: Command): string {
  const digest = hash("sha256", JSON.stringify([actorId, operation, input]), "hex");
  return [digest.slice(0, 8), digest.slice(8, 12), digest.slice(12, 16), digest.slice(16, 20), digest.slice(20, 32)].join("-");
}

/** What the command was answered when it was done; `null` where it was not done yet. */
export async function answerBefore<Answer>(db: Db, command: Command): Promise<Answer | null> {
  const before = await db.selectFrom("commandKeys").select(["wish", "answer"]).where(isThis(command)).executeTakeFirst();
  if (before && before.wish !== wishOf(command)) throw new ORPCError("KEY_REUSED");
  return (before?.answer ?? null) as Answer | null;
}

const isThis =
  ({ actorId, operation, input: { key } }: Command) =>
  (is: ExpressionBuilder<Database, "commandKeys">) =>
    is.and({ actorId, operation, key });
