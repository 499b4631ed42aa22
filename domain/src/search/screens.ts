import type { Screen } from "../access/screen.ts";

const TO_RESULTS = { label: "Skip to results", to: "results" } as const;

export const searchScreens = {
  marketplace: {
    path: "/marketplace",
    area: "public",
    access: "public",
    skip: TO_RESULTS,
    head: { title: "Marketplace", description: "3D models with facts measured from their files. Filter on what is really inside." },
  },
  tutorials: {
    path: "/tutorials",
    area: "public",
    access: "public",
    skip: TO_RESULTS,
    head: { title: "Tutorials", description: "Short lessons on modelling, texturing and rendering by the people who sell the models." },
  },
  trainings: {
    path: "/trainings",
    area: "public",
    access: "public",
    skip: TO_RESULTS,
    head: { title: "Courses", description: "Tutorials and courses on 3D, from the first cube to the finished scene." },
  },
} as const satisfies Record<string, Screen>;
