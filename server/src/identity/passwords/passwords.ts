import { passwordProblem } from "@blenda/domain/identity/rules";
import { makeBoundedQueue } from "../../platform/files/bounded-queue.ts";
import { refusal } from "../../platform/requests/refusal.ts";

/** Two, because hashing takes a core each time and there may be no more than two; the queue is about two seconds long. */
const AT_ONCE = 2;
const MOST_INSIDE = 66;
const RETRY_AFTER_SECONDS = 2;
/** Argon2id with 19 MiB and two passes: what OWASP asks for at least, about 20 to 60 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

interface PasswordHashing {
  /** The same for the same salt, and as slow: for finding which of several codes a person has. */
  derive(secret: string, salt: string): Promise<string>;
  hash(password: string): Promise<string>;
  /** Without a hash to compare with it takes just as long, and the answer is no. */
  isRight(password: string, hash: string | null): Promise<boolean>;
}

declare module "../../platform/requests/procedure.ts" {
  interface Services {
    /** The places of this process at which passwords are hashed. */
    passwords: Passwords;
  }
}

export interface Passwords {
  /**
   * Gives `work` a place among those who may hash; when all places are taken it is refused before it has done anything,
   * so that a flood of logins costs a flood of refusals and not the time of everybody who browses.
   */
  withHashing<Answer>(work: (hashing: PasswordHashing) => Promise<Answer>): Promise<Answer>;
}

/** Tests that are not about how slow it is may have it quicker. */
export function makePasswords(cost: Readonly<Record<keyof typeof COST, number>> = COST): Passwords {
  const hashing = makeHashing(cost);
  let inside = 0;
  return {
    withHashing: async (work) => {
      if (inside >= MOST_INSIDE) throw refusal("IDENTITY_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      inside += 1;
      try {
        return await work(hashing);
      } finally {
        inside -= 1;
      }
    },
  };
}

function makeHashing(cost: Readonly<Record<keyof typeof COST, number>>): PasswordHashing {
  const inTurn = makeBoundedQueue({ atOnce: AT_ONCE, waiting: MOST_INSIDE });
  let dummy: Promise<string> | undefined;
  const dummyHash = () => (dummy ??= argon2().then(({ hash }) => hash(crypto.randomUUID(), cost)));
  return {
    derive: (secret, salt) =>
      inTurn(async () => (await (await argon2()).hashRaw(secret, { ...cost, salt: Buffer.from(salt, "base64url") })).toString("base64url")),
    hash: (password) => inTurn(async () => (await argon2()).hash(composed(password), cost)),
    isRight: async (password, hash) => {
      const isSame = await inTurn(async () => (await argon2()).verify(hash ?? (await dummyHash()), composed(password)));
      return isSame && hash !== null;
    },
  };
}

/** The same letters typed on two keyboards are the same password. */
const composed = (password: string) => password.normalize("NFC");

/** Loaded when the first password is typed: an idle server need not carry it. */
const argon2 = () => import("@node-rs/argon2");

/** Read once by the process: the list never changes. */
let common: Promise<ReadonlySet<string>> | undefined;
const commonPasswords = () =>
  (common ??= import("@zxcvbn-ts/language-common/src/passwords.json", { with: { type: "json" } }).then(
    ({ default: list }) => new Set(list.filter((password) => passwordProblem(password) === null)),
  ));

const CODES = { short: "IDENTITY_PASSWORD_SHORT", long: "IDENTITY_PASSWORD_LONG" } as const;

/** Refuses a new password that is too short, too long or among the first that are tried. */
export async function refusePoorPassword(password: string): Promise<void> {
  const problem = passwordProblem(password);
  if (problem) throw refusal(CODES[problem]);
  if ((await commonPasswords()).has(password.toLowerCase())) throw refusal("IDENTITY_PASSWORD_COMMON");
}
