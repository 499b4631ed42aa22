import { BRAND } from "@blenda/domain/shared/brand";
import { escapeHtml } from "./html.ts";

/** Addresses at the end of a sentence leave its full stop alone. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;
/** A line that is an address and nothing else, or a name for one: what the mail is about. */
const ACTION = /^(?:([^:\n]{2,40}): )?(https?:\/\/\S+)$/;

const PAGE = "margin:0;padding:24px 16px;background:#f4f4f5;color:#18181b;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif";
const CARD = "max-width:560px;margin:0 auto;padding:28px 28px 12px;background:#ffffff;border-radius:12px";
const BUTTON =
  "display:inline-block;padding:11px 18px;border-radius:8px;background:#b4420f;color:#ffffff;font-weight:600;text-decoration:none";
/** Where a reader's mail program is dark and says so; others keep the light one, never half of each. */
const DARK = `@media (prefers-color-scheme: dark) { body, .page { background: #18181b !important; color: #f4f4f5 !important; }
.card { background: #27272a !important; } a.plain { color: #ffb087 !important; } }`;

/**
 * The same words as the plain text, which stays beside it: paragraphs, addresses as links, and an address that has a line to itself as a
 * button. Everything is escaped: whatever somebody wrote is text here too. No pictures, no scripts, nothing that is fetched.
 */
export function mailHtml(subject: string, body: string): string {
  const paragraphs = body
    .trim()
    .split(/\n{2,}/)
    .map(paragraph);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="${PAGE}">
<div class="card" style="${CARD}">
<p style="margin:0 0 20px;font-weight:700;font-size:18px">${escapeHtml(BRAND.name)}</p>
${paragraphs.join("\n")}
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  const [, label, address] = ACTION.exec(text) ?? [];
  if (address)
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(address)}" style="${BUTTON}">${escapeHtml(label ?? labelOf(address))}</a></p>`;
  return `<p style="margin:0 0 16px">${text.split("\n").map(linked).join("<br>")}</p>`;
}

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

const LABELS: readonly (readonly [RegExp, string])[] = [
  [/\/confirm-email/, "Confirm your email"],
  [/\/reset-password/, "Choose a new password"],
  [/\/unlock-account/, "Unlock your account"],
  [/\/order/, "Open your order"],
  [/\/inbox/, "Open your inbox"],
];

const labelOf = (address: string): string => LABELS.find(([path]) => path.test(address))?.[1] ?? `Open ${BRAND.name}`;
