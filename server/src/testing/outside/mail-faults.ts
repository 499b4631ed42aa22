import { mailHtml } from "../../platform/mail/mail-html.ts";

interface MailContent {
  subject: string;
  body: string;
  picture: { url: string; alt: string } | null;
}

const ADDRESSES = /https?:\/\/\S+/g;
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The text of a page that a reader sees. */
const textOf = (html: string): string =>
  html
    .replace(/<head>[\s\S]*<\/head>/, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&#39;/g, "'")
    .replaceAll(/&(amp|lt|gt|quot);/g, " ");

/** What is wrong with a mail: its two parts say different things, there are several things to press, or it begins like a half sentence. */
export function mailFaults({ subject, body, picture }: MailContent): string[] {
  const html = mailHtml(subject, body, picture);
  const said = new Set(wordsOf(textOf(html)));
  const lost = wordsOf(body.replaceAll(ADDRESSES, " ")).filter((word) => !said.has(word));
  const buttons = html.match(/display:inline-block/g)?.length ?? 0;
  const isLeading = /https?:\/\/\S*[^\s.,;:!?)]$/m.test(body);
  return [
    ...(lost.length > 0 ? [`"${subject}" loses in HTML: ${lost.join(" ")}`] : []),
    ...(buttons !== (isLeading ? 1 : 0) ? [`"${subject}" has ${buttons} buttons`] : []),
    ...(/^Hello,\s+\p{Ll}/u.test(body) ? [`"${subject}" begins small`] : []),
  ];
}
