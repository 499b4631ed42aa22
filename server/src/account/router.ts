import { deleteAccount } from "./deletion/delete-account.ts";
import { undoDelete } from "./deletion/undo-delete.ts";
import { cancelEmailChange } from "./email/cancel-email-change.ts";
import { changeEmail } from "./email/change-email.ts";
import { confirmEmailChange } from "./email/confirm-email-change.ts";
import { requestExport } from "./export/request-export.ts";
import { endFirstSteps } from "./profile/end-first-steps.ts";
import { removePhoto } from "./profile/remove-photo.ts";
import { setNamedToCreators } from "./profile/set-named-to-creators.ts";
import { updateProfile } from "./profile/update-profile.ts";
import { exports, firstSteps, profile, sessions } from "./reads.ts";
import { changePassword } from "./safety/change-password.ts";
import { endOtherSessions } from "./safety/end-other-sessions.ts";
import { endSession } from "./safety/end-session.ts";
import { reauthenticate } from "./safety/reauthenticate.ts";
import { unlinkGoogle } from "./safety/unlink-google.ts";

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
  setNamedToCreators,
  undoDelete,
  unlinkGoogle,
  updateProfile,
};
