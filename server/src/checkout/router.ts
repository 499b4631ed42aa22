import { confirm } from "./confirm.ts";
import { quote } from "./quote.ts";
import { payment } from "./reads.ts";
import { start } from "./start.ts";

export const checkoutRouter = { confirm, payment, quote, start };
