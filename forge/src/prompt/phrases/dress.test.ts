import { describe, expect, test } from "vitest";
import { grammars } from "../../grammars/registry.ts";
import { understand } from "../understand.ts";

async function read(prompt: string) {
  const understood = await understand(prompt, grammars);
  if (!understood) throw new Error(`nothing in ${prompt}`);
  const { objects, ignored } = understood;
  return { forms: objects.map(({ grammar }) => grammar?.id), traits: [...(objects[0]?.look.traits ?? [])], ignored };
}

describe("what somebody wears", () => {
  test("whose dress has a hat comes with it, by the outfits' own data", async () => {
    for (const who of ["wizard", "leprechaun", "genie"]) expect((await read(`a ${who} with a hat`)).forms, who).toEqual(["person"]);
    expect((await read("a devil with a hat")).forms).toEqual(["person", "straw hat"]);
    const { hatted = [] } = grammars.find(({ id }) => id === "person") ?? {};
    expect(hatted).toEqual(expect.arrayContaining(["knight", "chef", "graduate"]));
    expect(hatted).not.toContain("devil");
  });

  test("a cat in boots has them on, and a snake wears none", async () => {
    const cat = await read("a cat in red boots");
    expect(cat).toMatchObject({ forms: ["cat"], ignored: [] });
    expect(cat.traits).toContain("boots");
    expect((await read("a snake in boots")).ignored).toEqual(["boots"]);
  });
});
