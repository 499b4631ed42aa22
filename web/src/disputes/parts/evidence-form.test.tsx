import type { DisputeDetail, OwnDispute } from "@blenda/domain/disputes/model";
import { testForm } from "../../testing/form.tsx";
import { ANA, openPart } from "../../testing/screen.tsx";
import { EvidenceForm } from "./evidence-form.tsx";
import { SubmitDialog } from "./submit-dialog.tsx";

const AT = "2026-11-01T09:00:00.000Z";
const OWN: OwnDispute = {
  id: "pi_1",
  orderNumber: "100001",
  titles: ["A lamp"],
  heldCents: 2_000,
  state: "initiated",
  openedAt: AT,
  evidenceDueAt: AT,
  canAdd: true,
  evidence: [],
};
const DISPUTE: DisputeDetail = {
  ...{ id: "pi_1", orderId: "order", orderNumber: "100001", title: "A lamp", buyerName: "Bo", amountCents: 2_499, state: "initiated" },
  ...{ openedAt: AT, evidenceDueAt: AT, endedAt: null, evidenceCount: 0, sections: [], evidence: [], submission: null, maySubmit: true },
};

testForm({
  name: "a creator adds evidence",
  open: () => openPart(<EvidenceForm disputeId="pi_1" onDone={() => {}} />, ANA),
  button: "Add evidence",
  operation: "disputes.addEvidence",
  faults: { "What should the bank know?": "Please write at least 20 characters so the bank understands it." },
  typed: { "What should the bank know?": "The buyer wrote to me and thanked me." },
  sends: { id: "pi_1", text: "The buyer wrote to me and thanked me.", fileIds: [] },
  answer: OWN,
  done: "Evidence added",
  refusal: { code: "DISPUTES_TOO_LATE", says: "It's too late to add evidence" },
});

testForm({
  name: "staff send the evidence to the bank",
  open: () => openPart(<SubmitDialog dispute={DISPUTE} onClose={() => {}} />, ANA),
  button: "Send to the bank",
  operation: "disputes.submitEvidence",
  typed: { "Note to the bank (optional)": "A regular buyer." },
  sends: { id: "pi_1", note: "A regular buyer." },
  answer: { ...DISPUTE, state: "formalized", maySubmit: false },
  done: "Evidence sent",
  refusal: { code: "DISPUTES_PROVIDER", says: "The card provider didn't take the evidence. Nothing was sent. Try again in a few minutes." },
});
