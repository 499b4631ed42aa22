import { confirmEmail } from "./confirm-email.ts";
import { session } from "./reads.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";

export const identityRouter = { confirmEmail, requestReset, resetPassword, session, signIn, signOut, signUp };
