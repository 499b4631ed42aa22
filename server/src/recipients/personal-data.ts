import type { PersonalData } from "../platform/personal-data.ts";
import { allOf } from "./repository.ts";
import { recipientOfRow } from "./view.ts";

/**
 * Where a person was paid, masked: what is sealed opens for the provider alone. Who leaves takes it along; a bare row stays for the books.
 */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({ "payout-recipients.json": (await allOf(db, id)).map(recipientOfRow) }),
  forget: async (tx, { id }, now) => {
    await tx
      .updateTable("payoutRecipients")
      .set((eb) => ({
        holderName: "",
        last4: "",
        fieldsSealed: null,
        externalId: null,
        attentionReason: null,
        isDefault: false,
        status: "disabled" as const,
        removedAt: eb.fn.coalesce("removedAt", eb.val(now)),
      }))
      .where("userId", "=", id)
      .execute();
  },
};
