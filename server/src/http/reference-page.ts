import { escapeHtml } from "../platform/mail/html.ts";

interface Operation {
  operationId?: string;
  parameters?: unknown;
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}
interface ApiDescription {
  info: { title: string };
  paths?: Record<string, Record<string, unknown> | undefined>;
}

/** Plain enough to need no script, so the strict policy of every other page holds here too. */
export function referencePage(document: unknown): string {
  const { info, paths = {} } = document as ApiDescription;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
  const byDomain = Map.groupBy(operations, ({ operation }) => operation.operationId?.split(".")[0] ?? "");
  const chapters = [...byDomain].map(
    ([domain, list]) => `<h2 id="${escapeHtml(domain)}">${escapeHtml(domain)}</h2>${list.map(entry).join("")}`,
  );
  const contents = [...byDomain.keys()].map((domain) => `<a href="#${escapeHtml(domain)}">${escapeHtml(domain)}</a>`).join(" ");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} API</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>${escapeHtml(info.title)} API</h1>
<p>Every call lives below <code>/api</code>. Questions are GET, orders are POST with a JSON body. A refusal is <code>{ code, message, data? }</code>.
The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p><nav aria-label="Domains">${contents}</nav>
${chapters.join("\n")}</main></body></html>`;
}

function entry({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const name = operation.operationId ?? path;
  const parts = [
    ["Parameters", operation.parameters],
    ["Body", operation.requestBody],
    ["Answers", operation.responses],
  ] as const;
  const details = parts
    .filter(([, value]) => value !== undefined)
    .map(
      ([title, value]) =>
        `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`,
    );
  return `<section id="${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3><p><code>${method.toUpperCase()} /api${escapeHtml(path)}</code></p>${details.join("")}</section>`;
}

export const REFERENCE_STYLE = `:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h2 { margin-top: 3rem; text-transform: capitalize; }
section { border-top: 1px solid light-dark(#d9dbe0, #33363d); padding: 0.5rem 0 1rem; }
h3 { margin: 0.5rem 0 0; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
a { color: light-dark(#0b5d8a, #7cc4ee); }
pre { overflow-x: auto; max-height: 30rem; padding: 1rem; border-radius: 8px; background: light-dark(#f1f2f5, #1d2026); }
summary { cursor: pointer; padding: 0.25rem 0; }
`;
