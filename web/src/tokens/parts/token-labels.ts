import { exact } from "../../lib/text/numbers.ts";

export const tokensText = (tokens: number): string => (tokens === 1 ? "1 token" : `${exact(tokens)} tokens`);

/** Wide enough for six figures, so that what stands beside the balance does not move when it arrives. */
export const BALANCE_PLACE = "shrink-0 max-xl:hidden min-w-24";
