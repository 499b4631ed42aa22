import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { type Contract, contract } from "@blenda/domain/contract";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { serverProgram } from "./process/server-program.ts";

const root = join(import.meta.dirname, "../../..");
const START_WITHIN_MS = 60_000;

type Client = JsonifiedClient<ContractRouterClient<Contract>>;

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Everything it has said so far, both outputs. */
  said(): string;
  /** Every call, as the browser that holds this cookie would make it. */
  client(cookie?: string): Client;
  /** Asks it to stop, and answers its exit code. */
  stop(): Promise<number | null>;
}

/** A real server process, as `npm start` runs it, on a port of its own unless one is given; without the demo's history unless asked for. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, serverProgram(), {
    cwd: root,
    env: { ...process.env, MALLOC_ARENA_MAX: "1", NODE_ENV: "development", DEMO_HISTORY: "off", VITEST: "", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const output of [child.stdout, child.stderr]) output?.on("data", (text) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${url}/api/health`, child, () => said);
  return {
    url,
    child,
    said: () => said,
    client: (cookie) =>
      createORPCClient(new OpenAPILink(contract, { url: `${url}/api`, headers: { origin: url, ...(cookie && { cookie }) } })),
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      child.kill("SIGTERM");
      const [code] = (await once(child, "exit")) as [number | null];
      return code;
    },
  };
}

async function untilItAnswers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (const until = Date.now() + START_WITHIN_MS; Date.now() < until; ) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended early: ${said()}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
  child.kill("SIGKILL");
  throw new Error(`the server did not answer in time: ${said()}`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
