import { buyPack } from "./packs/buy-pack.ts";
import { returnPack } from "./packs/return-pack.ts";
import { cancelPlan } from "./plans/cancel-plan.ts";
import { resumePlan } from "./plans/resume-plan.ts";
import { subscribe } from "./plans/subscribe.ts";
import { account, usage, usageFile } from "./reads.ts";

export const tokensRouter = { account, buyPack, cancelPlan, resumePlan, returnPack, subscribe, usage, usageFile };
