import { glbOf, hollowPng, squareObj, zipOf } from "./test-files.ts";
import { HOSTILE } from "./test-hostile.ts";
import { mutate, SOUND } from "./test-mutations.ts";

export interface HostileUpload {
  name: string;
  bytes: Buffer;
}

/** In two parts, so that this file is none itself. */
const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${"STANDARD-ANTIVIRUS-TEST-FILE"}!$H+H*`;
const PAGE = "<!doctype html><script>alert(1)</script>";
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`);
const gifScript = Buffer.concat([Buffer.from("GIF89a/*", "latin1"), Buffer.from("*/=1;alert(1)")]);
const glbAndZip = Buffer.concat([glbOf(), zipOf([{ path: "setup.exe", data: Buffer.from("MZ") }])]);

/** Names that mean something to a shell, a page, a header or a file system. */
const NAMES = [
  "../../../etc/passwd.glb",
  "..\\..\\windows.glb",
  "C:\\evil.glb",
  "a\u0000.glb",
  'a"\r\nSet-Cookie: x=1.glb',
  "<img src=x onerror=alert(1)>.glb",
  "$(reboot).glb",
  "`id`.glb",
  "-rf.glb",
  ".glb",
  "con.glb",
  "a.glb.exe",
  "a.exe.glb",
  "\u202Eblg.exe.glb",
  `${"a".repeat(5_000)}.glb`,
  "☃ 日本語 مرحبا.glb",
  "%2e%2e%2fa.glb",
  "a.GLB",
  "a",
  "🦊.glb",
];

const POLYGLOTS: readonly HostileUpload[] = [
  { name: "eicar.txt", bytes: Buffer.from(EICAR) },
  { name: "eicar.zip", bytes: zipOf([{ path: "readme.txt", data: Buffer.from(EICAR) }]) },
  { name: "page.png", bytes: Buffer.from(PAGE) },
  { name: "page.glb", bytes: Buffer.from(PAGE) },
  { name: "page.html", bytes: Buffer.from(PAGE) },
  { name: "drawing.svg", bytes: svg },
  { name: "drawing.png", bytes: svg },
  { name: "script.gif", bytes: gifScript },
  { name: "both.glb", bytes: glbAndZip },
  { name: "both.zip", bytes: glbAndZip },
  { name: "page-after.png", bytes: Buffer.concat([hollowPng(4, 4), Buffer.from(PAGE)]) },
  { name: "slip.zip", bytes: zipOf([{ path: "models/../../../../tmp/x.obj", data: squareObj() }]) },
];

/** Everything above once, then sound files damaged in one way after the other. The same count gives the same files. */
export function hostileUploads(count: number): HostileUpload[] {
  const made: HostileUpload[] = [
    ...POLYGLOTS,
    ...NAMES.map((name) => ({ name, bytes: glbOf().subarray(0, 300) })),
    ...HOSTILE.map(([, name, bytes]) => ({ name, bytes: bytes() })),
  ];
  for (let seed = 1; made.length < count; seed++) {
    const [name, bytes] = SOUND[seed % SOUND.length];
    made.push({ name, bytes: mutate(bytes, seed) });
  }
  return made.slice(0, count);
}
