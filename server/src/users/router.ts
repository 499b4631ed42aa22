import { addNote } from "./notes/add-note.ts";
import { removeNote } from "./notes/remove-note.ts";
import { counts, lockouts, user, users } from "./reads.ts";
import { reinstate } from "./reinstate.ts";
import { endSession } from "./sessions/end-session.ts";
import { endSessions } from "./sessions/end-sessions.ts";
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
