import { cart } from "./procedures.ts";
import { linesOf } from "./repository.ts";

export const lines = cart.lines.handler(({ context: { db, user } }) => linesOf(db, user.id));
