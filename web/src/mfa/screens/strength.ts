import type { MfaOverview } from "@blenda/domain/mfa/model";
import type { TagTone } from "../../ui/tag.tsx";

/** The worth of a person's methods together, in words. */
export function strengthOf({ keys, authenticator, sms, backupCodes }: MfaOverview): { tone: TagTone; text: string } {
  const held = [keys.length > 0 && (keys.length === 1 ? "a key" : `${keys.length} keys`), authenticator && "an app", sms && "SMS"].filter(
    (each) => each !== null && each !== false,
  );
  const words = held.length > 1 ? `${held.slice(0, -1).join(", ")} and ${held.at(-1)}` : held.join("");
  if (held.length + Math.max(0, keys.length - 1) > 1 && (keys.length > 0 || authenticator)) return { tone: "ok", text: `Strong: ${words}` };
  if (backupCodes.left > 0) return { tone: "neutral", text: `Good: ${words} and backup codes` };
  return { tone: "warn", text: `Only ${words}: add a second method` };
}
