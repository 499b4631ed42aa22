import { randomBytes, randomInt } from "node:crypto";

/** Randomness that cannot be guessed. It comes with the services, so that a test can play it. */
export interface Random {
  /** A whole number from 0, below the bound. */
  below(bound: number): number;
  /** 256 bits, as letters that fit into a cookie or a link. */
  token(): string;
}

export const secureRandom: Random = {
  below: (bound) => randomInt(bound),
  token: () => randomBytes(32).toString("base64url"),
};
