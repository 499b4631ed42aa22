import { withProvider } from "./provider.ts";
import { secretHash } from "./secret.ts";

/** Asks the card provider; where nobody knows what came of it, the caller says so in its own words. */
export const askProvider = withProvider;

/** What an order keeps of the word that opens it. */
export const orderSecret = secretHash;
