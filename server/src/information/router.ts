import { contact } from "./contact.ts";

export const informationRouter = { contact };
