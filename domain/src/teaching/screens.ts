import type { Screen } from "../access/screen.ts";

const own = { area: "dashboard", access: "creator" } as const;

export const teachingScreens = {
  newTraining: {
    ...own,
    path: "/dashboard/add-training",
    head: { title: "New course", description: "Drop your films. We'll read them while you write." },
  },
  editTraining: {
    ...own,
    path: "/dashboard/edit-training/$trainingId",
    head: { title: "Edit course", description: "Lessons, films, words, price and cover of one of your courses." },
  },
} as const satisfies Record<string, Screen>;
