import { LEARNING } from "@blenda/domain/learning/constants";
import { type RefObject, useRef, useState } from "react";
import { localStore } from "../../lib/storage/storage.ts";

const SPEED_KEY = "blenda.lessonSpeed";
const NORMAL = 1;

const keptSpeed = (): number => LEARNING.SPEEDS.find((speed) => String(speed) === localStore.read(SPEED_KEY)) ?? NORMAL;

/** Safari on phones shows only the film itself in full, and only by this name. */
interface PhoneFilm extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

const FRESH = { isPlaying: false, seconds: 0, duration: 0, isMuted: false, hasCaptions: true, captionsAt: 0, isBroken: false };

/** A film, what is true of it now, and what can be done with it. */
export function useFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [state, setState] = useState(FRESH);
  const [speed, setSpeed] = useState(keptSpeed);
  const learn = (news: Partial<typeof FRESH>) => setState((before) => ({ ...before, ...news }));

  const goTo = (seconds: number) => {
    const film = video.current;
    if (film) film.currentTime = Math.min(Math.max(0, seconds), film.duration || seconds);
  };
  const play = () => void video.current?.play().catch(() => {});
  return {
    ...state,
    speed,
    video,
    frame,
    goTo,
    play,
    toggle: () => (video.current?.paused ? play() : video.current?.pause()),
    skip: (seconds: number) => goTo((video.current?.currentTime ?? 0) + seconds),
    mute: () => {
      if (video.current) video.current.muted = !video.current.muted;
    },
    setSpeed: (next: number) => {
      localStore.write(SPEED_KEY, String(next));
      setSpeed(next);
      if (video.current) video.current.playbackRate = next;
    },
    turnCaptions: () => {
      learn({ hasCaptions: !state.hasCaptions });
      showCaptions(video, state.hasCaptions ? null : state.captionsAt);
    },
    /** By their place among the lesson's; `null`: none. */
    chooseCaptions: (at: number | null) => {
      learn({ hasCaptions: at !== null, captionsAt: at ?? state.captionsAt });
      showCaptions(video, at);
    },
    fill: () => void fill(frame, video),
    float: () => void float(video),
    /** Asks for the film again, at the place it had reached. */
    retry: () => {
      const at = state.seconds;
      learn({ isBroken: false });
      const film = video.current;
      if (!film) return;
      film.addEventListener("loadedmetadata", () => goTo(at), { once: true });
      film.load();
    },
    /** For the element itself. */
    events: {
      onPlay: () => learn({ isPlaying: true }),
      onPause: () => learn({ isPlaying: false }),
      onTimeUpdate: () => learn({ seconds: video.current?.currentTime ?? 0 }),
      onLoadedMetadata: () => {
        if (video.current) video.current.playbackRate = speed;
        learn({ duration: video.current?.duration ?? 0, isBroken: false });
      },
      onVolumeChange: () => learn({ isMuted: video.current?.muted ?? false }),
      onError: () => learn({ isBroken: true, isPlaying: false }),
    },
  };
}
export type Film = ReturnType<typeof useFilm>;

type FilmRef = RefObject<HTMLVideoElement | null>;

/** One language at a time, or none. */
function showCaptions(video: FilmRef, at: number | null): void {
  for (const [n, track] of [...(video.current?.textTracks ?? [])].entries()) track.mode = n === at ? "showing" : "hidden";
}

async function fill(frame: RefObject<HTMLElement | null>, video: FilmRef): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  if (frame.current?.requestFullscreen) return frame.current.requestFullscreen().catch(() => {});
  (video.current as PhoneFilm | null)?.webkitEnterFullscreen?.();
}

async function float(video: FilmRef): Promise<void> {
  if (document.pictureInPictureElement) return document.exitPictureInPicture();
  await video.current?.requestPictureInPicture().catch(() => {});
}
