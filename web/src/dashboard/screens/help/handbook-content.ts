import { CONTENT } from "@blenda/domain/content/constants";
import type { Chapter } from "./handbook-types.ts";

const ALL = { label: "All content", to: "/admin/content" } as const;

/** What the site says, and who changes it. */
export const WRITING: Chapter = {
  id: "content",
  title: "Content",
  answers: [
    {
      title: "Changing a banner or the homepage",
      text: [
        "What you change is saved as a draft that only the team sees. Publish puts it live for everyone; open pages follow by themselves.",
        "Schedule puts it live at a minute you choose. Until then the draft can't be changed; cancel the schedule to go on.",
        "You need Edit content to save. View content opens the same pages to look.",
      ],
      links: [ALL, { label: "Hero Section", to: "/admin/content/hero" }, { label: "Homepage", to: "/admin/content/homepage" }],
    },
    {
      title: "Two people change the same thing",
      text: [
        "If you change different fields, both changes are kept. If you change the same one, whoever is second chooses: keep mine, or take theirs.",
        "Every version is kept with who published it and what it changed. Restore brings one back right away.",
      ],
      links: [ALL],
    },
    {
      title: "Picking and featuring",
      text: [
        `Home shows the first eight picks of a section that are on sale. A section can hold ${CONTENT.PICKS_MOST}; the rest wait for a place.`,
        "You can't pick or feature your own products. Someone else on the team decides about them.",
      ],
      links: [{ label: "Homepage", to: "/admin/content/homepage" }],
    },
  ],
};
