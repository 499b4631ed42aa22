import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What can be made to go wrong with the next call of a kind. */
export type GeneratorFault =
  | "fail"
  | "busy"
  | "drop the reply"
  | "nonsense"
  | "refuse"
  | "task fails"
  | "elsewhere"
  | "no glb"
  | "not a model";
type Step = "begin" | "look" | "file";

interface Task {
  id: string;
  kind: string;
  /** How often it was asked after. */
  asked: number;
  body: Record<string, unknown>;
  fault?: GeneratorFault;
}

export const STAND_IN_KEY = "msy_stand_in_key_0001";

/**
 * As much of Meshy's API as we use, in its documented shapes, on this machine: tasks that take three looks, files beside them.
 * Faults are asked for one call at a time.
 */
export async function startGeneratorStandIn(model: Buffer) {
  const tasks = new Map<string, Task>();
  const faults: { step: Step; fault: GeneratorFault }[] = [];
  let url = "";

  function takeFault(step: Step): GeneratorFault | undefined {
    const at = faults.findIndex((each) => each.step === step);
    return at < 0 ? undefined : faults.splice(at, 1)[0]?.fault;
  }

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const [, kind = "", id = ""] = /^\/openapi\/v\d\/([\w-]+)\/?([\w-]*)$/.exec(request.url ?? "") ?? [];
    const body = await text(request);
    if (request.url?.startsWith("/files/")) return sendFile(request.url, reply);
    if (request.headers.authorization !== `Bearer ${STAND_IN_KEY}`) return answer(reply, 401, { message: "Invalid API key" });
    if (kind === "balance") return answer(reply, 200, { balance: 1_000 });
    const step = request.method === "POST" ? "begin" : "look";
    const fault = takeFault(step);
    if (fault === "fail") return answer(reply, 500, { message: "It broke" });
    if (fault === "busy") return answer(reply, 429, { message: "Too many requests" });
    if (fault === "refuse") return answer(reply, 402, { message: "Insufficient funds" });
    if (fault === "nonsense") return void reply.writeHead(200).end("<html>");
    if (step === "begin") {
      const task: Task = { id: `task-${tasks.size + 1}`, kind, asked: 0, body: JSON.parse(body), ...(fault && { fault }) };
      tasks.set(task.id, task);
      return fault === "drop the reply" ? void reply.destroy() : answer(reply, 202, { result: task.id });
    }
    if (fault === "drop the reply") return void reply.destroy();
    const task = tasks.get(id);
    if (!task) return answer(reply, 404, { message: "NotFound" });
    return answer(reply, 200, shapeOf(task, url));
  }

  function sendFile(path: string, reply: ServerResponse): void {
    const fault = takeFault("file");
    if (fault === "fail") return void reply.writeHead(503).end();
    if (fault === "elsewhere") return void reply.writeHead(302, { location: "http://127.0.0.1:9/inside" }).end();
    const isModel = path.endsWith(".glb") && fault !== "not a model";
    reply.writeHead(200).end(isModel ? model : `a file called ${path}`);
  }

  const server = createServer((request, reply) => void handle(request, reply).catch(() => reply.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** Every task that was begun, and so paid for. */
    begun: () => [...tasks.values()],
    /** The next call of this kind goes wrong. */
    fault: (step: Step, fault: GeneratorFault) => void faults.push({ step, fault }),
    reset: () => {
      tasks.clear();
      faults.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const LOOKS_UNTIL_DONE = 3;

function shapeOf(task: Task, url: string): object {
  const { id, fault } = task;
  const asked = ++task.asked;
  const done = { id, status: "SUCCEEDED", progress: 100, task_error: null };
  if (fault === "task fails") return { ...done, status: "FAILED", progress: 0, task_error: { message: "The server is busy." } };
  if (asked < LOOKS_UNTIL_DONE) return { id, status: asked === 1 ? "PENDING" : "IN_PROGRESS", progress: asked * 30, task_error: null };
  const at = fault === "elsewhere" ? "http://169.254.169.254" : url;
  const names = ["glb", "fbx", "usdz", "obj", "mtl"].filter((name) => !(fault === "no glb" && name === "glb"));
  return { ...done, model_urls: Object.fromEntries(names.map((name) => [name, `${at}/files/${id}.${name}`])) };
}

function answer(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
