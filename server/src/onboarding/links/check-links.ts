import { applicationChanged, applicationMoved } from "@blenda/domain/onboarding/events";
import { isWebLink } from "@blenda/domain/onboarding/rules";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { opensOnTheWeb } from "../../platform/outside/guarded-fetch.ts";
import type { Services } from "../../platform/requests/procedure.ts";

export const LINK_JOB = "onboarding.checkLink";

export interface LinkToCheck {
  userId: string;
  url: string;
}

/** Remembers links that are new, and asks for a look at each. No answer waits for it. */
export async function checkNewLinks(tx: Tx, { jobs }: Services, userId: string, links: readonly string[]): Promise<void> {
  const wanted = links.filter(isWebLink);
  await tx
    .deleteFrom("creatorApplicationLinks")
    .where("userId", "=", userId)
    .$if(wanted.length > 0, (query) => query.where("url", "not in", wanted))
    .execute();
  for (const url of wanted) {
    const added = await tx
      .insertInto("creatorApplicationLinks")
      .values({ userId, url, state: "waiting" })
      .onConflict((c) => c.doNothing())
      .returning("url")
      .executeTakeFirst();
    if (added) await jobs.enqueue(tx, LINK_JOB, { userId, url } satisfies LinkToCheck);
  }
}

/**
 * Looks whether a link opens, and tells the staff member who has the application open. One that was changed meanwhile is no
 * applicant's any more.
 */
export const checkLink =
  (opens: (url: string) => Promise<boolean> = opensOnTheWeb) =>
  async (services: Services, { userId, url }: LinkToCheck): Promise<void> => {
    const state = (await opens(url)) ? "opens" : "silent";
    await services.transaction(async (tx) => {
      const row = await tx
        .updateTable("creatorApplicationLinks")
        .set({ state, checkedAt: services.now() })
        .where("userId", "=", userId)
        .where("url", "=", url)
        .returning("url")
        .executeTakeFirst();
      if (!row) return;
      await emit(tx, applicationChanged({ userId }));
      await emit(tx, applicationMoved({ userId }));
    });
  };
