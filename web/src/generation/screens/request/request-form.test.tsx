import type { Job, Reading, ReadThing, ToolPage, ToolRules } from "@blenda/domain/generation/model";
import { useState } from "react";
import { withStoppedClock } from "../../../testing/clock.ts";
import { testForm } from "../../../testing/form.tsx";
import { ANA, expect, type FakeServer, openPart, page, test, type } from "../../../testing/screen.tsx";
import { useRequestDraft } from "../../data/use-request-draft.ts";
import { useSaid } from "../../data/use-said.ts";
import { useStart } from "../../data/use-start.ts";
import { RequestForm } from "./request-form.tsx";
import { RequestSend } from "./request-send.tsx";

const rules: ToolRules = {
  isOpen: true,
  maintenanceMessage: "",
  highPackEnabled: true,
  advancedFeaturesEnabled: true,
  imageGenerationEnabled: true,
  textGenerationEnabled: true,
  cooldownSeconds: 0,
  maxImageBytes: 5_000_000,
  allowedFormats: ["glb"],
  promptMinCharacters: 3,
  promptMaxCharacters: 500,
  costMultiplier: 1,
  dynamicPricingEnabled: false,
  emergencyPriceIncrease: 1,
  showPricingModal: true,
  showAdvancedControls: true,
  showHistory: true,
};
const tool: ToolPage = { rules, jobs: [], nextCursor: null, coolUntil: null, hasDrafts: true, samples: [] };
const job: Job = {
  id: "job",
  status: "queued",
  source: "text",
  prompt: "a brass desk lamp",
  imageUrl: null,
  pictureName: null,
  mode: null,
  options: { resolution: "normal", complexity: "normal", highPack: false },
  format: "glb",
  seed: 1,
  cost: 5,
  tokensReturned: 0,
  step: null,
  percent: 0,
  position: 1,
  etaSeconds: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  startedAt: null,
  finishedAt: null,
  message: null,
  parentId: null,
  instead: [],
  result: null,
};

function Tool() {
  const form = useRequestDraft(tool);
  const [openedAt] = useState(() => Date.now());
  const said = useSaid(tool, form);
  const shared = { account: undefined, form, said, starter: useStart(tool, openedAt), onPricing: () => {} };
  return (
    <>
      <RequestForm page={tool} isNarrow {...shared} />
      <RequestSend rules={rules} isDocked={false} {...shared} />
    </>
  );
}

testForm({
  name: "ask for a model",
  open: (server: FakeServer) => {
    server.answer("generation.reading", null);
    return openPart(<Tool />, ANA);
  },
  button: "Generate for 1 token",
  operation: "generation.start",
  faults: { "Describe one object": "Prompt too short. Minimum 3 characters." },
  typed: { "Describe one object": "a brass desk lamp" },
  sends: { prompt: "a brass desk lamp", format: "glb" },
  answer: job,
  asksNext: (server) => server.answer("generation.tool", tool),
  refusal: {
    code: "GENERATION_NOTHING_NAMED",
    says: "We couldn't find a thing in these words.",
    beside: "Describe one object",
  },
});

