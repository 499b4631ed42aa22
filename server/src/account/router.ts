import { cancelEmailChange } from "./cancel-email-change.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { deleteAccount } from "./delete-account.ts";
import { endFirstSteps } from "./end-first-steps.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSession } from "./end-session.ts";
import { exports, firstSteps, profile, sessions } from "./reads.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { removePhoto } from "./remove-photo.ts";
import { requestExport } from "./request-export.ts";
import { undoDelete } from "./undo-delete.ts";
import { unlinkGoogle } from "./unlink-google.ts";
import { updateProfile } from "./update-profile.ts";

export const accountRouter = {
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmailChange,
  deleteAccount,
  endFirstSteps,
  endOtherSessions,
  endSession,
  exports,
  firstSteps,
  profile,
  reauthenticate,
  removePhoto,
  requestExport,
  sessions,
  undoDelete,
  unlinkGoogle,
  updateProfile,
};
