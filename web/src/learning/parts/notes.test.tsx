import { testForm } from "../../testing/form.tsx";
import { ANA, openPart } from "../../testing/screen.tsx";
import { Notes } from "./notes.tsx";

testForm({
  name: "a note beside a lesson",
  open: () => openPart(<Notes trainingId="training" lessonId="lesson" notes={[]} seconds={65.4} onGo={() => {}} />, ANA),
  button: "Add note",
  operation: "learning.addNote",
  faults: { "New note at 1:05": "Please write something." },
  typed: { "New note at 1:05": "Bevel before the boolean." },
  sends: { trainingId: "training", lessonId: "lesson", atSeconds: 65, text: "Bevel before the boolean." },
  answer: {
    ...{ trainingId: "training", lessons: [], percent: 0, lastLessonId: null, notes: [], certificate: null },
    certificateTerms: { leastSeconds: 120, readyAt: null, unopened: 0 },
  },
  refusal: { code: "LEARNING_NOTES_FULL", says: "notes per course" },
});
