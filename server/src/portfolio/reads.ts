import { createHash } from "node:crypto";
import { pageFor } from "./page.ts";
import { openPortfolio } from "./procedures.ts";
import { countView, findWork } from "./repository.ts";

export const portfolio = openPortfolio.portfolio.handler(({ input, context: { db, actor, now } }) =>
  pageFor(db, input.userId, actor?.id ?? null, now()),
);

export const work = openPortfolio.work.handler(async ({ input, context, errors }) => {
  const { db, actor, asking, now } = context;
  const found = await findWork(db, input.id);
  const isOwn = found?.userId === actor?.id;
  // A work opens on its own maker's page only, or another name would stand above it.
  if (!found || found.userId !== input.userId || (found.work.visibility === "private" && !isOwn)) throw errors.PORTFOLIO_WORK_GONE();
  if (!isOwn) {
    // Told apart for a day, not known: neither the account nor the address is kept.
    const day = now().slice(0, 10);
    const viewer = createHash("sha256")
      .update(`${day} ${actor?.id ?? `${asking.address} ${asking.userAgent}`}`)
      .digest("base64url");
    await context.transaction((tx) => countView(tx, input.id, viewer, day));
  }
  return found.work;
});
