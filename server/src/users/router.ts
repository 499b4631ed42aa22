import { addNote } from "./add-note.ts";
import { endSession } from "./end-session.ts";
import { endSessions } from "./end-sessions.ts";
import { counts, lockouts, user, users } from "./reads.ts";
import { reinstate } from "./reinstate.ts";
import { removeNote } from "./remove-note.ts";
import { suspend } from "./suspend.ts";
import { usersFile } from "./users-file.ts";
import { verifyShop } from "./verify-shop.ts";

export const usersRouter = {
  addNote,
  counts,
  endSession,
  endSessions,
  lockouts,
  reinstate,
  removeNote,
  suspend,
  user,
  users,
  usersFile,
  verifyShop,
};
