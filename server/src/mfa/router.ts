import { mfa, openMfa } from "./procedures.ts";

const notYet = () => {
  throw new Error("not built yet");
};

export const mfaRouter = {
  cancelRecovery: openMfa.cancelRecovery.handler(notYet),
  challenge: mfa.challenge.handler(notYet),
  challengeSignIn: openMfa.challengeSignIn.handler(notYet),
  config: mfa.config.handler(notYet),
  confirmRecovery: openMfa.confirmRecovery.handler(notYet),
  deny: mfa.deny.handler(notYet),
  disable: mfa.disable.handler(notYet),
  endSessions: mfa.endSessions.handler(notYet),
  enrolKey: mfa.enrolKey.handler(notYet),
  events: mfa.events.handler(notYet),
  generateBackupCodes: mfa.generateBackupCodes.handler(notYet),
  removeKey: mfa.removeKey.handler(notYet),
  renameKey: mfa.renameKey.handler(notYet),
  requestRecovery: openMfa.requestRecovery.handler(notYet),
  session: mfa.session.handler(notYet),
  setPrimary: mfa.setPrimary.handler(notYet),
  setSignInCheck: mfa.setSignInCheck.handler(notYet),
  setup: mfa.setup.handler(notYet),
  verify: mfa.verify.handler(notYet),
  verifyEnrolment: mfa.verifyEnrolment.handler(notYet),
  verifySetup: mfa.verifySetup.handler(notYet),
  verifySignIn: openMfa.verifySignIn.handler(notYet),
};
