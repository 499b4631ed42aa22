import type { Actor } from "@blenda/domain/access/actor";
import { can } from "@blenda/domain/access/can";
import { DASHBOARD } from "@blenda/domain/dashboard/constants";
import type { Figure } from "@blenda/domain/dashboard/model";
import { seeSales } from "@blenda/domain/orders/access";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { statusOfParts } from "@blenda/domain/system/rules";
import { latestActivity } from "../audit/port.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { healthOf } from "../system/port.ts";
import { dashboard } from "./procedures.ts";
import { dayOf, salesOfToday } from "./sales.ts";
import { pendingFor, waitingFor } from "./waiting.ts";

export const adminOverview = dashboard.adminOverview.handler(async ({ context }) => {
  const { db, user, now } = context;
  const at = now();
  const isAdmin = can(user, "admin");
  const [{ waiting, longest }, health, sales, figures, activity] = await Promise.all([
    waitingFor(context, user),
    isAdmin ? healthOfDay(context) : null,
    can(user, seeSales) ? salesOfToday(db, at) : null,
    figuresFor(context, user),
    isAdmin ? latestActivity(db, DASHBOARD.SHOWN_ACTIVITY) : null,
  ]);
  return { at, waiting, longest, health, sales, figures, activity };
});

async function healthOfDay(services: Services) {
  const { HEALTH_MARKS: marks, HEALTH_MARK_MINUTES: minutes } = DASHBOARD;
  const parts = await healthOf(services, { from: addMinutes(services.now(), -marks * minutes), marks });
  return { status: statusOfParts(parts), parts };
}

/** Today up to now beside yesterday up to the same time. */
function figuresFor({ db, overview, now }: Services, actor: Actor): Promise<Figure[]> {
  const at = now();
  const today = dayOf(at);
  return Promise.all(
    overview.figures
      .filter(({ access }) => can(actor, access))
      .map(async ({ key, label, unit, isCost = false, count }) => {
        const [ofToday, ofYesterday] = await Promise.all([count(db, today, at), count(db, addDays(today, -1), addDays(at, -1))]);
        return { key, label, unit, isCost, today: ofToday, yesterday: ofYesterday };
      }),
  );
}

export const pendingCounts = dashboard.pendingCounts.handler(({ context }) => pendingFor(context, context.user));
