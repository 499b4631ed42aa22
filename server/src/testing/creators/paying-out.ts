import type { Me } from "@blenda/domain/identity/model";
import { account, balance, book } from "../../ledger/port.ts";
import { noteCompared } from "../../payouts/port.ts";
import type { SimulatedTransfers } from "../../platform/outside/payouts/payouts-simulated.ts";
import { ROOT, type testApp } from "../app.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** A second admin: large payouts need two. */
export const RITA: Me = { ...ROOT, id: "rita", email: "rita@example.com", name: "rita", displayName: "rita", globalAffiliateId: "100RIT" };

const MINUTES_OF_DAY = 24 * 60;
const FRIDAY = 5;

/** People with a balance, accounts they are paid to, and Fridays. */
export function payingOut(app: App) {
  const provider = app.services.transfers as SimulatedTransfers;
  let booked = 0;

  /** As if sales had cleared: each an entry of its own. */
  const earn = async (userId: string, ...cents: readonly number[]) => {
    for (const amount of cents)
      await app.services.transaction((tx) =>
        book(tx, {
          ...{ kind: "mature", source: `line/earned-${booked++}`, at: app.now() },
          entries: [
            { account: account("creator_available", userId), amount },
            { account: account("creator_pending", userId), amount: -amount },
          ],
        }),
      );
  };

  const compare = () => app.services.transaction((tx) => noteCompared(tx, app.now()));

  return {
    provider,
    earn,
    /** An account that was checked long ago; its last four say how the simulated provider plays. */
    recipientOf: async (userId: string, last4 = "4471", currency = "USD") => {
      const id = `recipient-of-${userId}-${crypto.randomUUID()}`;
      await app.db
        .insertInto("payoutRecipients")
        .values({
          ...{
            id,
            userId,
            currency,
            country: "US",
            type: "aba",
            holderName: userId,
            holderType: "person",
            last4,
            status: "active",
            isDefault: true,
          },
          fieldsSealed: app.services.vault.seal(JSON.stringify({ routingNumber: "026009593", accountNumber: `00000${last4}` })),
          ...{ createdAt: app.now(), changedAt: app.now(), verifiedAt: app.now() },
        })
        .execute();
      return id;
    },
    addRita: async () => {
      const { isAdmin: _, ...me } = RITA;
      await app.db
        .insertInto("users")
        .values({ ...me, hasAdminClaim: true, createdAt: app.now() })
        .execute();
      await app.db.insertInto("admins").values({ userId: RITA.id, listedAt: app.now(), level: "admin" }).execute();
    },
    /** The next Friday, an hour after midnight. */
    toFriday: () => {
      const now = new Date(app.now());
      const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
      const days = (FRIDAY - now.getUTCDay() + 7) % 7 || 7;
      app.passMinutes(days * MINUTES_OF_DAY - minutes + 60);
    },
    passDays: (days: number) => app.passMinutes(days * MINUTES_OF_DAY),
    /** A few seconds pass, and what the provider has to say is said. */
    hear: async () => {
      app.passMinutes(1);
      await provider.deliverDue();
    },
    compare,
    /** Collected, and the books compared with the provider's since: else nothing of it could be approved. */
    run: async (who = ROOT) => {
      const outcome = await app.as(who).payouts.runPayouts({ key: crypto.randomUUID() });
      await compare();
      return outcome;
    },
    latest: (userId: string) =>
      app.db
        .selectFrom("payouts")
        .selectAll()
        .where("userId", "=", userId)
        .orderBy("createdAt", "desc")
        .orderBy("id")
        .executeTakeFirstOrThrow(),
    booksOf: async (userId: string) => ({
      available: await balance(app.db, account("creator_available", userId)),
      inPayout: await balance(app.db, account("creator_in_payout", userId)),
      provider: await balance(app.db, account("payout_provider")),
      transit: await balance(app.db, account("payout_transit")),
      fees: await balance(app.db, account("payout_fees")),
    }),
    transfers: () => app.db.selectFrom("simulatedTransfers").selectAll().orderBy("createdAt").execute(),
  };
}
