import { randomBytes } from "node:crypto";
import { makeVault } from "../../platform/secrets/vault.ts";

/** What is sealed today need not open tomorrow. */
export const passingVault = () => makeVault(new Map([["1", randomBytes(32)]]));
