import { luminous, type Rgb } from "../solid/color.ts";
import { emblem } from "../solid/decals/emblems.ts";
import { canWrite } from "../solid/decals/lettering.ts";
import type { Noise } from "../solid/noise.ts";
import type { Socket } from "../solid/part.ts";
import type { Random } from "../solid/random.ts";
import type { Solids } from "../solid/shapes/solids.ts";
import { aged } from "../solid/surfaces/aging.ts";
import { finished } from "../solid/surfaces/finish.ts";
import { patternedWith } from "../solid/surfaces/pattern.ts";
import { type MaterialName, stuff } from "../solid/surfaces/stuff.ts";
import { layered, type Surface } from "../solid/surfaces/surface.ts";
import { type Look, type StyleName, USUAL_GLOW } from "./look.ts";

interface BriefSources {
  look: Look;
  isDetailed: boolean;
  random: Random;
  noise: Noise;
  solids: Solids;
}

/** Everything a grammar is given: what was asked for, seeded chance, and a workshop. */
export class Brief {
  readonly look: Look;
  /** The person paid for high complexity: add greebles, bolts, bevels, leaves. */
  readonly isDetailed: boolean;
  readonly random: Random;
  readonly noise: Noise;
  /** Bodies to cut and join. */
  readonly solids: Solids;
  /** Where other things go on this one, in the order the grammar told of them. */
  readonly sockets: Socket[] = [];
  /** The grammar put pattern and finish on its main parts itself. */
  hasDressed = false;
  private readonly named: Rgb | null;

  constructor({ look, isDetailed, random, noise, solids }: BriefSources) {
    this.look = look.glow ? { ...look, glow: luminous(look.glow) } : look;
    this.named = look.glow?.every((channel, at) => channel === USUAL_GLOW[at]) ? null : this.look.glow;
    this.isDetailed = isDetailed;
    this.random = random;
    this.noise = noise;
    this.solids = solids;
  }

  /** Tells of a place for another thing. */
  socket(socket: Socket): void {
    this.sockets.push(socket);
  }

  has(trait: string): boolean {
    return this.look.traits.has(trait);
  }

  /** Words or a sign of somebody's own go on its front; what nobody can draw does not. */
  get isInscribed(): boolean {
    const { text, emblem: sign } = this.look;
    return (text !== null && canWrite(text)) || (sign !== null && emblem(sign) !== null);
  }

  isStyle(...styles: StyleName[]): boolean {
    return this.look.style !== null && styles.includes(this.look.style);
  }

  /** How many steps a round thing gets: fewer for low-poly art, more for high complexity. Always even, at least four. */
  segments(usual: number): number {
    const factor = this.isStyle("low-poly") ? 0.3 : this.isDetailed ? 1.5 : 1;
    return Math.max(4, Math.round((usual * factor) / 2) * 2);
  }

  /** The colour named first, second …; when nobody named one, the grammar's own. */
  color(index: number, own: Rgb): Rgb {
    return this.look.colors[index] ?? own;
  }

  /** The colour of a light: the one named for it, else the thing's own. Lava stays orange and lamps warm when they just glow. */
  light(own: Rgb): Rgb {
    return this.named ?? own;
  }

  /** The substance of a main part: what the words say, else the grammar's own, in the given colour, aged as asked. */
  made(of: MaterialName, color?: Rgb): Surface {
    const material = this.look.material ?? of;
    const [first] = this.look.colors;
    // The grammar's own colour belongs to its own substance: red paint is no reason for red gold. A colour somebody named stays.
    const isWanted = material === of || (color !== undefined && this.look.colors.includes(color));
    return this.aged(this.dressed(stuff(material, this.noise, isWanted ? (color ?? first) : first)), material);
  }

  /** A main part's own surface with the pattern and the finish the words ask for. `made` does so by itself. */
  dressed(surface: Surface): Surface {
    const { pattern, finish, colors } = this.look;
    this.hasDressed = true;
    const layers = [surface];
    if (pattern) layers.push(patternedWith(pattern.kind, pattern.colors.length > 0 ? pattern.colors : colors.slice(1), this.noise));
    if (finish) layers.push(finished(finish, this.noise));
    return layers.length > 1 ? layered(...layers) : surface;
  }

  /** A substance nobody can talk the grammar out of: the blade of a sword, the soil in a pot. */
  always(of: MaterialName, color?: Rgb): Surface {
    return this.aged(stuff(of, this.noise, color), of);
  }

  /** The given surface with as much wear as the words ask for. */
  aged(surface: Surface, of: MaterialName = "plastic"): Surface {
    return this.look.wear > 0 ? layered(surface, aged(of, this.noise, this.look.wear)) : surface;
  }
}
