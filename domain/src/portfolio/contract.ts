import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { PORTFOLIO } from "./constants.ts";
import { portfolioFailures } from "./failures.ts";
import { PortfolioHeader, PortfolioPage, Work, WorkDraft } from "./model.ts";
import { portfolioTexts } from "./texts.ts";

const open = { access: "public", failed: portfolioTexts.loadFailed } as const;
const own = { access: "signed-in", failed: portfolioTexts.saveFailed, limits: [{ per: "account", max: 300, minutes: 60 }] } as const;
const UserId = z.string().min(1).max(100);
const WorkId = z.string().min(1).max(64);

/**
 * Media are uploads, not calls: POST the file itself (image/png, image/jpeg, image/webp up to 10 MB; model/gltf-binary up
 * to 50 MB, inspected) to `/api/portfolio/media?name=…`. It answers with a Medium, or `{ code, message }` like every call.
 */
export const portfolioContract = {
  portfolio: read(open)
    .errors(pick(portfolioFailures, "PORTFOLIO_NOT_FOUND"))
    .input(z.strictObject({ userId: UserId }))
    .output(PortfolioPage),

  /** One work of this portfolio. Counts a view, except the owner's. Unlisted works open here. */
  work: read(open)
    .errors(pick(portfolioFailures, "PORTFOLIO_WORK_GONE"))
    .input(z.strictObject({ userId: UserId, id: WorkId }))
    .output(Work),

  updateHeader: command(own).input(PortfolioHeader).output(PortfolioPage),

  addWork: command(own)
    .errors(pick(portfolioFailures, "PORTFOLIO_FULL", "PORTFOLIO_MEDIA_UNKNOWN"))
    .input(WorkDraft)
    .output(PortfolioPage),

  updateWork: command(own)
    .errors(pick(portfolioFailures, "PORTFOLIO_WORK_GONE", "PORTFOLIO_MEDIA_UNKNOWN"))
    .input(WorkDraft.extend({ id: WorkId }))
    .output(PortfolioPage),

  removeWork: command(own)
    .errors(pick(portfolioFailures, "PORTFOLIO_WORK_GONE"))
    .input(z.strictObject({ id: WorkId }))
    .output(PortfolioPage),

  /** Ids in their new order; ones left out keep theirs behind them. */
  orderWorks: command(own)
    .input(z.strictObject({ ids: z.array(WorkId).max(PORTFOLIO.MOST_WORKS) }))
    .output(PortfolioPage),
};
