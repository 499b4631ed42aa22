import { hash } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Database, Tx } from "../database/db.ts";
import { jsonb } from "../events/outbox.ts";
import { refusal } from "./refusal.ts";

export interface Command {
  /** The signed-in user's id; for visitors, whatever sets them apart from each other. */
  actorId: string;
  operation: string;
  input: { key: string };
}

const fingerprintOf = ({ input }: Command): string => hash("sha256", JSON.stringify(input), "base64url");

/**
 * An idempotency key: a command is done once per key. A second call with the key waits for the first, then repeats its
 * answer; if the first was rolled back the second does the work. The same key with another input is refused.
 */
export async function idempotent<Answer>(tx: Tx, command: Command, act: () => Promise<Answer>): Promise<Answer> {
  const { actorId, operation, input } = command;
  const fresh = await tx
    .insertInto("commandKeys")
    .values({ actorId, operation, key: input.key, wish: fingerprintOf(command), answer: null })
    .onConflict((c) => c.columns(["actorId", "operation", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!fresh) return answerBefore<Answer>(tx, command);
  const answer = await act();
  await tx
    .updateTable("commandKeys")
    .set({ answer: jsonb(answer) })
    .where(isThis(command))
    .execute();
  return answer;
}

/** A name that is always the same for the same key: for what is asked of others before the key can be written. */
export function idempotentId({ actorId, operation, input }: Command): string {
  const digest = hash("sha256", JSON.stringify([actorId, operation, input]), "hex");
  return [digest.slice(0, 8), digest.slice(8, 12), digest.slice(12, 16), digest.slice(16, 20), digest.slice(20, 32)].join("-");
}

async function answerBefore<Answer>(tx: Tx, command: Command): Promise<Answer> {
  const before = await tx.selectFrom("commandKeys").select(["wish", "answer"]).where(isThis(command)).executeTakeFirstOrThrow();
  if (before.wish !== fingerprintOf(command)) throw refusal("KEY_REUSED");
  return before.answer as Answer;
}

const isThis =
  ({ actorId, operation, input: { key } }: Command) =>
  (is: ExpressionBuilder<Database, "commandKeys">) =>
    is.and({ actorId, operation, key });
