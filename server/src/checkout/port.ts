import * as charges from "./charges.ts";
import { withProvider } from "./provider.ts";
import { secretHash } from "./secret.ts";

/** The order knows by which payment it is charged. */
export const linkCharge = charges.linkCharge;

/** Asks the card provider; where nobody knows what came of it, the caller says so in its own words. */
export const askProvider = withProvider;

/** What an order keeps of the word that opens it. */
export const orderSecret = secretHash;
