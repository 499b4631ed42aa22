import { randomBytes } from "node:crypto";
import { makeVault } from "../../platform/secrets/vault.ts";

/** Nobody opens tomorrow what is sealed today. */
export const passingVault = () => makeVault(new Map([["1", randomBytes(32)]]));
