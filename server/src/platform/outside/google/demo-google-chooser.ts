import type { IncomingMessage } from "node:http";
import { escapeHtml } from "../../mail/html.ts";
import type { DemoPerson } from "./demo-google-provider.ts";
import { DEMO_GOOGLE_PATH } from "./google.ts";

const MOST_BYTES = 4_096;

/** Plain forms, no script: the page keeps our strict policy like every other. */
export function chooserPage(people: readonly DemoPerson[], fault = ""): string {
  const choices = people.map(
    ({ email, name }) => `<li><form method="post">
      <input type="hidden" name="email" value="${escapeHtml(email)}"><input type="hidden" name="name" value="${escapeHtml(name)}">
      <button type="submit"><strong>${escapeHtml(name)}</strong><span>${escapeHtml(email)}</span></button></form></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>Choose an account</title>
  <link rel="stylesheet" href="${DEMO_GOOGLE_PATH}/chooser.css">
</head>
<body>
  <main>
    <p class="mark">Demo login</p>
    <h1>Choose an account</h1>
    <p>This page stands in for Google in the demo. No password is needed, and nothing leaves this machine.</p>
    <ul>${choices.join("")}</ul>
    <form method="post" class="other">
      <h2>Another account</h2>
      ${fault ? `<p role="alert" class="fault">${escapeHtml(fault)}</p>` : ""}
      <label for="email">Email</label><input id="email" name="email" type="email" required maxlength="254" autocomplete="email">
      <label for="name">Name</label><input id="name" name="name" maxlength="80" autocomplete="name">
      <button type="submit">Continue</button>
    </form>
  </main>
</body>
</html>
`;
}

export async function readChoice(request: IncomingMessage): Promise<DemoPerson | null> {
  let body = "";
  for await (const piece of request) {
    body += piece;
    if (body.length > MOST_BYTES) return null;
  }
  const form = new URLSearchParams(body);
  const email = form.get("email")?.trim() ?? "";
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) return null;
  return { email, name: form.get("name")?.trim().slice(0, 80) || (email.split("@")[0] ?? email) };
}

export const CHOOSER_CSS = `:root { color-scheme: dark light; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { width: min(26rem, 100vw - 2rem); padding: 1.5rem 0; }
.mark { margin: 0; font-size: 0.85rem; opacity: 0.75; }
h1 { margin: 0.25rem 0 0.5rem; font-size: 1.5rem; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.05rem; }
ul { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 0.5rem; }
button { font: inherit; width: 100%; min-height: 44px; padding: 0.6rem 0.9rem; border: 1px solid GrayText; border-radius: 10px; background: transparent; color: inherit; cursor: pointer; }
li button { display: grid; text-align: left; }
li button span { opacity: 0.8; font-size: 0.9rem; }
button:hover { background: color-mix(in srgb, CanvasText 8%, transparent); }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.other { display: grid; gap: 0.4rem; }
input { font: inherit; min-height: 44px; padding: 0.4rem 0.7rem; border: 1px solid GrayText; border-radius: 10px; background: transparent; color: inherit; }
.other button { margin-top: 0.6rem; }
.fault { margin: 0; font-weight: 600; }
`;
