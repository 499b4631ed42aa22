import type { RecipientType } from "@blenda/domain/recipients/constants";
import { fieldFaults, isKnownHolder, last4Of, normalFields, type RecipientFields } from "@blenda/domain/recipients/rules";
import { keysOf } from "@blenda/domain/shared/keys";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import type { Vault } from "../../platform/secrets/vault.ts";
import { isClosedByStaff, knownNames } from "../known-names.ts";
import { type RecipientRow, sealFields } from "../repository.ts";

/** Refuses what no bank would take, before anything is written. */
export function refuseFaults(type: RecipientType, country: string, typed: RecipientFields): void {
  const faults = fieldFaults(type, country, typed);
  const wrong = keysOf(faults).flatMap((field) => (faults[field] ? [{ field, says: faults[field] }] : []));
  if (wrong.length > 0) throw refusal("RECIPIENTS_FIELDS", { faults: wrong });
}

/** What is kept of it: sealed, and its end. */
export function sealTyped(vault: Vault, type: RecipientType, typed: RecipientFields): Pick<RecipientRow, "fieldsSealed" | "last4"> {
  const fields = normalFields(type, typed);
  return { fieldsSealed: sealFields(vault, fields), last4: last4Of(type, fields) };
}

/** Paid to straight away where its holder is a person we know, else once our team has looked. */
export async function initialStatus(
  tx: Tx,
  owner: { userId: string; holderName: string },
  all: readonly RecipientRow[],
  now: Instant,
): Promise<Pick<RecipientRow, "status" | "verifiedAt">> {
  const isKnown = !all.some(isClosedByStaff) && isKnownHolder(owner.holderName, await knownNames(tx, owner.userId, all));
  return isKnown ? { status: "active", verifiedAt: now } : { status: "pending_verification", verifiedAt: null };
}
