import { detailFor } from "./detail.ts";
import { homeFor } from "./home.ts";
import { applicationList, lineOf, selectLines } from "./list.ts";
import { onboarding } from "./procedures.ts";
import { applicationFor } from "./view.ts";

export const application = onboarding.application.handler(({ context }) => applicationFor(context, context.user.id));

/** Applications that wait are listed by how long, answered ones by when; the latest answer first. */
export const applications = onboarding.applications.handler(async ({ input, context: { db } }) => {
  const { tab, search, status, sort, direction, after, limit } = input;
  const usual = tab === "waiting" ? ({ sort: "submitted", direction: "asc" } as const) : ({ sort: "decided", direction: "desc" } as const);
  const order = sort ? { sort, direction } : usual;
  const { rows, next, total } = await applicationList.page(db, selectLines(db, { tab, search, status }), { ...order, after, limit });
  return { rows: rows.map(lineOf), next, total };
});

export const applicationOf = onboarding.applicationOf.handler(({ input: { userId }, context }) => detailFor(context, userId));

export const home = onboarding.home.handler(({ context }) => homeFor(context, context.user));
