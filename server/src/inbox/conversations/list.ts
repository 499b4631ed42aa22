import { CONVERSATION_GROUPS, type ConversationFilter, INBOX } from "@blenda/domain/inbox/constants";
import type { ConversationLine, Participant } from "@blenda/domain/inbox/model";
import { speaksAs } from "@blenda/domain/inbox/rules";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { excerpt } from "@blenda/domain/notifications/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { productRow } from "../../catalogue/sql.ts";
import { type PublicPerson, peopleById, publicPerson } from "../../identity/sql.ts";
import { isOwned, orderLineRow, orderRow } from "../../orders/sql.ts";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import type { Db } from "../../platform/database/db.ts";
import { shopRow } from "../../shops/sql.ts";

interface ConversationQuestion {
  search?: string | undefined;
  show?: ConversationFilter | undefined;
  after?: string | undefined;
}

const place = cursorCodec(Instant, CursorId);

/** Whether the buyer of a conversation (`c`) owns something of the creator's: written out, so the index of open lines is used. */
export const hasBought = sql<boolean>`exists (select 1 from ${orderLineRow("l")} join ${orderRow("o")} on o.id = l.order_id
  where l.buyer_id = c.buyer_id and l.creator_id = c.creator_id and not o.is_test
  and ${isOwned("l")})`;

/** What was taken back since is its creator's alone again; what it was called then, the subject still says. */
const isShownTo = (userId: string) => sql<boolean>`(pr.status in ('published', 'unlisted') or pr.creator_id = ${userId})`;

/** Every conversation this person takes part in, with its last message. No other person's can be reached from here. */
const ownLines = (db: Db, userId: string) =>
  db
    .selectFrom("conversationParticipants as p")
    .innerJoin("conversations as c", "c.id", "p.conversationId")
    .leftJoin(productRow("pr"), (join) => join.onRef("pr.id", "=", "c.productId").on(isShownTo(userId)))
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("messages")
          .select(["body", "deletedAt", "removedAt"])
          .whereRef("messages.conversationId", "=", "c.id")
          .orderBy("n", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select([
      "c.id",
      "c.kind",
      "c.subject",
      "c.status",
      "c.buyerId",
      "c.creatorId",
      "p.unread",
      "p.isMuted",
      "p.lastMessageAt",
      "pr.id as productId",
      "pr.title as productTitle",
      "pr.posterFileId",
      "pr.stageHue",
      "last.body as lastBody",
      "last.deletedAt as lastDeletedAt",
      "last.removedAt as lastRemovedAt",
    ])
    .select(hasBought.as("hasBought"))
    .where("p.userId", "=", userId);

type LineRow = Awaited<ReturnType<ReturnType<typeof ownLines>["execute"]>>[number];

export async function conversationLines(db: Db, userId: string, { search, show, after }: ConversationQuestion) {
  let lines = ownLines(db, userId);
  if (show === "unread") lines = lines.where("p.unread", ">", 0);
  else if (show) lines = lines.where("c.status", "in", CONVERSATION_GROUPS[show]);
  const [at, id] = place.read(after) ?? [];
  if (at) lines = lines.where(sql<boolean>`(p.last_message_at, p.conversation_id) < (${at}::timestamptz, ${id})`);
  if (search?.trim()) lines = lines.where(saysSomewhere(search.trim(), userId));
  const rows = await lines
    .orderBy("p.lastMessageAt", "desc")
    .orderBy("p.conversationId", "desc")
    .limit(INBOX.PAGE + 1)
    .execute();
  const page = rows.slice(0, INBOX.PAGE);
  const last = page.at(-1);
  const people = await peopleById(
    db,
    page.map((row) => otherOf(row, userId)),
  );
  return {
    lines: page.map((row) => lineOf(row, userId, people)),
    next: rows.length > page.length && last ? place.write(last.lastMessageAt, last.id) : null,
  };
}

export async function conversationLine(db: Db, userId: string, id: string): Promise<ConversationLine | null> {
  const row = await ownLines(db, userId).where("c.id", "=", id).executeTakeFirst();
  if (!row) return null;
  return lineOf(row, userId, await peopleById(db, [otherOf(row, userId)]));
}

/** In the subject, in a message, or in the other one's name. Only conversations of this person are looked into. */
function saysSomewhere(search: string, userId: string) {
  const like = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`(
    c.subject ilike ${like}
    or exists (select 1 from messages m where m.conversation_id = c.id and m.deleted_at is null and m.removed_at is null and m.body ilike ${like})
    or exists (select 1 from ${publicPerson("u")} left join ${shopRow("s")} on s.creator_id = u.id
      where u.id in (c.buyer_id, c.creator_id) and u.id <> ${userId} and (u.display_name ilike ${like} or s.name ilike ${like})))`;
}

const otherOf = ({ buyerId, creatorId }: { buyerId: string; creatorId: string }, userId: string) =>
  buyerId === userId ? creatorId : buyerId;

function lineOf(row: LineRow, userId: string, people: ReadonlyMap<string, PublicPerson>): ConversationLine {
  const otherId = otherOf(row, userId);
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    status: row.status,
    others: [participantOf(row, otherId, people.get(otherId))],
    product:
      row.productId === null
        ? null
        : {
            id: row.productId,
            title: row.productTitle ?? "",
            posterUrl: fileUrl(row.posterFileId),
            stageHue: row.stageHue,
          },
    excerpt: row.lastDeletedAt || row.lastRemovedAt ? inboxTexts.deleted : excerpt(row.lastBody || inboxTexts.onlyFiles),
    lastMessageAt: row.lastMessageAt,
    unread: row.unread,
    isMuted: row.isMuted,
  };
}

interface Sides {
  buyerId: string;
  creatorId: string;
  hasBought: boolean;
}

/** A person who left is still the one the other wrote with. */
export const participantOf = (row: Sides, userId: string, person: PublicPerson | undefined): Participant => ({
  userId,
  ...(person ? speaksAs(person, userId === row.creatorId) : { displayName: "Former member", avatarUrl: null, isShop: false }),
  shopName: person?.shopName ?? null,
  shopSlug: person?.shopSlug ?? null,
  isVerifiedShop: person?.isVerifiedShop ?? false,
  isVerifiedCustomer: row.hasBought && userId === row.buyerId,
  isStaff: person?.isAdmin ?? false,
});
