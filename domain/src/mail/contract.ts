import { z } from "zod";
import { read } from "../access/procedure.ts";
import { Letter } from "./model.ts";
import { mailTexts } from "./texts.ts";

export const mailContract = {
  /** The newest fifty. It exists only in the demo, where no mail leaves the machine. */
  mailbox: read({ access: "public", flag: "demo", failed: mailTexts.loadFailed }).output(z.array(Letter)),
};
