import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = globSync("{domain/src,server/src,web/src,checks,bench,e2e}/**/*.{ts,tsx}", { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), "utf8"),
}));

/** One-word types: a participle says what was done, not what the thing is. What has a noun of the same spelling is one. */
const PARTICIPLE = /^[A-Z][a-z]*(?:ed|ing)$/;
const IRREGULAR = new Set(
  `Begun Born Bought Built Chosen Done Drawn Found Given Gone Heard Held Kept Known Left Lent Lost Made Meant Met Paid Said Seen
   Sent Shown Sold Sought Spoken Taken Taught Told Unmade Won Written`.split(/\s+/),
);
const NOUNS = new Set(
  `Billing Booking Embed Feed Finding Framing King Landing Listing Meaning Ping Pricing Rating Reading Ring Ruling Seed Setting Sibling
   Speed String Thing Training Wiring`.split(/\s+/),
);
/** Neither are these things. */
const NO_NOUNS = new Set(
  `After Against Ahead Before By Doer From Giver Here Instead Lately Mine Of One Other Own Theirs There What Which Who Whose Whom`.split(
    /\s+/,
  ),
);

/** The words that were found in names, and the better ones. */
const ADVICE: Readonly<Record<string, string>> = {
  Asked: "what is asked with: ListingParams, CommentQuestion, ChallengeKey",
  Wanted: "what is wanted: PendingReload, NumberRange, GrantTarget",
  Told: "what is said: ReceivedEvent, SideNotice, TransferNews",
  Found: "what was found: SearchHit, LineMatch, CorrectionRow",
  Shown: "what is shown: ShownModel, RowView",
  Said: "what was said: CommandResult, RemarkText",
  Standing: "eligibility, status, balance: PayoutEligibility, AccountStatus",
  Ground: "what it is built on: IndexDependencies, ViewServices",
  Changing: "the context of the change: GrantContext",
  Deciding: "the context of the decision: DecisionContext",
  Looking: "the services it reads with: DetailContext",
  Taking: "what is claimed or reserved: UploadClaim, DequeueLimits",
};

const isNounless = (name: string) => !NOUNS.has(name) && (PARTICIPLE.test(name) || IRREGULAR.has(name) || NO_NOUNS.has(name));

/** Verbs that say too little, and what each of their meanings is called. */
const VERBS: Readonly<Record<string, string>> = {
  take: "receive (an upload), claim (for oneself), dequeue, delete…Returning, transition, consume (once), reserve, remove or revoke",
  tell: "emit (an event), notify (a person) or audit",
  hear: "receive, apply or subscribe",
  hand: "give its usual name: issue, return, release, collect garbage",
};

/** Files: their name is the kind of thing they hold. */
const FILES: Readonly<Record<string, string>> = {
  asked: "what is asked with",
  asking: "the question or request",
  changing: "the thing that is changed, as managed-user.ts",
  footing: "the process it runs as",
  lines: "list.ts for the rows of a list of staff",
  reach: "what is locked or allowed",
  standing: "eligibility, status or permission",
  standings: "eligibility, status or permission",
  telling: "notices or events",
  tell: "notices or events",
  theirs: "access",
  till: "what it limits",
};

test("a type is called by a noun", () => {
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^ *(?:export )?(?:declare )?(?:interface ([A-Z]\w*)|type ([A-Z]\w*)(?:<[^\n]*>)? =)/gm)].flatMap(
      ([, one, other]) => {
        const name = one ?? other ?? "";
        const advice = ADVICE[name] ?? "the noun it is";
        if (isNounless(name)) return [`${path}: ${name} → ${advice}`];
        return /Standings?$/.test(name) ? [`${path}: ${name} → ${ADVICE.Standing}`] : [];
      },
    ),
  );
  expect(found).toEqual([]);
});

test("a function is called by the verb of what it does", () => {
  const found = sources.flatMap(({ path, text }) =>
    [
      ...text.matchAll(/^(?:export )?(?:async )?(?:function\*?|const) (\w+)(?= *[(<]| *= *(?:async )?(?:\(|<|\w+\.\w+\.handler))/gm),
    ].flatMap(([, name = ""]) => {
      const verb = /^([a-z]+)(?=[A-Z]|$)/.exec(name)?.[1] ?? "";
      return Object.hasOwn(VERBS, verb) ? [`${path}: ${name} → ${VERBS[verb]}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test("a file is called by the thing it holds", () => {
  const found = sources.flatMap(({ path }) => {
    const name = basename(path).replace(/(\.test)?\.tsx?$/, "");
    const [verb = ""] = name.split("-");
    const advice = FILES[name] ?? (name.includes("-") ? VERBS[verb] : undefined);
    return advice ? [`${path} → ${advice}`] : [];
  });
  expect(found).toEqual([]);
});
