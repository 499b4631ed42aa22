// Site and server with hot reload: Vite serves the pages and passes /api on, Node restarts the server when a file changes.
import { spawn } from "node:child_process";

const PORT = process.env.PORT ?? "3000";
const API_PORT = process.env.API_PORT ?? "3001";
const sources = ["server/src", "domain/src", "forge/src", "forms/src", "server/migrations"].map((folder) => `--watch-path=${folder}`);
const children = [
  spawn(process.execPath, [...sources, "server/src/main.ts"], {
    stdio: "inherit",
    env: { PUBLIC_URL: `http://localhost:${PORT}`, ...process.env, PORT: API_PORT },
  }),
  spawn(process.execPath, ["node_modules/vite/bin/vite.js", "web", "--config", "web/vite.config.ts"], {
    stdio: "inherit",
    env: { ...process.env, API_PORT, PORT },
  }),
];
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => children.forEach((child) => void child.kill(signal)));
for (const child of children) child.on("exit", () => children.forEach((other) => void other.kill("SIGTERM")));
