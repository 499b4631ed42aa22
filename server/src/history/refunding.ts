import type { RefundReason } from "@blenda/domain/refunds/constants";
import type { Scene } from "./agenda.ts";
import { downloadFirst } from "./downloading.ts";
import { lineOf, notOwned, onSale } from "./goods.ts";
import { type Person, resident } from "./people.ts";
import { buy } from "./shopping.ts";

type Step =
  | { by: "buyer"; event: "acceptPartial" | "refusePartial" | "escalate" | "cancel" }
  | { by: "creator"; event: "approve" | "offerPartial" | "decline"; answer: string; percent?: number }
  | { by: "staff"; event: "take" | "staffApprove" | "staffDecline"; answer: string }
  | { by: "admin"; event: "confirm" };

/** A purchase that did not please: bought on a day, asked back on the next, and then one step a day. */
interface Story {
  day: number;
  /** Downloaded, so that somebody has to decide. */
  isUsed: boolean;
  reason: RefundReason;
  text: string;
  steps: readonly Step[];
}

const approve = { by: "creator", event: "approve", answer: "Sorry it didn't work out. I've approved your refund." } as const;
const decline = {
  by: "creator",
  event: "decline",
  answer: "The listing shows this part in the wireframe view, so I can't agree.",
} as const;
const offer = {
  by: "creator",
  event: "offerPartial",
  percent: 40,
  answer: "I'll fix the map. Would part of the price be fair meanwhile?",
} as const;
const escalate = { by: "buyer", event: "escalate" } as const;
const claimCase = { by: "staff", event: "take", answer: "" } as const;
/** Whoever decided is no admin, so an admin agrees. */
const confirm = { by: "admin", event: "confirm" } as const;

const scale = "The scale is off by a factor of ten in my engine, even after applying transforms.";
const normals = "Two of the normal maps are flipped, so the surface looks dented from the side.";
const missing = "The archive doesn't have the OBJ file the page lists. I need it for my pipeline.";

const STORIES: readonly Story[] = [
  { day: 6, isUsed: false, reason: "accidental", text: "I meant to buy the other model and clicked the wrong one.", steps: [] },
  { day: 13, isUsed: true, reason: "faulty", text: normals, steps: [approve] },
  { day: 20, isUsed: true, reason: "not_as_described", text: scale, steps: [offer, { by: "buyer", event: "acceptPartial" }] },
  { day: 27, isUsed: false, reason: "other", text: "The project it was for has been cancelled, and I haven't opened it.", steps: [] },
  {
    ...{ day: 33, isUsed: true, reason: "not_as_described", text: scale },
    steps: [
      decline,
      escalate,
      claimCase,
      { by: "staff", event: "staffApprove", answer: "We measured the file, and the buyer is right about the scale." },
      confirm,
    ],
  },
  {
    ...{ day: 41, isUsed: true, reason: "other", text: "I found something that fits my scene better last night." },
    steps: [
      decline,
      escalate,
      claimCase,
      { by: "staff", event: "staffDecline", answer: "It was downloaded and works as described, so it stays bought." },
      confirm,
    ],
  },
  { day: 48, isUsed: true, reason: "missing_files", text: missing, steps: [approve] },
  {
    day: 55,
    isUsed: true,
    reason: "other",
    text: "I asked too early. The first test render looked wrong to me.",
    steps: [{ by: "buyer", event: "cancel" }],
  },
  { day: 62, isUsed: true, reason: "other", text: "It doesn't match the style of the rest of my scene after all.", steps: [decline] },
  { day: 70, isUsed: false, reason: "accidental", text: "My colleague had already bought it for the same project.", steps: [] },
  { day: 79, isUsed: true, reason: "faulty", text: normals, steps: [decline, escalate] },
  { day: 82, isUsed: true, reason: "not_as_described", text: scale, steps: [decline, escalate, claimCase] },
  { day: 84, isUsed: true, reason: "faulty", text: normals, steps: [offer] },
  { day: 86, isUsed: true, reason: "missing_files", text: missing, steps: [] },
  { day: 87, isUsed: true, reason: "not_as_described", text: scale, steps: [] },
];

export function planRefunds(scene: Scene): void {
  for (const story of STORIES.filter(({ day }) => day === scene.day))
    scene.plan(scene.at(11.2), "an order that is given back", () => begin(scene, story));
}

async function begin(scene: Scene, story: Story): Promise<void> {
  const { stage, goods, people, day, plan, at } = scene;
  const key = `history-${day}-back`;
  const chance = scene.chance(key);
  // Each by somebody else: who gives back often is looked at more closely, and that is another story.
  const buyer = people[STORIES.indexOf(story) + 1];
  if (!buyer) return;
  const wares = await notOwned(stage.services.db, buyer.me.id, onSale(goods, stage.now()));
  const ware = chance.pick(wares.filter(({ type, priceCents }) => type === "product" && priceCents > 0));
  if (!ware) return;
  const card = chance.pick(["visa", "mastercard", "amex", "visa debit"] as const) ?? "visa";
  const orderId = await buy(stage, buyer, { lines: [lineOf(ware, chance)], cards: [card], key });
  if (story.isUsed) await downloadFirst(stage, buyer, orderId);
  plan(at(9.5, 1), "a request for a refund", async () => {
    const calls = stage.as(buyer.me, buyer.address);
    const [line] = (await calls.orders.order({ id: orderId })).lines;
    if (!line) return;
    const { id } = await calls.refunds.request({ lineId: line.id, reason: story.reason, text: story.text, key });
    const creator = await resident(stage, ware.creatorId);
    const parties = { buyer, creator, staff: await resident(stage, "demo-manage-refunds"), admin: await resident(stage, "demo-admin") };
    for (const [n, step] of story.steps.entries()) plan(at(10.5, 2 + n), `a refund: ${step.event}`, () => decide(scene, parties, id, step));
  });
}

async function decide({ stage }: Scene, parties: Record<Step["by"], Person>, id: string, step: Step): Promise<unknown> {
  const { me, address } = parties[step.by];
  const { refunds } = stage.as(me, address);
  if (step.by === "buyer") return refunds.answer({ id, event: step.event });
  if (step.by === "admin") return refunds.confirmOutcome({ id, proposalId: (await refunds.caseFile({ id })).proposal?.id ?? "" });
  const { answer } = step;
  if (step.by === "staff") return step.event === "take" ? refunds.claimCase({ id }) : refunds.rule({ id, event: step.event, answer });
  return refunds.decide({ id, event: step.event, answer, ...(step.percent !== undefined && { percent: step.percent }) });
}