const thing = (asked: string, changes: Partial<ReadThing> = {}): ReadThing => ({
  asked,
  made: asked,
  fit: "exact",
  count: 1,
  colors: [],
  material: null,
  finish: null,
  pattern: null,
  style: null,
  size: null,
  traits: [],
  text: null,
  offers: [],
  relation: null,
  ...changes,
});
const DRAFT = { url: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", stageHue: 40 };
const prompt = () => page.getByLabelText("Describe one object", { exact: true });
const said = () => page.getByRole("region", { name: "What will be made" });

async function write(server: FakeServer, words: string, reading: Reading): Promise<void> {
  server.answer("generation.reading", reading);
  await openPart(<Tool />, ANA);
  await expect.element(prompt()).toBeVisible();
  type(prompt().element(), words);
  await expect.element(said()).toBeVisible();
}

test("what will be made is said thing by thing while it is written, with a draft of it", async ({ server }) => {
  server.answer("generation.draft", DRAFT);
  const mugs = thing("mug", { count: 3, colors: ["navy blue"], finish: "glossy", relation: { kind: "on", to: 1 } });
  const table = thing("desk", { made: "table", material: "wood" });
  await write(server, "three navy blue mugs on a wooden desk, please", {
    things: [mugs, table],
    unused: ["please"],
    sentences: ["Three navy blue mugs.", "One wooden desk, made as a table."],
  });
  const words = said().element().textContent;
  for (const part of ["Three navy blue mugs", "glossy", "on the desk", "One wooden desk, made as a table", "Won't be used: please."])
    expect(words).toContain(part);
  await expect.element(page.getByRole("img", { name: /^Draft of three navy blue mugs/ })).toBeVisible();
  expect(server.sent("generation.draft")).toMatchObject([{ prompt: "three navy blue mugs on a wooden desk, please", instead: [] }]);
});

test("what is missing is a choice: the button explains itself, and nothing is sent before one is taken", async ({ server }) => {
  server.answer("generation.draft", DRAFT);
  server.answer("generation.start", job);
  server.answer("generation.tool", tool);
  const elephant = thing("elephant", { made: "", fit: "missing", offers: ["bear", "rabbit"] });
  await write(server, "a grey elephant", { things: [elephant], unused: [], sentences: [] });
  expect(said().element().textContent).toContain("We have no elephant yet. Nearest:");
  await expect.element(page.getByText("Nothing is made or charged before that.")).toBeVisible();
  await page.getByRole("button", { name: "Choose instead of an elephant" }).click();
  await expect.element(page.getByRole("button", { name: "a bear" })).toHaveFocus();
  expect(server.sent("generation.start")).toEqual([]);
  await page.getByRole("button", { name: "a rabbit" }).click();
  await expect.element(page.getByRole("button", { name: "a rabbit" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Generate for 1 token" }).click();
  await expect.poll(() => server.sent("generation.start")).toMatchObject([{ instead: [{ asked: "elephant", made: "rabbit" }] }]);
});

test("a draft that cannot be drawn says that generating still works", async ({ server }) => {
  server.refuse("generation.draft", "GENERATION_DRAFT_FAILED");
  await write(server, "a brass desk lamp", { things: [thing("lamp")], unused: [], sentences: [] });
  await expect.element(page.getByText("The draft could not be drawn; generating still works.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Generate for 1 token" })).toBeEnabled();
});

test("a draft whose turn went to another window of the same person is asked for again, and shown", async ({ server }) => {
  server.refuse("generation.draft", "GENERATION_DRAFT_REPLACED");
  server.answer("generation.reading", { things: [thing("lamp")], unused: [], sentences: [] });
  await openPart(<Tool />, ANA);
  await expect.element(prompt()).toBeVisible();
  await withStoppedClock(async (pass) => {
    const wait = async (ms: number) => {
      for (let gone = 0; gone < ms; gone += 300) await pass(300);
    };
    const drawn = () => page.getByRole("img", { name: "Draft of a brass desk lamp" }).query();
    type(prompt().element(), "a brass desk lamp");
    await wait(2_700);
    expect(server.sent("generation.draft")).toHaveLength(1);
    expect(page.getByText("Drawing a draft").query()).not.toBeNull();
    server.answer("generation.draft", DRAFT);
    await wait(3_300);
    expect(server.sent("generation.draft")).toHaveLength(2);
    expect(drawn()).not.toBeNull();
  });
});

test("a picture of a known thing: the person says what it is, sees what will be made and its draft, and that is what is sent", async ({
  server,
}) => {
  server.answer("generation.draft", DRAFT);
  server.answer("generation.start", { ...job, source: "image", mode: "form" });
  server.answer("generation.tool", tool);
  server.answer("generation.reading", { things: [thing("vase")], unused: [], sentences: ["One vase."] });
  const kept = { source: "image", imageId: "p1", imageUrl: DRAFT.url };
  localStorage.setItem("blenda.drafts", JSON.stringify({ owner: ANA.id, drafts: { blendagen: kept } }));
  await openPart(<Tool />, ANA);
  await expect.element(page.getByLabelText("Describe it (optional)")).toBeVisible();
  await page.getByText("A thing we know", { exact: true }).click();
  const name = page.getByLabelText("What is it?", { exact: true });
  await page.getByRole("button", { name: "Generate for 1 token" }).click();
  await expect.element(name).toHaveAccessibleDescription(/Tell us what it is/);
  expect(server.sent("generation.start")).toEqual([]);
  type(name.element(), "a vase");
  await expect.element(said()).toBeVisible();
  expect(said().element().textContent).toContain("In the picture's colours and proportions.");
  await expect.element(page.getByRole("img", { name: "Draft of a vase" })).toBeVisible();
  expect(server.sent("generation.draft")).toMatchObject([{ prompt: "a vase", imageId: "p1" }]);
  await page.getByRole("button", { name: "Generate for 1 token" }).click();
  await expect.poll(() => server.sent("generation.start")).toMatchObject([{ prompt: "a vase", imageId: "p1", mode: "form", instead: [] }]);
});
