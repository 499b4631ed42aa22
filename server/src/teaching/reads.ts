import { ownView } from "./own-draft.ts";
import { teaching } from "./procedures.ts";

export const draft = teaching.draft.handler(({ input: { id }, context }) => ownView(context, id));
