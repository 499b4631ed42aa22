import { letterParts } from "@blenda/domain/mail/rules";
import { BRAND } from "@blenda/domain/shared/brand";
import { escapeHtml } from "./html.ts";

/** Addresses at the end of a sentence leave its full stop alone. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

const PAGE = "margin:0;padding:24px 16px;background:#f4f4f5;color:#18181b;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif";
const CARD = "max-width:560px;margin:0 auto;padding:28px 28px 12px;background:#ffffff;border-radius:12px";
const BUTTON =
  "display:inline-block;padding:11px 18px;border-radius:8px;background:#b4420f;color:#ffffff;font-weight:600;text-decoration:none";
const POSTER = "display:block;width:100%;max-width:504px;height:auto;margin:0 0 20px;border-radius:8px;background:#e4e4e7";
/** Where a reader's mail program is dark and says so; others keep the light one, never half of each. */
const DARK = `@media (prefers-color-scheme: dark) { body, .page { background: #18181b !important; color: #f4f4f5 !important; }
.card { background: #27272a !important; } .poster { background: #3f3f46 !important; } a.plain { color: #ffb087 !important; } }`;

/** What a mail is about, to be seen: the public poster of a product or a course, the same for everybody. */
export interface MailPicture {
  url: string;
  alt: string;
}

/**
 * The same words as the plain text, which stays beside it: paragraphs, the one button (`letterParts`), other addresses as links.
 * Everything is escaped: whatever a person wrote is text here too. No scripts, and nothing that is fetched but the poster.
 */
export function mailHtml(subject: string, body: string, picture: MailPicture | null = null): string {
  const parts = letterParts(body).map((part) => (part.kind === "button" ? button(part.label, part.href) : paragraph(part.text)));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; } ${DARK}</style>
</head>
<body class="page" style="${PAGE}">
<div class="card" style="${CARD}">
<p style="margin:0 0 20px;font-weight:700;font-size:18px">${escapeHtml(BRAND.name)}</p>
${picture ? poster(picture) : ""}${parts.join("\n")}
</div>
</body>
</html>
`;
}

const poster = ({ url, alt }: MailPicture): string =>
  `<img class="poster" src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="504" style="${POSTER}">\n`;

const button = (label: string, href: string): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}" style="${BUTTON}">${escapeHtml(label)}</a></p>`;

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${text.split("\n").map(linked).join("<br>")}</p>`;

/** Text with its addresses as links. The pieces are escaped apart: an address may hold an ampersand. */
function linked(line: string): string {
  let html = "";
  let from = 0;
  for (const { 0: address, index } of line.matchAll(ADDRESS)) {
    html += escapeHtml(line.slice(from, index));
    html += `<a class="plain" href="${escapeHtml(address)}" style="color:#b4420f">${escapeHtml(shown(address))}</a>`;
    from = index + address.length;
  }
  return html + escapeHtml(line.slice(from));
}

/** Secrets behind the # are for following, not for reading. */
const shown = (address: string): string => address.replace(/^https?:\/\//, "").replace(/[#?].*$/, "");
