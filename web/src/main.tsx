import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { start } from "./app/start.ts";
import "./ui/theme.css";

await start();
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
