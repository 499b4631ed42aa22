import type { PayoutCase, PayoutDetail } from "@blenda/domain/payouts/model";
import type { Db } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { settingsOf } from "../settings/settings-repository.ts";
import { canStep } from "../step.ts";
import { stepsAndNews } from "./history.ts";
import { firstLines, sumOf } from "./line-repository.ts";
import { selectPayouts, type ViewRow, viewOf } from "./payout-view.ts";
import { queuedOf, selectQueue } from "./queue-rows.ts";

const LINES_SHOWN = 200;

async function partsOf(db: Db, id: string) {
  const [{ steps, news }, { lineCount, ...sum }, lines] = await Promise.all([
    stepsAndNews(db, id),
    sumOf(db, [id]),
    firstLines(db, id, LINES_SHOWN),
  ]);
  return { steps: steps.map(({ actorId: _, ...step }) => step), news, sum, lines, lineCount };
}

/** One's own payout: what our team wrote for itself is not in it. */
export async function detailOf(db: Db, userId: string, id: string): Promise<PayoutDetail | null> {
  const row: ViewRow | undefined = await selectPayouts(db).where("p.id", "=", id).where("p.userId", "=", userId).executeTakeFirst();
  if (!row) return null;
  const { news: _, steps, ...parts } = await partsOf(db, id);
  return { ...viewOf(row), ...parts, steps: steps.map((step) => ({ ...step, note: "" })) };
}

const DECISIONS = ["approve", "hold", "resume", "cancel"] as const;
const GIVEN_BACK: readonly string[] = ["failed", "returned", "cancelled"];

/** Everything our team sees of one payout. */
export async function caseOf(
  { db, vault, user }: Pick<Services, "db" | "vault"> & { user: { id: string } },
  id: string,
): Promise<PayoutCase> {
  const row = await selectQueue(db).where("p.id", "=", id).executeTakeFirst();
  if (!row) throw refusal("PAYOUTS_NOT_FOUND");
  const [queued] = await queuedOf({ db, vault }, [row], user.id);
  if (!queued) throw refusal("PAYOUTS_NOT_FOUND");
  const isOwn = row.userId === user.id;
  const possible = DECISIONS.filter((event) => (event === "approve" ? queued.canApprove : canStep(row, event, "staff")));
  const allowed = isOwn ? [] : [...possible, ...(GIVEN_BACK.includes(row.status) && row.againId === null ? (["retry"] as const) : [])];
  const { staffPause } = await settingsOf(db, row.userId);
  const parts = await partsOf(db, id);
  return { ...queued, ...parts, externalId: row.externalId, feeCents: row.feeCents, attempts: row.sendAttempts, allowed, staffPause };
}
