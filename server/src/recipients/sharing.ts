import { RECIPIENT_FIELDS } from "@blenda/domain/recipients/constants";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { Vault } from "../platform/secrets/vault.ts";
import { openFields, type RecipientRow, type SealedFields } from "./repository.ts";

/** What of the sealed fields says which account it is; where its holder lives does not. */
const NAMING = RECIPIENT_FIELDS.filter((field) => !["accountType", "addressLine", "city", "postCode"].includes(field));

const accountIn = (fields: SealedFields): string =>
  NAMING.map((field) => (fields[field] ?? "").replaceAll(/[\s-]/g, "").toUpperCase()).join("/");

/** Enough for a page of a list, whatever a person did to have many accounts end alike. */
const LOOKED_AT_MOST = 2_000;

interface Pair extends Pick<RecipientRow, "userId"> {
  recipientId: string;
  sealed: string;
  otherSealed: string;
}

/**
 * Who else is paid to the very account each of these stands for, by the ids of people. Accounts that end alike in one currency
 * are opened and compared here; nothing of them leaves.
 */
export async function sharersOf(db: Db, vault: Vault, recipientIds: readonly string[]): Promise<Map<string, string[]>> {
  if (recipientIds.length === 0) return new Map();
  const { rows } = await sql<Pair>`
    select r.id as recipient_id, o.user_id, r.fields_sealed as sealed, o.fields_sealed as other_sealed
    from payout_recipients r join payout_recipients o on o.last4 = r.last4 and o.currency = r.currency and o.user_id <> r.user_id
      and o.removed_at is null and o.status <> 'disabled'
    where r.id = any(${recipientIds}::text[]) and r.removed_at is null
    order by o.created_at limit ${LOOKED_AT_MOST}`.execute(db);
  const same = rows.filter(({ sealed, otherSealed }) => accountIn(openFields(vault, sealed)) === accountIn(openFields(vault, otherSealed)));
  return new Map([...Map.groupBy(same, ({ recipientId }) => recipientId)].map(([id, pairs]) => [id, pairs.map(({ userId }) => userId)]));
}
