import { accessFailures } from "@blenda/domain/access/failures";
import { catalogue } from "@blenda/domain/catalogue";
import { type Contract, contract } from "@blenda/domain/contract";
import type { InferContractRouterInputs, InferContractRouterOutputs } from "@orpc/contract";

type Inputs = InferContractRouterInputs<Contract>;
type Outputs = InferContractRouterOutputs<Contract>;
type Domain = keyof Contract;

/** Every operation by its name: `"identity.signIn"`. */
export type Operation = { [D in Domain]: `${D}.${keyof Contract[D] & string}` }[Domain];
type CallOf<Table, Name> = Name extends `${infer D}.${infer O}`
  ? D extends keyof Table
    ? O extends keyof Table[D]
      ? Table[D][O]
      : never
    : never
  : never;
export type Input<Name extends Operation> = CallOf<Inputs, Name>;
export type Output<Name extends Operation> = CallOf<Outputs, Name>;
type ErrorsOf<Call> = Call extends { "~orpc": { errorMap: infer Errors } } ? keyof Errors & string : never;
/** What the operation itself may refuse with, and what any call may meet before it begins. */
export type Code<Name extends Operation> = ErrorsOf<CallOf<Contract, Name>> | keyof typeof accessFailures;

type Answer = (input: unknown) => Response | Promise<Response>;

/** As much of a contract's procedure as is looked at here. */
interface Schema {
  parse: (value: unknown) => unknown;
}
interface Procedure {
  "~orpc": { route: { method?: string }; inputSchema?: Schema; outputSchema?: Schema; errorMap: Record<string, unknown> };
}

function declared(name: string): Procedure["~orpc"] {
  const [domain = "", operation = ""] = name.split(".");
  const operations: Record<string, Procedure> | undefined = (contract as unknown as Record<string, Record<string, Procedure>>)[domain];
  const call = operations?.[operation];
  if (!call) throw new Error(`the contract has no ${name}`);
  return call["~orpc"];
}

/**
 * A test double of the server, made from the contract: what it answers must fit the output of the operation, what it refuses with
 * must be declared, and what a screen sends must fit the input. A call without a prepared answer fails the test.
 */
export class FakeServer {
  /** Parts of many pages that are empty unless a test fills them: shelves of bundles, what stands above the community's feed. */
  readonly #answers = new Map<string, Answer>([
    ["bundles.shelf", () => answered("bundles.shelf", [])],
    ["content.communityPage", () => answered("content.communityPage", { heading: "", brief: "" })],
  ]);
  readonly #sent: { name: string; input: unknown }[] = [];
  /** What went wrong on this side; the test ends with it. */
  readonly complaints: string[] = [];

  answer<Name extends Operation>(name: Name, output: Output<Name> | ((input: Input<Name>) => Output<Name>)): void {
    this.#answers.set(name, (input) => answered(name, typeof output === "function" ? output(input as Input<Name>) : output));
  }

  refuse<Name extends Operation>(name: Name, code: Code<Name>, data?: unknown): void {
    this.#answers.set(name, () => refused(name, code, data));
  }

  /** The answer is lost on its way, however often it is asked for. */
  lose(name: Operation): void {
    this.#answers.set(name, () => Promise.reject(new TypeError("Failed to fetch")));
  }

  /** Keeps the caller waiting until the test says what comes. */
  hold<Name extends Operation>(name: Name): { answer: (output: Output<Name>) => void } {
    const { promise, resolve } = Promise.withResolvers<Response>();
    this.#answers.set(name, () => promise.then((response) => response.clone()));
    return { answer: (output) => resolve(answered(name, output)) };
  }

  /** What is no call of the contract: the built-in card provider has an address of its own. */
  answerAt(path: `/api/${string}`, status: number, body: unknown): void {
    this.#answers.set(path, () => json(status, body));
  }

  /** What was sent to an operation, in the order it came. */
  sent<Name extends Operation>(name: Name): Input<Name>[] {
    return this.#sent.filter((one) => one.name === name).map(({ input }) => input as Input<Name>);
  }

  readonly fetch = async (address: RequestInfo | URL, options: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address), location.href);
    const name = url.pathname.replace(/^\/api\/(\w+)\/(\w+)$/, "$1.$2");
    try {
      const input = url.pathname === name ? options.body : inputOf(name, url, options);
      this.#sent.push({ name, input });
      const answer = this.#answers.get(name);
      if (answer) return await answer(input);
      throw new Error(`nothing was prepared for ${name}`);
    } catch (error) {
      if (!(error instanceof TypeError)) this.complaints.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  };
}

/** A question carries its input in the address, as text; a command in its body, and that must fit. */
function inputOf(name: string, { searchParams }: URL, { body }: RequestInit): unknown {
  const { route, inputSchema } = declared(name);
  if (route.method === "GET") return Object.fromEntries(searchParams);
  const input: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
  inputSchema?.parse(input);
  return input;
}

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

function answered(name: string, output: unknown): Response {
  declared(name).outputSchema?.parse(output);
  return output === undefined ? new Response("") : json(200, output);
}

function refused(name: string, code: string, data: unknown): Response {
  const failure = catalogue[code];
  if (!failure || !(code in declared(name).errorMap || code in accessFailures)) throw new Error(`${name} does not refuse with ${code}`);
  const carried = failure.data.parse(data);
  return json(failure.status, { code, message: failure.say(carried), ...(data !== undefined && { data: carried }) });
}
