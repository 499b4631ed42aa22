import { testForm } from "../../testing/form.tsx";
import { openScreen } from "../../testing/screen.tsx";

testForm({
  name: "sign up",
  open: () => openScreen("/signup"),
  button: "Create account",
  operation: "identity.signUp",
  faults: { Name: "Please enter a name.", Email: "Please enter your email address.", Password: "Please choose a password." },
  typed: { Name: "Ana", Email: "ana@example.com", Password: "a long enough word" },
  sends: { name: "Ana", email: "ana@example.com", password: "a long enough word" },
  answer: { email: "ana@example.com" },
  done: "Check your email to confirm your address.",
  refusal: { code: "IDENTITY_PASSWORD_COMMON", says: "This password is too common. Please choose another.", beside: "Password" },
});
