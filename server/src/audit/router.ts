import { audit } from "./procedures.ts";

const later = () => {
  throw new Error("not written yet");
};

export const auditRouter = {
  entries: audit.entries.handler(later),
  entry: audit.entry.handler(later),
  entriesFile: audit.entriesFile.handler(later),
  ofPerson: audit.ofPerson.handler(later),
  ofTarget: audit.ofTarget.handler(later),
  chain: audit.chain.handler(later),
};
