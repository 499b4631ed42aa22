import { claimCertificate } from "./certificates/claim-certificate.ts";
import { renameCertificate } from "./certificates/rename-certificate.ts";
import { addNote } from "./notes/add-note.ts";
import { removeNote } from "./notes/remove-note.ts";
import { markDone } from "./places/mark-done.ts";
import { savePlace } from "./places/save-place.ts";
import { answer } from "./questions/answer.ts";
import { ask } from "./questions/ask.ts";
import { editPost } from "./questions/edit-post.ts";
import { moderatePost, removePost } from "./questions/remove-post.ts";
import { certificate, progress, questions, questionsForStaff } from "./reads.ts";

export const learningRouter = {
  addNote,
  answer,
  ask,
  certificate,
  claimCertificate,
  editPost,
  markDone,
  progress,
  questions,
  questionsForStaff,
  removeNote,
  removePost,
  renameCertificate,
  savePlace,
  moderatePost,
};
