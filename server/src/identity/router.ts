import { confirmEmail } from "./accounts/confirm-email.ts";
import { signUp } from "./accounts/sign-up.ts";
import { requestReset } from "./passwords/request-reset.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { session } from "./reads.ts";
import { signIn } from "./sessions/sign-in.ts";
import { signOut } from "./sessions/sign-out.ts";

export const identityRouter = { confirmEmail, requestReset, resetPassword, session, signIn, signOut, signUp };
