import { users } from "./procedures.ts";

const later = (): never => {
  throw new Error("not written yet");
};

export const usersRouter = {
  addNote: users.addNote.handler(later),
  counts: users.counts.handler(later),
  endSession: users.endSession.handler(later),
  endSessions: users.endSessions.handler(later),
  lockouts: users.lockouts.handler(later),
  reinstate: users.reinstate.handler(later),
  removeNote: users.removeNote.handler(later),
  suspend: users.suspend.handler(later),
  user: users.user.handler(later),
  users: users.users.handler(later),
  usersFile: users.usersFile.handler(later),
  verifyShop: users.verifyShop.handler(later),
};
