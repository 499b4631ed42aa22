import type { Visibility } from "@blenda/domain/portfolio/constants";

export const VISIBILITY_WORDS: Record<Visibility, { name: string; help: string }> = {
  public: { name: "Public", help: "Everyone can see it here." },
  unlisted: { name: "By link", help: "Unlisted. Anyone with the link can open it." },
  private: { name: "Only you", help: "Nobody else can open it." },
};
