import type { Scene } from "./agenda.ts";
import { onSale, type Ware } from "./goods.ts";
import { type Person, present, resident } from "./people.ts";

/** What was said in turns, the buyer first, and how it ended. */
interface Talk {
  day: number;
  subject: string;
  lines: readonly string[];
  ends?: "resolve" | "escalate" | "report";
}

const TALKS: readonly Talk[] = [
  {
    day: 2,
    subject: "Texture size",
    lines: [
      "Hi! Are the textures of this one available in 4K?",
      "Not yet, 2K is the largest. A 4K set is on my list.",
      "Good to know, thanks.",
    ],
    ends: "resolve",
  },
  {
    day: 5,
    subject: "Licence for a game",
    lines: ["Does the commercial licence cover a game we sell on several stores?", "Yes, one title, as many stores as you like."],
    ends: "resolve",
  },
  { day: 9, subject: "Rigging", lines: ["Is this one rigged?", "No, it's a static mesh. The parts are separate, so it's easy to rig."] },
  {
    day: 14,
    subject: "File format",
    lines: ["Could you add a USDZ export?", "Added in the newest version. You'll find it in your library.", "That was quick. Thank you!"],
    ends: "resolve",
  },
  {
    day: 18,
    subject: "UV layout",
    lines: ["Do the UVs overlap anywhere? I want to bake my own maps.", "They don't. The UV view on the page shows the exact layout."],
  },
  {
    day: 23,
    subject: "Custom colour",
    lines: [
      "Would you make this in dark green for us?",
      "Sure, send me a reference.",
      "Thanks! We'll use RAL 6009.",
      "I'll have it by Friday.",
    ],
  },
  {
    day: 28,
    subject: "Invoice",
    lines: ["Can the invoice name our company?", "You can change that on the order's page yourself."],
    ends: "resolve",
  },
  {
    day: 33,
    subject: "Poly count",
    lines: ["Is there a lighter version for mobile?", "I can make one with about a third of the triangles. Would that help?"],
  },
  {
    day: 37,
    subject: "Pivot point",
    lines: ["The pivot of the door sits in the middle. Is that on purpose?", "It isn't, I've moved it to the hinge in version 1.1."],
    ends: "resolve",
  },
  {
    day: 42,
    subject: "Wrong preview",
    lines: ["The preview shows other colours than the file I got.", "That's odd. Which format did you download?", "The FBX one."],
    ends: "escalate",
  },
  {
    day: 46,
    subject: "Team licence",
    lines: ["There are five of us. Do we need five licences?", "The extended licence covers a whole team."],
  },
  {
    day: 51,
    subject: "Next release",
    lines: ["Are you planning more in this series?", "Two more this winter. Follow the shop and you'll hear about them."],
  },
  {
    day: 56,
    subject: "Free samples",
    lines: ["Send me everything in your shop for free or I'll leave bad reviews everywhere."],
    ends: "report",
  },
  {
    day: 60,
    subject: "Blender version",
    lines: ["Does the material work in older versions of Blender?", "Everything from 3.6 on."],
    ends: "resolve",
  },
  { day: 65, subject: "Scale", lines: ["What's the scale, one unit per metre?", "Exactly, and the real size is on the page."] },
  {
    day: 69,
    subject: "Question about the course",
    lines: ["Do I need a tablet for the sculpting part of your course?", "A mouse works too, it just takes longer."],
  },
  {
    day: 73,
    subject: "Printing",
    lines: ["Can I print this one? I'd like a small figure for my desk.", "Yes, it's closed. Keep the walls at 2 mm or more.", "Perfect."],
  },
  {
    day: 77,
    subject: "Double charge",
    lines: ["My card shows two payments for one order.", "I only see one sale here. I'll ask the team to look at it."],
    ends: "escalate",
  },
  { day: 81, subject: "Animation", lines: ["How long is the idle animation?", "Four seconds, and it loops."] },
  {
    day: 84,
    subject: "Bulk order",
    lines: ["We need twelve of your props for a school. Is there a discount?", "Happy to help a school. Write me the list, please."],
  },
  { day: 87, subject: "Emissive map", lines: ["Can I turn the lights off?", "Yes, the glow is in its own map."] },
  { day: 88, subject: "Missing part", lines: ["Is the base on the third picture part of the file?"] },
];

const HOURS_BETWEEN = 7;
/** Who wrote what was reported, by their place among those who joined. */
export const RUDE = 16;

export function planTalks(scene: Scene): void {
  for (const talk of TALKS.filter(({ day }) => day === scene.day)) scene.plan(scene.at(9.75), "a conversation", () => begin(scene, talk));
}

async function begin(scene: Scene, talk: Talk): Promise<void> {
  const { stage, goods, people } = scene;
  const chance = scene.chance("talking");
  const buyer = talk.ends === "report" ? people[RUDE] : chance.pick(present(people));
  const ware = chance.pick(onSale(goods, stage.now()).filter(({ type }) => type === "product"));
  const [first = ""] = talk.lines;
  if (!buyer || !ware) return;
  const start = { recipientId: ware.creatorId, productId: ware.id, subject: talk.subject, body: first, key: `history-${talk.day}-0` };
  const { id } = await stage.as(buyer.me, buyer.address).inbox.start(start);
  goOn(scene, talk, { id, buyer, ware });
}

/** Each answers some hours after the other. */
function goOn(
  { stage, plan, at }: Scene,
  { day, lines, ends }: Talk,
  { id, buyer, ware }: { id: string; buyer: Person; ware: Ware },
): void {
  const hour = (n: number) => at(9.75 + HOURS_BETWEEN * n);
  for (const [n, body] of lines.entries()) {
    if (n === 0) continue;
    plan(hour(n), "an answer", async () => {
      const { me, address } = n % 2 === 1 ? await resident(stage, ware.creatorId) : buyer;
      const { inbox } = stage.as(me, address);
      await inbox.markRead({ id });
      await inbox.send({ id, body, key: `history-${day}-${n}` });
    });
  }
  plan(hour(lines.length), "the end of a conversation", async () => {
    const { me, address } = await resident(stage, ware.creatorId);
    const { inbox } = stage.as(me, address);
    if (ends === "report") await reportLast(stage.as(me, address), id, me.id);
    else if (ends) await inbox.move({ id, event: ends });
  });
}

/** What the other one wrote last. */
async function reportLast({ inbox, reports }: ReturnType<Scene["stage"]["as"]>, id: string, reporterId: string): Promise<void> {
  const { messages } = await inbox.conversation({ id });
  const last = messages.findLast(({ senderId, isSystem }) => !isSystem && senderId !== reporterId);
  const why = { reason: "harassment", detail: "Threatens me with bad reviews.", key: `history-report-${id}` } as const;
  if (last) await reports.report({ targetType: "message", targetId: last.id, ...why });
}
