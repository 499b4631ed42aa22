import { publicPerson } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { makeBoundedQueue } from "../platform/files/bounded-queue.ts";
import type { Download, DownloadRefusal, Handout } from "../platform/http/download.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { shopRow } from "../shops/sql.ts";
import { paidInYear } from "./reading/files.ts";
import { statementPdf } from "./reading/statement.ts";
import { findPayout, type PayoutRow } from "./repository.ts";

const YEAR = /^(20\d{2}|21\d{2})\.pdf$/;
const ONE = /^([\w-]{1,64})\.pdf$/;
const LIMIT = { per: "account", max: 60, minutes: 60 } as const;

/** Drawing one takes the whole process for some milliseconds: between two of them everybody else has a turn. */
const inTurn = makeBoundedQueue({ atOnce: 1, waiting: 16 });

interface StatementRequest {
  title: string;
  name: string;
  userId: string;
  payouts: PayoutRow[];
}

/** The statement of a payout or of a year, to whom it was paid; of one payout to an admin too. To everybody else it does not exist. */
export const statementDownload: Download = {
  path: "/api/payouts/statement/:file",
  weight: "heavy",
  find: async (services, { actor, params: { file = "" } }) => {
    const wanted = actor && (await ownOf(services.db, actor.id, file));
    return wanted ? drawn(services, actor.id, wanted) : null;
  },
  staff: {
    access: "admin",
    action: "payouts.statement",
    targetKind: "payout",
    find: async (services, { actor, params: { file = "" } }) => {
      const payout = await payoutOf(services.db, file);
      if (!payout || !actor) return null;
      const handout = await drawn(services, actor.id, statementOf(payout));
      return "code" in handout ? handout : { handout, targetId: payout.id };
    },
  },
};

async function ownOf(db: Db, userId: string, file: string): Promise<StatementRequest | null> {
  const [, year] = YEAR.exec(file) ?? [];
  if (year !== undefined) {
    const payouts = await paidInYear(db, userId, Number(year));
    return { title: `Payouts of ${year}`, name: `payouts-${year}`, userId, payouts };
  }
  const payout = await payoutOf(db, file);
  return payout?.userId === userId ? statementOf(payout) : null;
}

async function payoutOf(db: Db, file: string): Promise<PayoutRow | undefined> {
  const [, id] = ONE.exec(file) ?? [];
  return id === undefined ? undefined : findPayout(db, id);
}

const statementOf = (payout: PayoutRow): StatementRequest => ({
  title: `Payout of ${payout.day}`,
  name: `payout-${payout.day}`,
  userId: payout.userId,
  payouts: [payout],
});

/** On paper, as often as its reader may ask for it. */
async function drawn(
  { db, limits }: Services,
  askerId: string,
  { title, name, userId, payouts }: StatementRequest,
): Promise<Handout | DownloadRefusal> {
  const retryAfterSeconds = await limits.consume(`statements user ${askerId}`, LIMIT);
  if (retryAfterSeconds !== null) return { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds } };
  const owner = await db
    .selectFrom(publicPerson("u"))
    .leftJoin(shopRow("s"), "s.creatorId", "u.id")
    .select(["u.displayName as name", "s.name as shopName"])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  const body = await inTurn(() => statementPdf(db, title, owner, payouts));
  return { body, type: "application/pdf", name: `${name}.pdf` };
}
