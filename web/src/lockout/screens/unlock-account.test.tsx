import { testForm } from "../../testing/form.tsx";
import { openScreen } from "../../testing/screen.tsx";

testForm({
  name: "ask for an unlock mail",
  open: () => openScreen("/unlock-account"),
  button: "Send unlock instructions",
  operation: "lockout.requestUnlock",
  faults: { Email: "Please enter your email address." },
  typed: { Email: "ana@example.com" },
  sends: { email: "ana@example.com" },
  answer: { email: "ana@example.com" },
  done: "Unlock instructions sent to your email address.",
  refusal: { code: "LOCKOUT_TOO_MANY_MAILS", says: "Too many unlock emails sent. Please wait before requesting another." },
});

testForm({
  name: "unlock by the mailed link",
  open: () => openScreen("/unlock-account#token=a-token&email=ana@example.com"),
  button: "Unlock my account",
  operation: "lockout.unlock",
  typed: {},
  sends: { email: "ana@example.com", token: "a-token" },
  answer: { email: "ana@example.com" },
  done: "Account successfully unlocked. You can now log in.",
  refusal: { code: "LOCKOUT_TOKEN_EXPIRED", says: "Unlock token has expired" },
});
