import type { User } from "@blenda/domain/access/actor";
import { AREAS } from "@blenda/domain/access/areas";
import { can } from "@blenda/domain/access/can";
import type { Flag } from "@blenda/domain/access/flags";
import { leadsSomewhere } from "@blenda/domain/navigation";
import type { PreviewPanel } from "@blenda/domain/permissions/model";
import { sidebarOf } from "@blenda/domain/sidebars";
import { sql } from "kysely";
import { ranked } from "../identity/port.ts";
import { IS_CREATOR, isOfStaff, matchesWords } from "../identity/sql.ts";
import { keysetList } from "../platform/database/keyset-list.ts";
import { staffLines } from "./list.ts";
import { permissions } from "./procedures.ts";

const people = keysetList({
  columns: {
    name: { by: sql`lower(left(u.display_name, 60))`, kind: "text" },
    lastSeen: { by: sql`u.last_seen_at`, kind: "instant", isNullable: true },
  },
  id: sql`u.id`,
  usual: { sort: "name", direction: "asc" },
});

export const staff = permissions.staff.handler(async ({ input: { search = "", ...asked }, context: { db, user, now } }) => {
  const all = db.selectFrom("users as u").select("u.id").where("u.deletedAt", "is", null);
  const wanted = search.trim() === "" ? all.where(isOfStaff) : all.where(matchesWords(search));
  const { rows, next, total } = await people.page(db, wanted, asked);
  const ids = rows.map(({ id }) => id);
  return { rows: await staffLines(db, ids, user.id, now()), next, total };
});

const PANELS = [
  { area: "admin", title: "Admin" },
  { area: "dashboard", title: "Creator" },
  { area: "editor", title: "Content Editor" },
] as const;

/** The same tables and the same tests as in their browser, asked for them. */
function panelsOf(person: User, flags: readonly Flag[]): PreviewPanel[] {
  return PANELS.map(({ area, title }) => {
    const canEnter = can(person, AREAS[area]);
    const sections = canEnter ? sidebarOf(area, person, flags) : [];
    return {
      area,
      title,
      canEnter,
      sections: sections.map(({ title: section, items }) => ({
        section,
        items: items.map(({ label, path }) => ({ label, path, canOpen: leadsSomewhere(path, person, flags) })),
      })),
    };
  });
}

export const preview = permissions.preview.handler(async ({ input: { userId }, context: { db, flags, now }, errors }) => {
  const person = (await ranked.find(db, [userId], now())).get(userId);
  if (!person) throw errors.PERMISSIONS_NOT_FOUND();
  const { rank, roles } = person;
  const creator = await db.selectFrom("users as u").select(IS_CREATOR.as("isCreator")).where("u.id", "=", userId).executeTakeFirst();
  const isAdmin = rank === "admin" || rank === "super";
  return panelsOf({ id: userId, isAdmin, isCreator: creator?.isCreator ?? false, roles, permissions: person.permissions }, flags);
});
