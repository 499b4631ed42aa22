import { cardFormOf } from "./card-form.ts";
import { withProvider } from "./provider.ts";

/** Asks the card provider; where nobody knows what came of it, the caller says so in its own words. */
export const askProvider = withProvider;

export const cardForm = cardFormOf;
