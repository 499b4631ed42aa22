import { addEvidence } from "./evidence/add-evidence.ts";
import { evidencePack } from "./pack/evidence-pack.ts";
import { submitEvidence } from "./pack/submit-evidence.ts";
import { dispute, disputes, own } from "./reads.ts";

export const disputesRouter = { addEvidence, dispute, disputes, evidencePack, own, submitEvidence };
