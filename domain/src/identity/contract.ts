import { z } from "zod";
import { FLAGS } from "../access/flags.ts";
import { command, read } from "../access/procedure.ts";
import { Me } from "./model.ts";
import { identityTexts } from "./texts.ts";

/** Who is here, and what is switched on. */
const Session = z.object({ user: Me.nullable(), flags: z.array(z.enum(FLAGS)) });

export const identityContract = {
  /** The first question of every visit. */
  session: read({ access: "public", failed: identityTexts.loadFailed }).output(Session),

  signOut: command({ access: "signed-in", failed: identityTexts.signOutFailed }).output(Session),
};
