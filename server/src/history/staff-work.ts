import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Scene } from "./agenda.ts";
import { resident } from "./people.ts";
import type { Stage } from "./stage.ts";
import { RUDE } from "./talking.ts";

const LOCKED_MINUTES_BEFORE = 150;
const SUSPENDED_DAYS_LEFT = 12;
const GRANTED_DAYS_LEFT = 20;
const WRONG_PASSWORD = "not the right one";
/** Minutes from the first try. Five lock an account for a quarter of an hour, three more until a mail is answered. */
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

/** By their places among those who joined. */
const LOCKED_OUT = 4;
const LOCKED = 9;
const MISTAKEN = 14;
const EDITOR = 12;
const HELPER = 7;

type Calls = ReturnType<Stage["as"]>;
interface Work {
  day: number;
  hour: number;
  by: string;
  what: string;
  act(calls: Calls, scene: Scene): Promise<unknown>;
}

const idOf = ({ people }: Scene, n: number): string => people[n]?.me.id ?? "";
const setAway = ({ people }: Scene, n: number, isAway: boolean): void => {
  const person = people[n];
  if (person) person.isAway = isAway;
};

const WORK: readonly Work[] = [
  {
    ...{ day: 17, hour: 9.2, by: "demo-edit-users", what: "a note on a person" },
    act: ({ users }, scene) =>
      users.addNote({
        userId: idOf(scene, HELPER),
        text: "Runs a class of twelve and asked for one invoice a month.",
        key: "history-note-1",
      }),
  },
  {
    ...{ day: 30, hour: 14, by: "demo-admin", what: "a broadcast" },
    act: ({ generator }) => generator.broadcast({ message: "We're adding capacity tonight. Generations may take a minute longer." }),
  },
  {
    ...{ day: 35, hour: 10, by: "demo-edit-users", what: "a suspension" },
    act: async ({ users }, scene) => {
      const until = addDays(scene.at(10), 30);
      await users.suspend({ userId: idOf(scene, MISTAKEN), reason: "Several cards in an hour, looks like card testing.", until });
      setAway(scene, MISTAKEN, true);
    },
  },
  {
    ...{ day: 36, hour: 8.4, by: "demo-admin", what: "a suspension taken back" },
    act: async ({ users }, scene) => {
      await users.reinstate({ userId: idOf(scene, MISTAKEN), reason: "A bank mixed up their cards. They sent a confirmation." });
      setAway(scene, MISTAKEN, false);
    },
  },
  {
    ...{ day: 40, hour: 11, by: "demo-admin", what: "a role given" },
    act: ({ permissions }, scene) =>
      permissions.grantRole({
        userId: idOf(scene, EDITOR),
        role: "content_editor",
        reason: "Helps with the autumn catalogue.",
        endsAt: null,
      }),
  },
  {
    ...{ day: 53, hour: 8.5, by: "demo-admin", what: "an unlocked account" },
    act: ({ lockout }, { people }) =>
      lockout.adminUnlock({ email: people[LOCKED_OUT]?.me.email ?? "", reason: "Wrote to support and confirmed their last order." }),
  },
  {
    ...{ day: 57, hour: 9.1, by: "demo-edit-users", what: "a suspension" },
    act: async ({ users }, scene) => {
      const until = addDays(scene.end, SUSPENDED_DAYS_LEFT);
      await users.suspend({ userId: idOf(scene, RUDE), reason: "Threatened a creator with bad reviews to get free models.", until });
      setAway(scene, RUDE, true);
    },
  },
  {
    ...{ day: 57, hour: 9.3, by: "demo-edit-users", what: "a note on a person" },
    act: ({ users }, scene) =>
      users.addNote({
        userId: idOf(scene, RUDE),
        text: "First report of this kind. Look at it again when it ends.",
        key: "history-note-2",
      }),
  },
  {
    ...{ day: 61, hour: 15, by: "demo-admin", what: "a role taken back" },
    act: ({ permissions }, scene) =>
      permissions.revokeRole({ userId: idOf(scene, EDITOR), role: "content_editor", reason: "The autumn catalogue is done." }),
  },
  {
    ...{ day: 67, hour: 9, by: "demo-admin-2", what: "a change of the generator's settings" },
    act: async ({ generator }) => {
      const { version, settings } = await generator.settings();
      await generator.update({ basedOn: version, changes: { maxGenerationsPerDay: settings.maxGenerationsPerDay + 50 } });
    },
  },
  {
    // The demo opens with the figures everything starts with (spec 1 §9).
    ...{ day: 69, hour: 9, by: "demo-admin-2", what: "a change of the generator's settings taken back" },
    act: ({ generator }) => generator.rollBack({ version: 1 }),
  },
  {
    ...{ day: 74, hour: 13, by: "demo-admin-2", what: "a permission given for a while" },
    act: ({ permissions }, scene) =>
      permissions.grantPermissions({
        ...{ userId: idOf(scene, HELPER), permissions: ["view_reports"], reason: "Helps to go through old reports." },
        endsAt: addDays(scene.end, GRANTED_DAYS_LEFT),
      }),
  },
];

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
  for (const { day, hour, by, what, act } of WORK)
    if (day === scene.day) scene.plan(scene.at(hour), what, async () => act(await signedIn(scene.stage, by), scene));
  const { day, people, at, end } = scene;
  if (day === 52) planLockout(scene, people[LOCKED_OUT]?.me.email ?? "", at(19));
  // One that is locked still, whenever the demo is opened.
  if (day === 86) planLockout(scene, people[LOCKED]?.me.email ?? "", addMinutes(end, -LOCKED_MINUTES_BEFORE));
}
