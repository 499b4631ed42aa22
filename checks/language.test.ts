import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const FORMATS = "domain/src/shared/language/formats.ts";
const WORDINGS = "domain/src/shared/language/wordings.ts";
/** Asks which zones a country has, and writes nothing anybody reads. */
const ZONES = "server/src/platform/http/country-of-zone.ts";
const sources = globSync(["{domain,server,web,forge,forms}/src/**/*.{ts,tsx}", "{e2e,bench,checks,starter}/**/*.{ts,mjs}", "*.{ts,mjs}"], {
  cwd: root,
}).filter((path) => ![FORMATS, WORDINGS, ZONES, "checks/language.test.ts"].includes(path));

/** Each asks the machine how it is set, or is a second way to write money. */
const BY_THE_MACHINE = /\bIntl\.|\.toLocale\w+|\.localeCompare\b|\$\$\{[^}]*\.toFixed\(2\)/;

test("numbers, dates and their like are written by one folder", () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.filter((path) => BY_THE_MACHINE.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});

/** "12 %" is how Germans and the French write it. */
const SPACED_PERCENT = /[\d}] %(?:[\\"`'<,.;:]|$| [a-z]{2,})/m;

test("a percentage is written as Americans do, without a space", () => {
  const people = sources.filter((path) => /^(domain|server|web|e2e)\//.test(path));
  expect(people.filter((path) => SPACED_PERCENT.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});

/** What a program started on such a machine writes; its own default is printed too, so that nothing is compared with itself. */
function written(env: Record<string, string>): { own: string; ours: unknown } {
  const program = `
    import { dollars, exactly, inOrder, sizeText, utcDay, utcMoment } from ${JSON.stringify(join(root, FORMATS))};
    import { listText, passedText, regionName } from ${JSON.stringify(join(root, WORDINGS))};
    const at = "2026-11-18T20:30:00.000Z";
    console.log(JSON.stringify({
      own: (5280.5).toLocaleString(),
      ours: [exactly(5280.5), dollars(249900), sizeText(8_400_000), utcDay(at), utcMoment(at), passedText(1, "day", "auto"),
        regionName("DE"), listText(["a", "b"]), ["b", "Ä", "a", "B"].sort(inOrder)],
    }));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...env },
  });
  return JSON.parse(said);
}

test("a machine in Germany, one in Kolkata and one that was never set up write the same", () => {
  const ours = ["5,280.5", "$2,499.00", "8.4 MB", "Nov 18, 2026", "Nov 18, 2026, 20:30 UTC", "yesterday", "Germany", "a and b"];
  const sorted = ["a", "Ä", "b", "B"];
  const german = written({ LANG: "de_DE.UTF-8", TZ: "Asia/Kolkata" });
  expect(german.own).toBe("5.280,5");
  expect(german.ours).toEqual([...ours, sorted]);
  expect(written({ LANG: "hi_IN.UTF-8", TZ: "Asia/Kolkata" }).ours).toEqual(german.ours);
  expect(written({ LANG: "C", TZ: "America/St_Johns" }).ours).toEqual(german.ours);
});
