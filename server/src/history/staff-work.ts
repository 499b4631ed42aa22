import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Scene } from "./agenda.ts";
import { resident } from "./people.ts";
import type { Stage } from "./stage.ts";

const WRONG_PASSWORD = "not the right one";
/** Minutes from the first try. Five lock an account for a quarter of an hour, three more until a mail is answered. */
const LOCKED_MINUTES_BEFORE = 150;
const TRIES = [0, 1, 2, 3, 4, 20, 36, 52];

/** Tries a wrong password until nobody is let in any more: only the refusals are wanted. */
function planLockout({ stage, plan }: Scene, email: string, from: Instant): void {
  for (const minutes of TRIES)
    plan(addMinutes(from, minutes), "a wrong password", () =>
      stage
        .as(null, "192.0.2.66")
        .identity.signIn({ email, password: WRONG_PASSWORD })
        .catch(() => {}),
    );
}

const signedIn = async (stage: Stage, userId: string) => {
  const { me, address } = await resident(stage, userId);
  return stage.as(me, address);
};

const READERS = ["demo-creator", "demo-buyer", "demo-admin", "demo-admin-2"];
const READ_EVERY_DAYS = 6;

/** Those who can be signed in as have read what is older than some days: a badge counts only what is new. */
export function planReading({ stage, day, at, plan }: Scene): void {
  if (day % READ_EVERY_DAYS !== 0) return;
  for (const userId of READERS)
    plan(at(22), "reading notifications", async () => (await signedIn(stage, userId)).notifications.markAllRead());
}

/** What our own people did, by the operations of their panels, so that each has its entry in the audit. */
export function planStaffWork(scene: Scene): void {
  const { stage, day, plan, at, people, end } = scene;
  const emailOf = (n: number) => people[n]?.me.email ?? "";
  if (day === 52) planLockout(scene, emailOf(4), at(19));
  // One that is locked still, whenever the demo is opened.
  if (day === 86) planLockout(scene, emailOf(9), addMinutes(end, -LOCKED_MINUTES_BEFORE));
  if (day === 53)
    plan(at(8.5), "an unlocked account", async () =>
      (await signedIn(stage, "demo-admin")).lockout.adminUnlock({
        email: emailOf(4),
        reason: "Called support and confirmed the last order.",
      }),
    );
  if (day === 30)
    plan(at(14), "a broadcast", async () =>
      (await signedIn(stage, "demo-admin")).generator.broadcast({
        message: "We're adding more machines tonight. Generations may take a minute longer.",
      }),
    );
  if (day === 67)
    plan(at(9), "a change of the generator's settings", async () => {
      const { generator } = await signedIn(stage, "demo-admin-2");
      const { version, settings } = await generator.settings();
      await generator.update({ basedOn: version, changes: { maxGenerationsPerDay: settings.maxGenerationsPerDay + 50 } });
    });
}
