import { session } from "./reads.ts";
import { signOut } from "./sign-out.ts";

export const identityRouter = { session, signOut };
