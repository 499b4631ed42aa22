import type { Document, Node } from "@gltf-transform/core";
import { type Channel, type Model, nodesOf } from "../model.ts";
import { accessor } from "./glb-mesh.ts";

export function addSkins(document: Document, model: Model, nodes: readonly Node[]): void {
  const own = nodesOf(model);
  const skins = (model.skins ?? []).map(({ joints }, at) => {
    // Bones are only points: what undoes one is a step back to the origin.
    const inverse = joints.flatMap((joint) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ...own[joint].pivot.map((value) => -value || 0), 1]);
    const skin = document.createSkin(`skeleton ${at + 1}`).setInverseBindMatrices(accessor(document, "MAT4", Float32Array.from(inverse)));
    for (const joint of joints) skin.addJoint(nodes[joint]);
    return skin.setSkeleton(nodes[joints[0]]);
  });
  for (const [at, { skin }] of own.entries()) if (skin !== undefined) nodes[at].setSkin(skins[skin]);
}

export function addClips(document: Document, { clips = [] }: Model, nodes: readonly Node[]): void {
  for (const { name, channels } of clips) {
    const animation = document.createAnimation(name);
    for (const channel of channels) {
      const input = accessor(document, "SCALAR", channel.times);
      const add = (path: "rotation" | "translation", type: "VEC4" | "VEC3", values: Float32Array) => {
        const sampler = document
          .createAnimationSampler()
          .setInput(input)
          .setOutput(accessor(document, type, values));
        animation.addSampler(sampler.setInterpolation("LINEAR"));
        animation.addChannel(document.createAnimationChannel().setTargetNode(nodes[channel.node]).setTargetPath(path).setSampler(sampler));
      };
      if (channel.turns) add("rotation", "VEC4", channel.turns);
      if (channel.moves) add("translation", "VEC3", fromParent(channel.moves, nodes[channel.node].getTranslation()));
    }
  }
}

/** A file keeps where the node is, not how far it has gone. */
const fromParent = (moves: NonNullable<Channel["moves"]>, at: readonly number[]) => moves.map((value, k) => value + at[k % 3]);
