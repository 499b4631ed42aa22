/** What a form is or does among other things, beyond its shape. The form says so itself: the engine knows none by its name. */
export type Manner =
  /** Brings its own ground: “on a hill” asks for no second thing. */
  | "rooted"
  /** Others stand on it; as a `setting` also where “the” one is only the place, as a `landscape` for everything that is rooted. */
  | "ground"
  | "setting"
  | "landscape"
  /** A gem on it has the first colour, elsewhere the second. */
  | "gems first"
  /** A sign, or what floats or shows only upright what it is: never laid down, however narrow its foot. */
  | "upright"
  /** Built as it leans against a wall, and lying when somebody is on it; `finned` on the side that looks to the front. */
  | "stood on"
  | "finned"
  /** Held between the legs of whoever rides it. */
  | "straddled"
  /** Goes into a vessel point first: the end it is held by looks out. */
  | "point first"
  /** Upright, and things hang on its front; on a `trunk` only flat ones, over a `mantel` from the upper edge. */
  | "wall"
  | "trunk"
  | "mantel"
  /** Has hooks. */
  | "rack"
  /** Hangs flat on a wall. */
  | "hung flat"
  /** Clothes and bags: hang from their upper end. */
  | "hung up"
  /** A board or a bike: an animal on it is as large as a rider, though none was ever so. */
  | "ride"
  /** Pictures on it are printed there. */
  | "printed"
  /** In a `bath` it wants water to swim on. */
  | "floating"
  | "bath"
  /** Closed when somebody sits on it. */
  | "lidded"
  /** Whoever is in it sleeps. */
  | "bed"
  /** In a mug it stirs what is there. */
  | "stirring"
  /** Lies when something long is in it, as a bottle does round a ship. */
  | "laid round"
  | "bust"
  | "person";

export interface Manners {
  is?: readonly Manner[];
  /** What it is by itself, or what a part of it is: who asks for an open umbrella gets it, and the word is not told to be unused. */
  already?: string;
}

export const isA = (form: Manners | null | undefined, manner: Manner): boolean => form?.is?.includes(manner) ?? false;

/** These alone, of whatever says them: for makers of forms to hand on. */
export const mannersOf = ({ is, already }: Manners): Manners => ({ ...(is ? { is } : {}), ...(already ? { already } : {}) });
