export interface Question {
  /** The part of the address after `#`; mails and other pages link to it. */
  readonly id: string;
  readonly question: string;
  /** One entry per paragraph. */
  readonly answer: readonly string[];
  /** Where the whole story is told. */
  readonly more?: { readonly label: string; readonly to: MorePage; readonly hash?: string };
}

type MorePage =
  | "/affiliate-program"
  | "/contact"
  | "/creator-guide"
  | "/community-guidelines"
  | "/legal/cookie-policy"
  | "/legal/privacy-policy"
  | "/legal/license-agreement"
  | "/legal/terms-of-service"
  | "/status";

export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The questions in which every word of the wish occurs, in the question, its answer or its topic. A topic without any disappears. */
export function findQuestions(topics: readonly Topic[], wish: string): Topic[] {
  const words = plain(wish).split(/\s+/).filter(Boolean);
  return topics
    .map(({ questions, ...topic }) => ({ ...topic, questions: questions.filter((question) => hasAll(words, topic.title, question)) }))
    .filter(({ questions }) => questions.length > 0);
}

function hasAll(words: readonly string[], topic: string, { question, answer }: Question): boolean {
  const text = plain([topic, question, ...answer].join(" "));
  return words.every((word) => text.includes(word));
}

/** Accents and the two spellings of licence do not stand between a reader and an answer. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("license", "licence");
