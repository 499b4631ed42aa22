import type { Screen } from "../access/screen.ts";

export const trainingScreens = {
  training: {
    path: "/learning/$id",
    area: "public",
    access: "public",
    head: { title: "Course", description: "Lessons by the people who make the models, with free previews." },
  },
} as const satisfies Record<string, Screen>;
