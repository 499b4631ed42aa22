import { can } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import type { Db } from "../platform/database/db.ts";
import { makeBoundedQueue } from "../platform/files/bounded-queue.ts";
import type { Download } from "../platform/http/download.ts";
import { paidInYear } from "./reading/files.ts";
import { statementPdf } from "./reading/statement.ts";
import { findPayout, type PayoutRow } from "./repository.ts";

const YEAR = /^(20\d{2}|21\d{2})\.pdf$/;
const ONE = /^([\w-]{1,64})\.pdf$/;
const LIMIT = { per: "account", max: 60, minutes: 60 } as const;

/** Drawing one takes the whole process for some milliseconds: between two of them everybody else has a turn. */
const inTurn = makeBoundedQueue({ atOnce: 1, waiting: 16 });

interface Wanted {
  title: string;
  name: string;
  userId: string;
  payouts: PayoutRow[];
}

/** The statement of a payout or of a year, to whom it was paid; of one payout to an admin too. To everybody else it does not exist. */
export const statementDownload: Download = {
  path: "/api/payouts/statement/:file",
  weight: "heavy",
  find: async ({ db, limits }, { actor, params: { file = "" } }) => {
    const wanted = actor && (await wantedOf(db, actor, file));
    if (!wanted) return null;
    const retryAfterSeconds = await limits.consume(`statements user ${actor.id}`, LIMIT);
    if (retryAfterSeconds !== null) return { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds } };
    const owner = await db
      .selectFrom("users as u")
      .leftJoin("shops as s", "s.creatorId", "u.id")
      .select(["u.displayName as name", "s.name as shopName"])
      .where("u.id", "=", wanted.userId)
      .executeTakeFirstOrThrow();
    const body = await inTurn(() => statementPdf(db, wanted.title, owner, wanted.payouts));
    return { body, type: "application/pdf", name: `${wanted.name}.pdf` };
  },
};

async function wantedOf(db: Db, actor: Me, file: string): Promise<Wanted | null> {
  const [, year] = YEAR.exec(file) ?? [];
  if (year !== undefined) {
    const payouts = await paidInYear(db, actor.id, Number(year));
    return { title: `Payouts of ${year}`, name: `payouts-${year}`, userId: actor.id, payouts };
  }
  const [, id = ""] = ONE.exec(file) ?? [];
  const payout = await findPayout(db, id);
  if (!payout || (payout.userId !== actor.id && !can(actor, "admin"))) return null;
  return { title: `Payout of ${payout.day}`, name: `payout-${payout.day}`, userId: payout.userId, payouts: [payout] };
}
