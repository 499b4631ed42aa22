import { plainName } from "../formats/numbers.ts";

/** Hands out names that stay different in every format: “wheel”, “wheel 2”. */
export class UniqueNames {
  /** Names that formats use themselves. */
  private readonly taken = new Set(["root", "materials"]);

  take(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.taken.has(plainName(name).toLowerCase()); count++) name = `${wanted} ${count}`;
    this.taken.add(plainName(name).toLowerCase());
    return name;
  }
}
