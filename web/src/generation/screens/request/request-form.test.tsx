import type { Job, Reading, ReadThing, ToolPage, ToolRules } from "@blenda/domain/generation/model";
import { generationTexts } from "@blenda/domain/generation/texts";
import { useState } from "react";
import { afterEach, vi } from "vitest";
import { withStoppedClock } from "../../../testing/clock.ts";
import { testForm } from "../../../testing/form.tsx";
import { ANA, expect, type FakeServer, openPart, page, test, type } from "../../../testing/screen.tsx";
import { usePicture } from "../../data/use-picture.ts";
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
  const picture = usePicture(tool, form);
  const shared = { account: undefined, form, said, starter: useStart(tool, openedAt), onPricing: () => {} };
  return (
    <>
      <RequestForm page={tool} picture={picture} isNarrow {...shared} />
      <RequestSend rules={rules} wait={picture.wait} isDocked={false} {...shared} />
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
  sends: { prompt: "a brass desk lamp" },
  answer: job,
  asksNext: (server) => server.answer("generation.tool", tool),
  refusal: {
    code: "GENERATION_NOTHING_NAMED",
    says: "We can't tell what this is. Try naming one object, like “red toaster”.",
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
    sentences: ["Three navy blue mugs.", "A wooden desk, made as a table."],
  });
  const words = said().element().textContent;
  for (const part of ["Three navy blue mugs on the desk", "glossy", "A wooden desk, made as a table", "We'll ignore: “please”."])
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
  server.answer("generation.reading", { things: [thing("vase")], unused: [], sentences: ["A vase."] });
  const kept = { source: "image", imageId: "p1", imageUrl: DRAFT.url };
  localStorage.setItem("blenda.drafts", JSON.stringify({ owner: ANA.id, drafts: { blendagen: kept } }));
  await openPart(<Tool />, ANA);
  await expect.element(page.getByLabelText("Describe it (optional)")).toBeVisible();
  await page.getByText("Known object", { exact: true }).click();
  const name = page.getByLabelText("What is it?", { exact: true });
  await page.getByRole("button", { name: "Generate for 1 token" }).click();
  await expect.element(name).toHaveAccessibleDescription(/Tell us what it is/);
  expect(server.sent("generation.start")).toEqual([]);
  type(name.element(), "a vase");
  await expect.element(said()).toBeVisible();
  expect(said().element().textContent).toContain("In the picture's colours and proportions.");
  await expect.element(page.getByRole("img", { name: "Draft of a vase" })).toBeVisible();
  expect(server.sent("generation.draft")).toMatchObject([
    { prompt: "", imageId: "p1", mode: "figurine" },
    { prompt: "a vase", imageId: "p1", mode: "form" },
  ]);
  await page.getByRole("button", { name: "Generate for 1 token" }).click();
  await expect.poll(() => server.sent("generation.start")).toMatchObject([{ prompt: "a vase", imageId: "p1", mode: "form", instead: [] }]);
});

/** Chooses a picture of this name; its bytes are nobody's business here. */
async function choose(name: string): Promise<void> {
  await page.getByText("From a picture", { exact: true }).click();
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  const files = new DataTransfer();
  files.items.add(new File(["png"], name, { type: "image/png" }));
  if (!picker) throw new Error("there is nothing to choose a picture with");
  picker.files = files.files;
  picker.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Plays the server's part for an upload, which speaks XMLHttpRequest: everything is sent at once and answered when the test says so. */
function holdUpload(): { answer: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  class FakeUpload {
    status = 200;
    response = { id: "p1", name: "picture.png", url: DRAFT.url, width: 4, height: 4 };
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload: (() => void) | undefined;
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      this.upload.onprogress?.({ loaded: 1, total: 1 });
      void promise.then(() => this.onload?.());
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  return { answer: resolve };
}
afterEach(() => vi.unstubAllGlobals());

const reading = (...things: ReadThing[]): Reading => ({ things, unused: [], sentences: [] });

test("while a picture is looked at the button waits and says so; a known thing in its name is what is offered first", async ({
  server,
}) => {
  server.answer("generation.draft", DRAFT);
  server.answer("generation.reading", reading(thing("mug")));
  const upload = holdUpload();
  await openPart(<Tool />, ANA);
  await choose("IMG_2041 blue-mug (2).png");
  await expect.element(page.getByRole("button", { name: "Looking at the picture…" })).toBeDisabled();
  upload.answer();
  await expect.element(page.getByRole("radio", { name: "Known object" })).toBeChecked();
  await expect.element(page.getByLabelText("What is it?", { exact: true })).toHaveValue("mug");
  await expect.element(page.getByRole("button", { name: "Generate for 1 token" })).toBeEnabled();
  await expect.element(page.getByRole("img", { name: "Draft of mug" })).toBeVisible();
  expect(server.sent("generation.reading")).toContainEqual({ prompt: "blue mug" });
  expect(server.sent("generation.draft")).toMatchObject([{ prompt: "mug", imageId: "p1", mode: "form" }]);
});

test("a picture whose name says nothing becomes a figurine, drafted for nothing in every mode before it is paid for", async ({
  server,
}) => {
  server.answer("generation.draft", DRAFT);
  holdUpload().answer();
  server.answer("generation.reading", reading(thing("mug")));
  await openPart(<Tool />, ANA);
  await choose("DSC_0042.png");
  await expect.element(page.getByRole("img", { name: "Draft of DSC_0042" })).toBeVisible();
  await page.getByText("Relief", { exact: true }).click();
  await expect.poll(() => server.sent("generation.draft")).toMatchObject([{ imageId: "p1", mode: "figurine" }, { mode: "relief" }]);
  expect(server.sent("generation.reading")).toEqual([]);
  type(page.getByLabelText("Describe it (optional)").element(), "my favourite mug");
  await expect.element(page.getByText(/^We know what a mug looks like\./)).toBeVisible();
  await page.getByRole("button", { name: "Make it a known object" }).click();
  await expect.element(page.getByLabelText("What is it?", { exact: true })).toHaveValue("my favourite mug");
});

test("a picture nothing is found in is refused beside it, in every mode, and nothing is started", async ({ server }) => {
  server.refuse("generation.draft", "GENERATION_IMAGE_REFUSED", { why: generationTexts.imageWithoutThing });
  holdUpload().answer();
  await openPart(<Tool />, ANA);
  await choose("DSC_0042.png");
  await expect.element(page.getByRole("alert")).toHaveTextContent(generationTexts.imageWithoutThing);
  await page.getByRole("button", { name: "Generate for 1 token" }).click();
  expect(server.sent("generation.start")).toEqual([]);
});

test("what nobody can make out is said so, and nothing is promised", async ({ server }) => {
  server.answer("generation.draft", null);
  const nonsense = thing("eleventh tuesday", { made: "", fit: "missing", isUnknown: true });
  await write(server, "eleventh tuesday", reading(nonsense));
  expect(said().element().textContent).toContain("We can't tell what this is. Try naming one object, like “red toaster”.");
  expect(said().element().textContent).not.toMatch(/We'll make|Describe something else|yet/);
});
