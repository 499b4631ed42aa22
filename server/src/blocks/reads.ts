import { blocks } from "./procedures.ts";
import { blockedBy } from "./repository.ts";

export const blocked = blocks.blocked.handler(({ input, context: { db, user } }) => blockedBy(db, user.id, input.after));
