import { confirm } from "./confirm.ts";
import { quote } from "./quote.ts";
import { downloads, payment } from "./reads.ts";
import { start } from "./start.ts";
import { upgrade, upgrades } from "./upgrade.ts";

export const checkoutRouter = { confirm, downloads, payment, quote, start, upgrade, upgrades };
