import type { LineAffiliate } from "@blenda/domain/affiliates/model";
import type { RequestFacts, Services } from "../platform/requests/procedure.ts";
import { creditLines, type Wish } from "./clicks/credit.ts";

/** Who brought the buyer of each of these lines; `null`: nobody who gets a share. */
export const creditFor = (services: Services & { asking: RequestFacts }, wish: Wish): Promise<(LineAffiliate | null)[]> =>
  creditLines(services, wish);
