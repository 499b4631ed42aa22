import { adminTexts } from "@blenda/domain/admin/texts";
import { CONTINUE_AFTER_MS } from "@blenda/domain/mfa/constants";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { client, queryClient } from "../../lib/calls/api.ts";
import { askForFactor } from "../../lib/calls/step-up.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { toast } from "../../lib/toast.ts";
import { SECURITY_PATH } from "./setup-place.ts";

const ADMIN_PATH = "/admin";
const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

let isEntering = false;

/** The Admin Dashboard button, from the press to the page (spec 2 §6). Pressed twice, it is pressed once. */
export async function enterAdmin(go: (to: string) => void): Promise<void> {
  if (isEntering) return;
  isEntering = true;
  await enter(go).finally(() => {
    isEntering = false;
  });
}

async function enter(go: (to: string) => void): Promise<void> {
  if (queryClient.getQueryData(sessionQuery.queryKey)?.flags.includes("mfaBypass")) {
    toast.warn(adminTexts.grantedWithoutMfa);
    return go(ADMIN_PATH);
  }
  try {
    const { config } = await client.mfa.config();
    if (!config.enabled) {
      toast.failed(adminTexts.notConfigured);
      return go(SECURITY_PATH);
    }
    if (!(await client.mfa.session({ action: "ADMIN_ACCESS" })).valid) {
      const refusal = await askForFactor("ADMIN_ACCESS");
      if (refusal !== null) return void toast.failed(refusal);
    } else toast.done(mfaTexts.verified);
    await pause(CONTINUE_AFTER_MS);
    toast.done(adminTexts.granted);
    go(ADMIN_PATH);
  } catch {
    toast.failed(adminTexts.accessFailed);
  }
}
