import type { Material, MaterialMaps, Mesh, Model, ModelNode } from "../model.ts";
import type { Unwrapped } from "../solid/atlas/unwrap.ts";
import type { PlacedPart, PlacedThing } from "../solid/bake/bake.ts";
import { clipsOf, type MovingThing } from "./clips.ts";
import { type Hinge, hingeOf } from "./hinges.ts";
import { type Bone, bonesOf, heldBy, heldWhole, nearestBone } from "./rigging.ts";
import { splitSkin } from "./split-skin.ts";
import { clearMaterial, STUFFS, type Stuff } from "./stuffs.ts";
import { UniqueNames } from "./unique-names.ts";

/** The parts of a model as people take it apart: a node for every thing and every part that moves, a mesh for each of its materials. */
export function structured(name: string, skin: Unwrapped, parts: readonly PlacedPart[], maps: MaterialMaps): Model {
  const tree = new Tree(name);
  const things = [...Map.groupBy(parts.keys(), (at) => parts[at].thing)];
  for (const [thing, members] of things) tree.add(thing, members, parts, things.length === 1);
  const used = STUFFS.filter((stuff) => tree.meshes.some((mesh) => mesh.stuff === stuff));
  const pieces = splitSkin(skin, tree.meshOfPart, tree.meshes.length);
  const meshes = tree.meshes.map(
    ({ name: own, stuff, bones, isStiff }, at): Mesh => ({
      name: own,
      ...pieces[at],
      material: used.indexOf(stuff),
      ...(bones ? held(bones, pieces[at], isStiff) : {}),
    }),
  );
  const materials = used.map((stuff): Material => (stuff === "solid" ? { name, maps } : clearMaterial(name, maps, stuff)));
  const clips = clipsOf(tree.moving);
  return {
    name,
    meshes,
    materials,
    nodes: tree.nodes,
    ...(tree.skins.length > 0 ? { skins: tree.skins } : {}),
    ...(clips.length > 0 ? { clips } : {}),
  };
}

const held = (bones: readonly Bone[], piece: Pick<Mesh, "positions" | "normals" | "indices">, isStiff = false) =>
  isStiff ? heldWhole(bones, piece.positions, piece.indices) : heldBy(bones, piece);

interface PlannedMesh {
  name: string;
  stuff: Stuff;
  bones?: readonly Bone[];
  isStiff?: boolean;
}

/** Where a part's faces go: with the thing itself, with what moves like it, or into the skin of the skeleton. */
interface Home {
  node: number;
  isSkin: boolean;
}

class Tree {
  readonly nodes: ModelNode[] = [];
  readonly skins: { joints: number[] }[] = [];
  readonly meshes: PlannedMesh[] = [];
  readonly meshOfPart: number[] = [];
  readonly moving: MovingThing[] = [];
  private readonly names = new UniqueNames();
  private readonly skeletons = new Map<PlacedThing, { bones: readonly Bone[]; joints: readonly number[] }>();
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  add(thing: PlacedThing | undefined, members: readonly number[], parts: readonly PlacedPart[], isAlone: boolean): void {
    const name = isAlone || !thing ? this.name : thing.name;
    const root = this.node({ name, parent: this.carrying(thing), pivot: isAlone || !thing ? [0, 0, 0] : thing.base });
    const moving: MovingThing = { name: this.nodes[root].name, hinges: [] };
    this.moving.push(moving);
    const homes = new Map<string, Home>([["still", { node: root, isSkin: false }]]);
    const rig = members.map((at) => parts[at].rig).find((each) => each);
    const bones = rig && thing ? bonesOf(rig, thing.place) : undefined;
    if (rig && thing && bones) {
      const joints = this.addBones(bones, root);
      homes.set("skin", { node: this.node({ name: `${name} skin`, parent: null, pivot: [0, 0, 0] }), isSkin: true });
      moving.rig = { rig, place: thing.place, bones, joints };
      this.skeletons.set(thing, { bones, joints });
    }
    const taken = new Map<string, number>();
    // What is solid comes first: it has the node itself, glass beside it a node of its own.
    for (const at of members.toSorted((a, b) => STUFFS.indexOf(stuffOf(parts[a])) - STUFFS.indexOf(stuffOf(parts[b])))) {
      const part = parts[at];
      const key = bones && part.rig ? "skin" : part.motion ? JSON.stringify(hingeOf(part)) : "still";
      let home = homes.get(key);
      if (!home) homes.set(key, (home = this.addHinge(part, root, moving)));
      const place = `${home.node} ${stuffOf(part)}`;
      let mesh = taken.get(place);
      if (mesh === undefined) taken.set(place, (mesh = this.addMesh(home, stuffOf(part), bones, part.rig?.isStiff)));
      this.meshOfPart[at] = mesh;
    }
  }

  /** The bone that carries the thing along, if anybody's does. Carriers come before what they carry. */
  private carrying(thing: PlacedThing | undefined): number | null {
    const skeleton = thing?.carrier && this.skeletons.get(thing.carrier.thing);
    return skeleton && thing.carrier ? skeleton.joints[nearestBone(skeleton.bones, thing.carrier.at)] : null;
  }

  private addHinge(part: PlacedPart, root: number, moving: MovingThing): Home {
    const hinge = hingeOf(part) as Hinge;
    const node = this.node({ name: part.name, parent: root, pivot: hinge.at });
    moving.hinges.push({ hinge, node, part: part.name });
    return { node, isSkin: false };
  }

  private addBones(bones: readonly Bone[], root: number): number[] {
    const joints: number[] = [];
    for (const { name, parent, head } of bones) joints.push(this.node({ name, parent: parent < 0 ? root : joints[parent], pivot: head }));
    this.skins.push({ joints });
    return joints;
  }

  private addMesh(home: Home, stuff: Stuff, bones: readonly Bone[] | undefined, isStiff = false): number {
    let at = home.node;
    const { name, parent, pivot } = this.nodes[at];
    const isTaken = this.nodes[at].mesh !== undefined;
    // Readers want a skin to stand in the open, not below anything.
    if (isTaken) at = this.node({ name: `${name} ${stuff}`, parent: home.isSkin ? parent : at, pivot });
    const mesh = this.meshes.push({ name: this.nodes[at].name, stuff, ...(home.isSkin && bones ? { bones, isStiff } : {}) }) - 1;
    this.nodes[at].mesh = mesh;
    if (home.isSkin) this.nodes[at].skin = this.skins.length - 1;
    return mesh;
  }

  private node(node: ModelNode): number {
    return this.nodes.push({ ...node, name: this.names.take(node.name) }) - 1;
  }
}

const stuffOf = ({ clear }: PlacedPart): Stuff => clear ?? "solid";
