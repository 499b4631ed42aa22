import type { RecipientField } from "@blenda/domain/recipients/constants";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import type { Vault } from "../platform/secrets/vault.ts";

export type RecipientRow = Selectable<Database["payoutRecipients"]>;

/** What of an account is secret, as it is sealed: one text, opened whole. */
export type SealedFields = Partial<Record<RecipientField, string>>;
export const sealFields = (vault: Vault, fields: SealedFields): string => vault.seal(JSON.stringify(fields));
export const openFields = (vault: Vault, sealed: string): SealedFields => JSON.parse(vault.open(sealed)) as SealedFields;

export function findRecipient(db: Db, id: string): Promise<RecipientRow | undefined> {
  return db.selectFrom("payoutRecipients").selectAll().where("id", "=", id).where("removedAt", "is", null).executeTakeFirst();
}

/** Held until the transaction ends. */
export function lockRecipient(tx: Tx, id: string): Promise<RecipientRow | undefined> {
  return tx.selectFrom("payoutRecipients").selectAll().where("id", "=", id).where("removedAt", "is", null).forUpdate().executeTakeFirst();
}

/** All a person ever had, the latest last; those they took away are among them. */
export function allOf(db: Db, userId: string): Promise<RecipientRow[]> {
  return db.selectFrom("payoutRecipients").selectAll().where("userId", "=", userId).orderBy("createdAt").orderBy("id").execute();
}

export async function addRow(tx: Tx, row: Insertable<Database["payoutRecipients"]>): Promise<void> {
  await tx.insertInto("payoutRecipients").values(row).execute();
}

export async function changeRow(tx: Tx, id: string, fields: Updateable<Database["payoutRecipients"]>): Promise<void> {
  await tx.updateTable("payoutRecipients").set(fields).where("id", "=", id).execute();
}
