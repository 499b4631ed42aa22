import { type Access, can } from "@blenda/domain/access/can";
import { DASHBOARD } from "@blenda/domain/dashboard/constants";
import { FOUND_KINDS, readTyped } from "@blenda/domain/dashboard/finding";
import type { SearchHit } from "@blenda/domain/dashboard/model";
import { dashboard } from "./procedures.ts";

const place = ({ kind, isExact }: SearchHit): number => (isExact ? -FOUND_KINDS.length : 0) + FOUND_KINDS.indexOf(kind);

/** Every domain is asked for what it has, at once; what was meant exactly stands first, then kind by kind. */
export const find = dashboard.find.handler(async ({ input: { text }, context: { db, user, overview } }) => {
  const typed = readTyped(text);
  if (!typed) return { text, found: [] };
  const may = (access: Access) => can(user, access);
  const asked = overview.findable.filter(({ access }) => may(access));
  const answers = await Promise.all(
    asked.map(async ({ kind, find: look }) =>
      (await look(db, typed, { limit: DASHBOARD.FOUND_OF_KIND, may })).map((one) => ({ ...one, kind })),
    ),
  );
  const found = answers.flat().sort((one, other) => place(one) - place(other));
  return { text, found: found.slice(0, DASHBOARD.FOUND_MOST) };
});
