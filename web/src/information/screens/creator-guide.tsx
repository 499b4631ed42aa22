import { Article } from "../parts/article.tsx";
import { earning } from "./creator-guide-earning.tsx";
import { making } from "./creator-guide-making.tsx";

const sections = [...making, ...earning];

export function CreatorGuide() {
  return (
    <Article
      title="Creator guide"
      lead="From the first file to the first payout: how to prepare your work, what we check, what you earn and how people find you."
      sections={sections}
    />
  );
}
