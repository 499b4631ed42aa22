import { buyPack } from "./buy-pack.ts";
import { cancelPlan } from "./cancel-plan.ts";
import { account, usage, usageFile } from "./reads.ts";
import { resumePlan } from "./resume-plan.ts";
import { returnPack } from "./return-pack.ts";
import { subscribe } from "./subscribe.ts";

export const tokensRouter = { account, buyPack, cancelPlan, resumePlan, returnPack, subscribe, usage, usageFile };
