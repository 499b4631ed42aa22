import { buyingHelp } from "./help-buying.ts";
import { memberHelp } from "./help-members.ts";
import { sellingHelp } from "./help-selling.ts";

export const topics = [...buyingHelp, ...memberHelp, ...sellingHelp];
