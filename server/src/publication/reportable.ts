import type { PublicationStatus, PublishedType, SuspensionCode } from "@blenda/domain/publication/constants";
import type { ReportedState, ReportReason } from "@blenda/domain/reports/constants";
import type { AuthorFact } from "@blenda/domain/reports/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";
import type { Reportable, ReportedThing, StateChange } from "../platform/reporting.ts";
import { lockItem, TABLES, transitionItem } from "./items.ts";

/** What a report needs of an item, whatever its kind. */
interface ReportedRow {
  id: string;
  creatorId: string;
  title: string;
  description: string;
  status: PublicationStatus;
  suspensionCode: SuspensionCode | null;
  stageHue: number | null;
  publishedAt: Instant | null;
  pictureFileId: string | null;
  modelFileId: string | null;
}

interface Declaration {
  type: PublishedType;
  /** "Products", for what staff read of a creator. */
  label: string;
  pathOf(id: string): string;
  find(db: Db, ids: readonly string[]): Promise<ReportedRow[]>;
  /** Whether a visitor can open it. */
  isOpen(db: Db, id: string): Promise<boolean>;
  tellChanged(tx: Tx, id: string, creatorId: string): Promise<void>;
}

/** While its creator is asked, buyers keep what they have; a removal says why, and may take it from them too (decision B1). */
const WHILE_ASKED: SuspensionCode = "other";
const REMOVED_FOR: Record<ReportReason, SuspensionCode> = {
  copyright: "copyright",
  stolen_asset: "copyright",
  malware: "malware",
  misleading: "misleading",
  ai_undisclosed: "misleading",
  price_abuse: "misleading",
  spam: "not_allowed",
  harassment: "not_allowed",
  nsfw: "not_allowed",
  illegal: "not_allowed",
  other: "not_allowed",
};

const stateOf = (status: PublicationStatus, code: SuspensionCode | null): ReportedState => {
  if (status === "published" || status === "unlisted") return "visible";
  if (status !== "suspended") return "gone";
  return code === WHILE_ASKED ? "hidden" : "removed";
};

/** Products and courses are reported alike: out of sight means suspended, with the steps of decision B1. */
export function reportableItem({ type, label, pathOf, find, isOpen, tellChanged }: Declaration): Reportable {
  const thingOf = (row: ReportedRow): ReportedThing => ({
    id: row.id,
    title: row.title,
    place: "",
    path: pathOf(row.id),
    ownerId: row.creatorId,
    text: row.description,
    pictureUrl: fileUrl(row.pictureFileId),
    stageHue: row.stageHue,
    modelUrl: fileUrl(row.modelFileId),
    createdAt: row.publishedAt,
    state: stateOf(row.status, row.suspensionCode),
  });

  /** From hidden to removed it passes what it was before: every step is one of the table. */
  const setState = async (tx: Tx, { id, to, actorId, reason, text, at }: StateChange): Promise<boolean> => {
    const item = await lockItem(tx, type, id);
    const [now] = await find(tx, [id]);
    if (!item || !now) return false;
    if (stateOf(now.status, now.suspensionCode) === to) return true;
    let from = item;
    if (from.status === "suspended") {
      const before = await transitionItem(tx, type, from, { event: "reinstate", actorId, reason: text }, at);
      if (!before) return false;
      from = { ...from, status: before, statusBefore: null };
    }
    const code = to === "hidden" ? WHILE_ASKED : REMOVED_FOR[reason];
    if (to !== "visible" && !(await transitionItem(tx, type, from, { event: "suspend", actorId, reason: text, code }, at))) return false;
    await tellChanged(tx, id, item.creatorId);
    return true;
  };

  return {
    type,
    moves: ["hidden", "removed"],
    describe: async (db, ids) => (await find(db, ids)).map(thingOf),
    canSee: (db, _actor, id) => isOpen(db, id),
    setState,
    factsOf: async (db, ownerId) => factsOf(db, type, label, ownerId),
  };
}

async function factsOf(db: Db, type: PublishedType, label: string, creatorId: string): Promise<AuthorFact[]> {
  const rows = await db
    .selectFrom(TABLES[type])
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .where("creatorId", "=", creatorId)
    .where("status", "in", ["published", "unlisted", "suspended"])
    .groupBy("status")
    .execute();
  const of = (...statuses: string[]) => rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
  const [all, suspended] = [of("published", "unlisted", "suspended"), of("suspended")];
  if (all === 0) return [];
  return [{ label, value: `${all}, ${suspended === 0 ? "none" : suspended} suspended`, isNotable: suspended > 0 }];
}
