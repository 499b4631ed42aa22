// In the oldest words: a Node too old for the rest must still understand this much and be able to say so.
import { complaintAbout } from "./starter/age.mjs";

const complaint = complaintAbout(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
import("./starter/main.mjs").then(({ main }) => main(process.argv.slice(2)));
