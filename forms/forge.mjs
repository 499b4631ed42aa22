#!/usr/bin/env node
// Plain JavaScript for any Node: the root's start script finds one that runs TypeScript and hands the command line over to it.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const start = fileURLToPath(new URL("../start.mjs", import.meta.url));
const env = { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() };
const child = spawn(process.execPath, [start, "run", "forms/src/cli.ts", ...process.argv.slice(2)], { stdio: "inherit", env });
child.on("exit", (code) => process.exit(code ?? 1));
