import type { Visibility } from "@blenda/domain/portfolio/constants";

export const VISIBILITY_WORDS: Record<Visibility, { name: string; help: string }> = {
  public: { name: "Public", help: "Everybody sees it here." },
  unlisted: { name: "By link", help: "Not listed. Whoever has its link can open it." },
  private: { name: "Only you", help: "Nobody else can open it." },
};
