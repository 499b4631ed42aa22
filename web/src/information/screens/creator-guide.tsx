import { Article } from "../parts/article.tsx";
import { earning } from "./creator-guide-earning.tsx";
import { making } from "./creator-guide-making.tsx";

const sections = [...making, ...earning];

export function CreatorGuide() {
  return <Article title="Creator guide" lead="How to prepare your work, what we check, and what you earn." sections={sections} />;
}
