import { challenge } from "./checking/challenge.ts";
import { challengeSignIn } from "./checking/challenge-sign-in.ts";
import { deny } from "./checking/deny.ts";
import { verify } from "./checking/verify.ts";
import { verifySignIn } from "./checking/verify-sign-in.ts";
import { disable } from "./factors/disable.ts";
import { enrolKey } from "./factors/enrol-key.ts";
import { generateBackupCodes } from "./factors/generate-backup-codes.ts";
import { removeKey } from "./factors/remove-key.ts";
import { renameKey } from "./factors/rename-key.ts";
import { setPrimary } from "./factors/set-primary.ts";
import { setSignInCheck } from "./factors/set-sign-in-check.ts";
import { setup } from "./factors/setup.ts";
import { verifyEnrolment } from "./factors/verify-enrolment.ts";
import { verifySetup } from "./factors/verify-setup.ts";
import { config, events, session } from "./reads.ts";
import { cancelRecovery } from "./recovery/cancel-recovery.ts";
import { confirmRecovery } from "./recovery/confirm-recovery.ts";
import { disownFactor } from "./recovery/disown-factor.ts";
import { requestRecovery } from "./recovery/request-recovery.ts";
import { endSessions } from "./sessions/end-sessions.ts";

export const mfaRouter = {
  cancelRecovery,
  challenge,
  challengeSignIn,
  config,
  confirmRecovery,
  deny,
  disable,
  disownFactor,
  endSessions,
  enrolKey,
  events,
  generateBackupCodes,
  removeKey,
  renameKey,
  requestRecovery,
  session,
  setPrimary,
  setSignInCheck,
  setup,
  verify,
  verifyEnrolment,
  verifySetup,
  verifySignIn,
};
