import { CASES } from "@blenda/domain/refunds/cases/constants";
import type { Evidence } from "@blenda/domain/refunds/cases/model";
import { specDifferences } from "@blenda/domain/refunds/cases/rules";
import { POLICY } from "@blenda/domain/refunds/cases/texts";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { productRow, productVersionRow } from "../../catalogue/sql.ts";
import { sessionRow } from "../../identity/sql.ts";
import { countTalk } from "../../inbox/port.ts";
import { openedLessonRow, resourceDownloadRow } from "../../learning/sql.ts";
import { lineDownloadRow, orderLineRow, orderRow } from "../../orders/sql.ts";
import { chargeRow } from "../../payments/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { fileRow } from "../../platform/sql.ts";
import { trainingLessonRow } from "../../trainings/sql.ts";
import type { RefundRow } from "../repository.ts";
import type { CaseRow } from "./case-repository.ts";

/** What was sold by the line a case is about. */
export const findSoldLine = (db: Db, { lineId }: Pick<RefundRow, "lineId">) =>
  db
    .selectFrom(orderLineRow("orderLines"))
    .select(["id", "title", "itemType", "itemId", "versionId", "version", "specHash", "paidCents", "refundedCents"])
    .where("id", "=", lineId)
    .executeTakeFirstOrThrow();
type SoldLine = Awaited<ReturnType<typeof findSoldLine>>;

/** Gathered by itself: what was handed out, what it was and is, what was checked, how the two are connected. */
export async function evidenceOf(db: Db, refund: RefundRow, found: CaseRow, line: SoldLine): Promise<Evidence> {
  const { buyerId, creatorId } = refund;
  const versions = line.itemType === "product" ? await versionsOf(db, line) : { bought: null, today: null };
  const talk = creatorId && line.itemType === "product" ? { buyerId, creatorId, productId: line.itemId } : null;
  return {
    downloads: await handedOut(db, line.id),
    spec: specOf(line, versions),
    checks: {
      score: versions.bought?.score ?? null,
      findings: (versions.bought?.findings ?? []).map(({ level, message }) => ({ level, message })),
    },
    messages: {
      ...(talk ? await countTalk(db, talk) : { count: 0, lastAt: null }),
      wereRead: found.messagesReadAt !== null,
    },
    policy: [...POLICY],
    overlap: creatorId ? await overlapOf(db, buyerId, creatorId) : { network: null, device: null, card: false },
  };
}

/** Every file that left and every lesson that was opened, the first before the others. Our own record. */
async function handedOut(db: Db, lineId: string): Promise<Evidence["downloads"]> {
  const { rows } = await sql<Evidence["downloads"][number]>`
    select coalesce(f.name, 'A file that is gone') as what, 'file' as kind, d.version, d.count, d.first_at, d.last_at
      from ${lineDownloadRow("d")} left join ${fileRow("f")} on f.id = d.file_id where d.line_id = ${lineId}
    union all select coalesce(f.name, 'A file that is gone'), 'resource', null, 1, d.first_at, d.first_at
      from ${resourceDownloadRow("d")} left join ${fileRow("f")} on f.id = d.file_id where d.line_id = ${lineId}
    union all select coalesce(t.title, 'A lesson that is gone'), 'lesson', null, 1, p.first_at, p.first_at
      from ${openedLessonRow("p")} left join ${trainingLessonRow("t")} on t.id = p.lesson_id where p.line_id = ${lineId}
    order by first_at, what limit ${CASES.SHOWN_MOST}`.execute(db);
  return rows;
}

async function versionsOf(db: Db, { versionId, itemId }: SoldLine) {
  const select = db.selectFrom(productVersionRow("v")).select(["v.number", "v.facts", "v.findings", "v.score", "v.specHash"]);
  const bought = await select.where("v.id", "=", versionId).executeTakeFirst();
  const today = await select.innerJoin(productRow("p"), "p.currentVersionId", "v.id").where("p.id", "=", itemId).executeTakeFirst();
  return { bought: bought ?? null, today: today ?? null };
}

function specOf(
  line: SoldLine,
  { bought, today }: Awaited<ReturnType<typeof versionsOf>> | { bought: null; today: null },
): Evidence["spec"] {
  if (line.itemType !== "product") return null;
  return {
    boughtVersion: line.version ?? bought?.number ?? "",
    todayVersion: today?.number ?? null,
    isRewritten: line.specHash !== null && bought !== null && bought.specHash !== null && bought.specHash !== line.specHash,
    differences: specDifferences(bought?.facts ?? null, today?.facts ?? null),
  };
}

/** Seen in one network, on one device there, or paying with one card. When, but never where. */
async function overlapOf(db: Db, buyerId: string, creatorId: string): Promise<Evidence["overlap"]> {
  const { rows } = await sql<{ network: Instant | null; device: Instant | null; card: boolean }>`
    select max(least(b.last_seen_at, k.last_seen_at)) as network,
      max(least(b.last_seen_at, k.last_seen_at)) filter (where b.device = k.device and b.browser = k.browser) as device,
      exists (select from ${orderRow("o")} join ${chargeRow("c")} on c.order_id = o.id and c.fingerprint <> '' join ${chargeRow("d")} on d.fingerprint = c.fingerprint
        join ${orderRow("p")} on p.id = d.order_id where o.buyer_id = ${buyerId} and p.buyer_id = ${creatorId}) as card
    from ${sessionRow("b")} join ${sessionRow("k")} on k.address = b.address and k.user_id = ${creatorId}
    where b.user_id = ${buyerId} and b.address <> ''`.execute(db);
  return rows[0] ?? { network: null, device: null, card: false };
}
