import type { UserLine } from "@blenda/domain/users/model";
import { userTexts } from "@blenda/domain/users/texts";
import { dayOf } from "../../lib/text/time.ts";
import { Tag, type TagTone } from "../../ui/tag.tsx";

const TONES: Record<UserLine["standing"], TagTone> = {
  suspended: "bad",
  deleting: "warn",
  locked: "bad",
  unverified: "neutral",
  active: "neutral",
};
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

type AccountState = Pick<UserLine, "standing" | "suspendedUntil" | "lockedUntil" | "deletionDueAt">;

const until = (moment: string, unit: number): number => Math.max(1, Math.ceil((Date.parse(moment) - Date.now()) / unit));

/** How an account stands, and how long still. */
function standingText({ standing, suspendedUntil, lockedUntil, deletionDueAt }: AccountState): string {
  if (standing === "deleting" && deletionDueAt) return `Deleting, ${until(deletionDueAt, DAY_MS)} d`;
  if (standing === "locked" && lockedUntil) return `${until(lockedUntil, MINUTE_MS)} min lock`;
  if (standing === "suspended" && suspendedUntil) return `Suspended until ${dayOf(suspendedUntil)}`;
  return userTexts.standings[standing];
}

export function StandingTag(user: AccountState) {
  if (user.standing === "active") return <span className="text-text">{userTexts.standings.active}</span>;
  const tone = user.standing === "locked" && user.lockedUntil ? "warn" : TONES[user.standing];
  return <Tag tone={tone}>{standingText(user)}</Tag>;
}
