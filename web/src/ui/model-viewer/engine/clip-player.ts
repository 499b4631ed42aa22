import { type AnimationClip, AnimationMixer, type Group } from "three";

export interface Clip {
  name: string;
  seconds: number;
}

/** Plays one clip of a model at a time. It moves only when told how much time has passed. */
export interface ClipPlayer {
  clips: readonly Clip[];
  readonly seconds: number;
  choose: (at: number) => void;
  seek: (seconds: number) => void;
  advance: (seconds: number) => void;
  dispose: () => void;
}

export function createClipPlayer(root: Group, clips: readonly AnimationClip[]): ClipPlayer {
  const mixer = new AnimationMixer(root);
  const actions = clips.map((clip) => mixer.clipAction(clip));
  let current = actions[0];
  return {
    clips: clips.map(({ name, duration }, at) => ({ name: name || `Clip ${at + 1}`, seconds: duration })),
    get seconds() {
      return current?.time ?? 0;
    },
    choose(at) {
      current?.stop();
      current = actions[at];
      current?.reset().play();
      mixer.update(0);
    },
    seek(seconds) {
      if (!current) return;
      current.play();
      current.time = seconds;
      mixer.update(0);
    },
    advance(seconds) {
      current?.play();
      mixer.update(seconds);
    },
    dispose() {
      mixer.stopAllAction();
      mixer.uncacheRoot(root);
    },
  };
}
