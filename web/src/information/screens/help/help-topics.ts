import { buyingHelp } from "./help-buying.ts";
import { learningHelp } from "./help-learning.ts";
import { memberHelp } from "./help-members.ts";
import { sellingHelp } from "./help-selling.ts";

export const topics = [...buyingHelp, ...learningHelp, ...memberHelp, ...sellingHelp];
