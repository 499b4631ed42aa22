export const learningTexts = {
  loadFailed: "Failed to load your progress",
  saveFailed: "Failed to save your progress",
  noteFailed: "Failed to save this note",
  certificateFailed: "Failed to load this certificate",
  certificateChangeFailed: "Failed to update your certificate",
  questionsFailed: "Failed to load the questions",
  postFailed: "Failed to post this",
  removeFailed: "Failed to remove this",
  /** A learner's name where the account has none. */
  unnamed: "A learner",
  asked: (name: string, title: string) => `${name} asked about ${title}`,
  askedAgain: (name: string, title: string) => `${name} replied to your answer in ${title}`,
  answered: (name: string, title: string) => `${name} answered your question about ${title}`,
  questionTitle: "New question",
  answerTitle: "New answer",
};
