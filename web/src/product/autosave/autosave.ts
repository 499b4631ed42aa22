/** What the server has, and the mark it has it under. */
export interface SavedFields<Fields> {
  fields: Fields;
  mark: number;
}

export interface AutosaveRules<Fields> {
  known: SavedFields<Fields>;
  /** When that was saved. */
  savedAt: number;
  save: (changed: Partial<Fields>, mark: number) => Promise<SavedFields<Fields>>;
  /** What another window saved meanwhile, if that is why a save was refused. */
  theirsIn: (error: Error) => SavedFields<Fields> | null;
  /** Where what is typed outlives the page. */
  store: { read: () => unknown; write: (typed: object) => void; remove: () => void };
}

export interface AutosaveView<Fields> {
  fields: Fields;
  state: "saved" | "waiting" | "saving" | "failed" | "conflict";
  savedAt: number;
  /** Why it is not saved. */
  error: Error | null;
  /** What both changed, when two did. */
  conflict: (keyof Fields)[];
}

const PAUSE_MS = 1_000;
const AGAIN_MS = 15_000;
const MOST_ROUNDS = 5;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves a form by itself. Only what was changed is sent; until it has arrived it is also kept on this device, so neither a lost
 * line, a reload nor an ended session takes a word. Two who change different fields never notice each other; where both changed
 * the same one, a person has to choose.
 */
export class Autosave<Fields extends object> {
  readonly #rules: AutosaveRules<Fields>;
  readonly #listeners = new Set<() => void>();
  #known: SavedFields<Fields>;
  #typed: Partial<Fields>;
  #theirs: SavedFields<Fields> | null = null;
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #savedAt: number;
  #error: Error | null = null;
  #view: AutosaveView<Fields>;

  constructor(rules: AutosaveRules<Fields>) {
    this.#rules = rules;
    this.#known = rules.known;
    this.#savedAt = rules.savedAt;
    this.#typed = this.#kept();
    this.#view = this.#look();
    if (this.#isDirty) this.#later(0);
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = (): AutosaveView<Fields> => this.#view;

  readonly mark = (): number => this.#known.mark;

  readonly set = (changed: Partial<Fields>): void => {
    this.#typed = { ...this.#typed, ...changed };
    this.#rules.store.write(this.#typed);
    this.#later(PAUSE_MS);
    this.#tell();
  };

  /** News of the server's side: an answer, or a save from elsewhere. */
  readonly hear = (known: SavedFields<Fields>, savedAt: number): void => {
    if (known.mark < this.#known.mark || (known.mark === this.#known.mark && isSame(known.fields, this.#known.fields))) return;
    if (this.#running) return;
    if (this.#bothChanged(known).length > 0) this.#theirs = known;
    else this.#learn(known, savedAt);
    this.#tell();
  };

  /** Saves what is typed now. Whether everything is saved afterwards. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (!this.#isDirty) return true;
    if (this.#theirs) return false;
    this.#running = this.#send();
    this.#tell();
    const isSaved = await this.#running;
    this.#running = null;
    this.#tell();
    return isSaved;
  };

  readonly keepMine = (): Promise<boolean> => {
    if (this.#theirs) this.#known = this.#theirs;
    this.#theirs = null;
    return this.flush();
  };

  readonly takeTheirs = (): void => {
    const both = this.#theirs ? this.#bothChanged(this.#theirs) : [];
    this.#drop((field) => both.includes(field));
    if (this.#theirs) this.#learn(this.#theirs, Date.now());
    this.#theirs = null;
    if (this.#isDirty) this.#later(0);
    this.#tell();
  };

  /** The page is left: what is still typed goes now, and stays on the device if it does not arrive. */
  readonly close = (): void => {
    clearTimeout(this.#timer);
    if (this.#isDirty && !this.#theirs) void this.flush();
  };

  async #send(): Promise<boolean> {
    for (let round = 1; round <= MOST_ROUNDS && this.#isDirty; round += 1) {
      const sent = this.#typed;
      try {
        this.#learn(await this.#rules.save(sent, this.#known.mark), Date.now(), sent);
      } catch (error) {
        const failed = error instanceof Error ? error : new Error(String(error));
        const theirs = this.#rules.theirsIn(failed);
        if (!theirs) return this.#fail(failed);
        if (this.#bothChanged(theirs).length > 0) {
          this.#theirs = theirs;
          return false;
        }
        this.#known = theirs;
      }
    }
    return !this.#isDirty;
  }

  #fail(error: Error): false {
    this.#error = error;
    this.#later(AGAIN_MS);
    return false;
  }

  #learn(known: SavedFields<Fields>, savedAt: number, sent: Partial<Fields> = {}): void {
    this.#known = known;
    this.#savedAt = savedAt;
    this.#error = null;
    // What was typed on while it was on its way is still to be sent.
    this.#drop((field) => field in sent && this.#typed[field] === sent[field]);
    if (this.#isDirty) this.#rules.store.write(this.#typed);
    else this.#rules.store.remove();
  }

  /** What is on its way stays as it was sent, so this never changes the object itself. */
  #drop(isDone: (field: keyof Fields) => boolean): void {
    const left = Object.entries(this.#typed).filter(([field]) => !isDone(field as keyof Fields));
    this.#typed = Object.fromEntries(left) as Partial<Fields>;
  }

  /** Fields that are typed here and were changed there, to something else. */
  #bothChanged(theirs: SavedFields<Fields>): (keyof Fields)[] {
    return (Object.keys(this.#typed) as (keyof Fields)[]).filter(
      (field) => !isSame(theirs.fields[field], this.#known.fields[field]) && !isSame(theirs.fields[field], this.#typed[field]),
    );
  }

  get #isDirty(): boolean {
    return Object.keys(this.#typed).length > 0;
  }

  /** What an earlier page did not get through; fields that no longer exist are left out, and so is what has arrived after all. */
  #kept(): Partial<Fields> {
    const kept = this.#rules.store.read();
    if (typeof kept !== "object" || kept === null) return {};
    const fields = this.#known.fields as Record<string, unknown>;
    const still = Object.entries(kept).filter(([field, value]) => field in fields && !isSame(value, fields[field]));
    return Object.fromEntries(still) as Partial<Fields>;
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #state(): AutosaveView<Fields>["state"] {
    if (this.#theirs) return "conflict";
    if (this.#running) return "saving";
    if (this.#error) return "failed";
    return this.#isDirty ? "waiting" : "saved";
  }

  #look(): AutosaveView<Fields> {
    return {
      fields: { ...this.#known.fields, ...this.#typed },
      state: this.#state(),
      savedAt: this.#savedAt,
      error: this.#error,
      conflict: this.#theirs ? this.#bothChanged(this.#theirs) : [],
    };
  }

  #tell(): void {
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
