import { testForm } from "../../testing/form.tsx";
import { openScreen } from "../../testing/screen.tsx";

testForm({
  name: "write to us",
  open: () => openScreen("/contact"),
  button: "Send message",
  operation: "information.contact",
  faults: {
    "Your name": "Please tell us your name.",
    "Email address": "Please enter the email we should reply to.",
    "What is it about?": "Please choose a topic.",
    "Your message": "Please write your message.",
  },
  typed: {
    "Your name": "Ana",
    "Email address": "ana@example.com",
    "What is it about?": "other",
    "Your message": "The preview of my model stays dark after an upload.",
  },
  sends: { name: "Ana", email: "ana@example.com", topic: "other", message: "The preview of my model stays dark after an upload." },
  answer: { reference: "B-1" },
  done: "Thanks! We've got your message and will reply within two business days.",
  refusal: { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 3_000 }, says: "Too many requests. Please try again in 50 minutes." },
});
