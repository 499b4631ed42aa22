import { addWork } from "./add-work.ts";
import { orderWorks } from "./order-works.ts";
import { portfolio, work } from "./reads.ts";
import { removeWork } from "./remove-work.ts";
import { updateHeader } from "./update-header.ts";
import { updateWork } from "./update-work.ts";

export const portfolioRouter = { addWork, orderWorks, portfolio, removeWork, updateHeader, updateWork, work };
