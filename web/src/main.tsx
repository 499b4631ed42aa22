// First: it adds what older browsers lack.
import "./lib/older-browsers.ts";

import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { start } from "./app/start.ts";
import { log } from "./lib/log.ts";
import "./ui/theme.css";

await start().catch((error) => log.error("the start failed", error));

/** Left to itself, React would write errors to the console as they are, with whatever they carry. */
const errors = {
  onCaughtError: (error: unknown) => log.error("a screen failed", error),
  onUncaughtError: (error: unknown) => log.error("the page failed", error),
};
const root = createRoot(document.getElementById("root") as HTMLElement, errors);
// As a transition, the first page is drawn in small pieces: a slow phone stays able to scroll and to answer a touch.
startTransition(() => root.render(<App />));
