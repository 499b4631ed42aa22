import type { Job, ToolPage, ToolRules } from "@blenda/domain/generation/model";
import { useState } from "react";
import { testForm } from "../../../testing/form.tsx";
import { ANA, type FakeServer, openPart } from "../../../testing/screen.tsx";
import { useRequestDraft } from "../../data/use-request-draft.ts";
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
const tool: ToolPage = { rules, jobs: [], nextCursor: null, coolUntil: null, samples: [] };
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
  accepted: null,
  result: null,
};

function Tool() {
  const form = useRequestDraft(rules);
  const [openedAt] = useState(() => Date.now());
  const shared = { account: undefined, form, starter: useStart(tool, openedAt), onPricing: () => {} };
  return (
    <>
      <RequestForm page={tool} {...shared} />
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
