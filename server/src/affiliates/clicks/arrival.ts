import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import { REFERRAL } from "@blenda/domain/affiliates/referral";
import { extractReference } from "@blenda/domain/affiliates/rules";
import type { Arrival } from "../../platform/http/page.ts";
import { findReferrer } from "./click-repository.ts";
import { clickCookie, readMarks, writeMarks } from "./mark.ts";

const LIMIT = { per: "address", max: AFFILIATES.CLICKS_PER_ADDRESS, minutes: 24 * 60 } as const;

/** Somebody came by an affiliate's link. Nothing is written but the mark their browser gets: whoever opens a page writes no rows. */
export const affiliateArrival: Arrival = {
  parameter: REFERRAL.PARAMETER,
  async arrive(services, { url, cookies, address }) {
    const { ref } = extractReference(url.search);
    if (!ref || (await services.limits.consume(`affiliates.arrive ${address}`, LIMIT)) !== null) return null;
    if (!(await findReferrer(services.db, ref))) return null;
    const before = readMarks(services, cookies);
    const mark = { id: services.id(), ref, at: services.now(), isFirst: before.every((each) => each.ref !== ref) };
    const headers = new Headers();
    const marks = [mark, ...before].slice(0, AFFILIATES.CLICKS_CARRIED);
    clickCookie.write(headers, services.site, writeMarks(services, marks), REFERRAL.DAYS * 24 * 60 * 60);
    return headers;
  },
};
