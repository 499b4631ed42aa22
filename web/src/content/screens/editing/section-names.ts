import type { SectionPlace } from "@blenda/domain/content/model";
import type { IconName } from "../../../ui/icon.tsx";

interface SectionFacts {
  name: string;
  icon: IconName;
  says: string;
}

const OF_HAND: SectionFacts = { name: "Section without a title", icon: "layout-grid", says: "chosen by hand" };
const SECTIONS: Readonly<Record<string, SectionFacts>> = {
  featured: { name: "Featured this week", icon: "star", says: "what's featured, newest first" },
  staffPicks: { name: "Staff picks", icon: "badge-check", says: "chosen by hand" },
  categories: { name: "Categories", icon: "layout-grid", says: "every category with models" },
  tutorials: { name: "Learn from the people who made them", icon: "graduation-cap", says: "featured courses, newest first" },
  stories: { name: "How it works", icon: "book-open-check", says: "the same for everyone" },
};

export const sectionFacts = (id: string): SectionFacts => SECTIONS[id] ?? OF_HAND;

export const sectionName = ({ id, title }: Pick<SectionPlace, "id" | "title">): string => title || sectionFacts(id).name;
