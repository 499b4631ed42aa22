/** Spec 1 §9, "Generation cost", in tokens. */
export const GENERATION_COST = { base: 1, highPack: 3, highComplexity: 1, ultraResolution: 2 } as const;

export const RESOLUTIONS = ["normal", "ultra"] as const;
export const COMPLEXITIES = ["normal", "high"] as const;
/** How a picture becomes a body; `form`, offered first: the words say what is in it, and that is made in its colours and proportions. */
export const PICTURE_MODES = ["form", "figurine", "relief", "lathe"] as const;
export type PictureMode = (typeof PICTURE_MODES)[number];

/** Decision B27. The last four are final. */
export const JOB_STATUSES = ["queued", "running", "succeeded", "failed", "cancelled", "timed_out"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Why a job did not come out. */
export const JOB_FAILURES = ["maintenance", "timedOut", "engine", "quality", "notUnderstood", "picture"] as const;
export type JobFailure = (typeof JOB_FAILURES)[number];

export const JOBS = {
  /** Of the history, per page. */
  PAGE: 24,
  /** Files of a job that are not used are kept this long. */
  KEEP_DAYS: 90,
  /** A process that works on a job says so this often; unheard of for so long, the job goes to another one. */
  BEAT_SECONDS: 4,
  LEASE_SECONDS: 15,
  /** Times a job is begun, whatever happens to the processes that work on it. */
  MOST_STARTS: 4,
  /** Progress is told at most this often. */
  TELL_EVERY_MS: 400,
  /** A result below this is given back by itself (decision B26: hundred points). */
  LEAST_SCORE: 60,
  /** Until there is something to go by. */
  USUAL_SECONDS: 8,
} as const;

/** What the person chooses where there is no form for a thing. */
export const CHOICES = {
  /** More things than a scene holds are never named. */
  MOST: 12,
  LONGEST: 200,
} as const;

/** Free pictures of what would be made. */
export const DRAFTS = { PER_MINUTE: 20, PER_DAY: 300 } as const;

/** What was asked for and is missing, kept per day without prompts or people. */
export const MISSING = {
  LONGEST: 40,
  MOST_WORDS: 3,
  KEEP_DAYS: 365,
  /** Asked for again by the same person within so long, it is the same wish. */
  SAME_MINUTES: 10,
  /** Of one person in a day. */
  PER_DAY: 60,
  /** In the list; the file has them all. */
  SHOWN: 50,
} as const;

/** Named steps of the work, in order, as people see them. Each engine reports into these. */
export const STEPS = [
  { id: "read", label: "Read prompt", doing: "Reading the prompt" },
  { id: "build", label: "Build parts", doing: "Building parts" },
  { id: "unwrap", label: "Unwrap UVs", doing: "Unwrapping UVs" },
  { id: "bake", label: "Bake textures", doing: "Baking textures" },
  { id: "check", label: "Check and pack", doing: "Checking and packing" },
] as const;
export type StepId = (typeof STEPS)[number]["id"];

export const EXAMPLE_PROMPTS = [
  "Rusty sci-fi supply crate, teal panels, glowing status lights",
  "Three red mushrooms on a mossy rock",
  "Brass desk lamp with a worn green shade",
  "Low-poly pine tree in autumn orange",
  "Ancient stone watchtower with a wooden roof",
  "Porcelain vase with blue bands",
] as const;
