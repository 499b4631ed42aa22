import type { DraftLesson } from "@blenda/domain/teaching/model";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { clockText } from "../../../../lib/text/clock-text.ts";
import { toast } from "../../../../lib/toast.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { learnTraining } from "../../../data/training-drafts.ts";
import { sendPoster } from "../use-posters.ts";

interface Props {
  draftId: string;
  lesson: DraftLesson;
  filmUrl: string;
  seconds: number;
}

/** The frame the player shows becomes the lesson's poster. */
export function PosterButton({ draftId, lesson, filmUrl, seconds }: Props) {
  const cache = useQueryClient();
  const [isTaking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    try {
      const saved = await sendPoster(draftId, lesson.id, filmUrl, Math.round(seconds * 10) / 10);
      if (saved) {
        learnTraining(saved, cache);
        toast.done("Poster taken");
      } else toast.failed("Your browser can't take a frame of this film. Try another browser.");
    } catch (error) {
      toast.failed(error instanceof Error ? error.message : String(error));
    }
    setTaking(false);
  };
  return (
    <Button size="small" icon="camera" isBusy={isTaking} onClick={() => void take()}>
      Poster at {clockText(seconds)}
    </Button>
  );
}
