import { exact } from "../../lib/numbers.ts";

export const tokensText = (tokens: number): string => (tokens === 1 ? "1 token" : `${exact(tokens)} tokens`);
