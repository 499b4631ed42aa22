import type { ReviewRequest } from "@blenda/domain/ratings/model";
import type { Scene } from "../agenda.ts";
import type { Chance } from "../chance.ts";
import { type Person, present, resident } from "../people.ts";
import { REPLIES, WORDS } from "./words.ts";

/** How many of a hundred give so many stars; people mostly like what they chose. */
const STARS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 1];
const SHARES = { answers: 0.6, reminds: 0.3, reply: 0.4, helpful: 0.5 };
/** Who looks at the question of the day: it is put to people who are there anyway. */
const ASKED_A_DAY = 4;
/** Reviews are told of the last sixty days. */
const FIRST_DAY = 30;

/** Some of those who bought something are asked about it, and answer, put it off or don't want to be asked. */
export function planReviews(scene: Scene): void {
  if (scene.day < FIRST_DAY) return;
  const chance = scene.chance("reviewing");
  for (const person of chance.some(present(scene.people), ASKED_A_DAY))
    scene.planApart(scene.at(9 + 12 * chance.next()), "a review", () => answer(scene, person));
}

async function answer(scene: Scene, person: Person): Promise<void> {
  const { ratings } = scene.stage.as(person.me, person.address);
  const chance = scene.chance(`reviewing of ${person.me.email}`);
  for (const request of await ratings.requests()) {
    await ratings.markShown({ requestId: request.id });
    if (chance.is(SHARES.answers)) await review(scene, person, request, chance);
    else if (chance.is(SHARES.reminds) && request.remindersLeft > 0) await ratings.remindLater({ requestId: request.id });
  }
}

async function review(scene: Scene, person: Person, { itemType, itemId }: ReviewRequest, chance: Chance): Promise<void> {
  const { stage, goods, people, planApart, at } = scene;
  const rating = chance.pick(STARS) ?? 5;
  const comment = chance.pick(WORDS[itemType][rating] ?? []) ?? "";
  const { id: reviewId } = await stage.as(person.me, person.address).ratings.submitReview({ itemType, itemId, rating, comment });
  const creatorId = goods.find(({ id, type }) => id === itemId && type === itemType)?.creatorId;
  if (comment !== "" && creatorId && chance.is(SHARES.reply))
    planApart(at(10.75, 1), "a reply to a review", async () => {
      const { me, address } = await resident(stage, creatorId);
      await stage.as(me, address).ratings.reply({ reviewId, text: chance.pick(REPLIES[rating] ?? []) ?? "" });
    });
  if (comment === "" || !chance.is(SHARES.helpful)) return;
  for (const reader of chance.some(present(people), 1 + chance.below(3)))
    if (reader !== person)
      planApart(at(12 + 8 * chance.next(), 1), "a helpful vote", () =>
        stage.as(reader.me, reader.address).ratings.vote({ reviewId, isHelpful: true }),
      );
}
