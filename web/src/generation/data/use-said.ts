import type { Choice, DraftPicture, Reading, ReadThing, ToolPage } from "@blenda/domain/generation/model";
import { choicesFor, openChoices } from "@blenda/domain/generation/rules";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { codeOf } from "../../lib/calls/refusal.ts";
import { useSettled } from "../../lib/clock/use-settled.ts";
import { draftQuery, readingQuery } from "./reading-query.ts";
import { faultsOf } from "./request.ts";
import type { RequestDraft } from "./use-request-draft.ts";

const READ_PAUSE_MS = 600;
/** A draft costs two seconds of a processor: none is drawn while words are still typed. */
const DRAW_PAUSE_MS = 1_200;
/** Long enough that the words are meant: from here on what is missing is written down. */
const MEANT_PAUSE_MS = 2_000;

/** `none`: nothing to draw, or no engine that draws. `choose`: something has to be chosen first. `refused`: the picture cannot be used. */
export type DraftState = "none" | "choose" | "waiting" | "drawn" | "refused" | "failed";

interface Draft {
  state: DraftState;
  picture: DraftPicture | null;
  /** Why the picture cannot be used. */
  refusal?: string;
}

export interface PromptReading {
  /** What it is called: the words, or the picture's name; empty while there is nothing that could be sent. */
  title: string;
  /** What it is made from, words or picture. */
  about: string;
  reading: Reading | null;
  choices: Choice[];
  choose: (choice: Choice) => void;
  /** What has to be chosen before anything is made, of the words as they stand. */
  open: ReadThing[];
  /** What these words need of what was chosen. */
  instead: Choice[];
  draft: Draft;
}

/** What would be made of the words or the picture in the form, said while it is filled in and before anything is paid. */
export function useSaid({ rules, hasDrafts }: ToolPage, form: RequestDraft): PromptReading {
  const { request, draft: typed } = form;
  const isReady = rules.isOpen && Object.keys(faultsOf(typed, rules, hasDrafts)).length === 0;
  /** Made of the picture itself, whatever the words call it. */
  const isBody = isReady && !request.isFromWords;
  const words = isReady && request.isFromWords ? request.prompt.trim() : "";
  const settled = useSettled(words, READ_PAUSE_MS);
  const { data, isPlaceholderData } = useQuery({ ...readingQuery(settled), enabled: settled !== "" });
  const reading = words === "" ? null : (data ?? null);
  const isCurrent = settled === words && !isPlaceholderData && reading !== null;

  const [choices, setChoices] = useState<Choice[]>([]);
  const choose = (choice: Choice) => setChoices((before) => [...before.filter(({ asked }) => asked !== choice.asked), choice]);
  const open = reading && isCurrent ? openChoices(reading, choices) : [];
  const instead = reading ? choicesFor(reading, choices) : [];

  const canDraw = hasDrafts && (isBody || (isCurrent && reading.things.length > 0));
  const { pictureMode } = request;
  const picture = pictureMode === null ? null : { imageId: typed.imageId, mode: pictureMode };
  const wish = { prompt: words, ...picture, complexity: request.options.complexity, instead };
  const draft = useDraftPicture(wish, canDraw, open.length > 0 ? MEANT_PAUSE_MS : DRAW_PAUSE_MS);
  const isNothing = !isBody && (words === "" || reading?.things.length === 0);
  const state: DraftState = !hasDrafts || isNothing ? "none" : open.length > 0 ? "choose" : draft.state;
  const title = words || (isBody ? request.prompt.trim() || typed.imageName.replace(/\.\w{1,5}$/, "") || "Your picture" : "");
  const about = title === "" ? "" : JSON.stringify(isBody ? picture : [words, picture?.imageId]);
  return { title, about, reading, choices, choose, open, instead, draft: { ...draft, state } };
}

type Wish = Parameters<typeof draftQuery>[0];

function useDraftPicture(wish: Wish, canDraw: boolean, pauseMs: number): Draft {
  const now = canDraw ? JSON.stringify(wish) : "";
  const rested = useSettled(now, pauseMs);
  const isRested = canDraw && rested === now;
  const { data, error, isPlaceholderData } = useQuery({ ...draftQuery(wish), enabled: isRested });
  const picture = data ?? null;
  if (!isRested || isPlaceholderData) return { state: "waiting", picture };
  // Nothing is found in it, or it was removed because nothing was made of it for a day.
  if (codeOf(error)?.startsWith("GENERATION_IMAGE")) return { state: "refused", picture: null, refusal: error?.message ?? "" };
  if (error) return { state: "failed", picture: null };
  return { state: data === null ? "none" : picture ? "drawn" : "waiting", picture };
}
