import { addNote } from "./add-note.ts";
import { markDone } from "./mark-done.ts";
import { progress } from "./reads.ts";
import { removeNote } from "./remove-note.ts";
import { savePlace } from "./save-place.ts";

export const learningRouter = { addNote, markDone, progress, removeNote, savePlace };
