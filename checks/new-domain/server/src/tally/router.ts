import { add } from "./add.ts";
import { total } from "./reads.ts";

export const tallyRouter = { add, total };
