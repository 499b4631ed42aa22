import { testForm } from "../../testing/form.tsx";
import { openScreen } from "../../testing/screen.tsx";

testForm({
  name: "ask for a reset link",
  open: () => openScreen("/reset-password"),
  button: "Send reset link",
  operation: "identity.requestReset",
  faults: { Email: "Please enter your email address." },
  typed: { Email: "ana@example.com" },
  sends: { email: "ana@example.com" },
  answer: { email: "ana@example.com" },
  done: "If there's an account with this email, we've sent a reset link.",
  refusal: { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 120 }, says: "Too many requests. Please try again in 2 minutes." },
});

testForm({
  name: "choose a new password",
  open: () => openScreen("/reset-password#token=a-token&email=ana@example.com"),
  button: "Change my password",
  operation: "identity.resetPassword",
  faults: { "New password": "Please choose a password." },
  typed: { "New password": "a long enough word" },
  sends: { token: "a-token", password: "a long enough word" },
  answer: { email: "ana@example.com", isGoogleGone: false, areFactorsGone: false },
  done: "Password changed. You can now log in.",
  refusal: { code: "IDENTITY_PASSWORD_COMMON", says: "This password is too common. Please choose another.", beside: "New password" },
});
