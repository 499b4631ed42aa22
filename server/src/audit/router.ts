import { chain, entries, entriesFile, entry, ofPerson, ofTarget } from "./reads.ts";

export const auditRouter = { chain, entries, entriesFile, entry, ofPerson, ofTarget };
