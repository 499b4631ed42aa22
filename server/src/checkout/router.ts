import { confirm } from "./confirm.ts";
import { quote } from "./quote.ts";
import { downloads, payment } from "./reads.ts";
import { start } from "./start.ts";

export const checkoutRouter = { confirm, downloads, payment, quote, start };
