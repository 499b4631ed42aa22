import { expect, test } from "vitest";
import { makePositionSaver, type PlaceSave } from "./position-saver.ts";

const LESSON = { trainingId: "metal", lessonId: "one" };

function stand({ isReached = true, waiting = [] as PlaceSave[] } = {}) {
  const sent: PlaceSave[] = [];
  let kept: readonly PlaceSave[] = [];
  let minute = 0;
  let reached = isReached;
  const keeper = makePositionSaver(LESSON, waiting, {
    now: () => new Date(Date.UTC(2026, 0, 1, 0, minute++)).toISOString(),
    send: async (save) => {
      if (!reached) throw new Error("not reached");
      sent.push(save);
    },
    keep: (saves) => {
      kept = saves;
    },
  });
  return { keeper, sent, kept: () => kept, reach: () => (reached = true) };
}

/** As a film plays: four times a second. */
function play(keeper: ReturnType<typeof makePositionSaver>, from: number, to: number): void {
  for (let at = from; at <= to; at += 0.25) keeper.move(at);
}

test("a place is saved every ten seconds of film", async () => {
  const { keeper, sent } = stand();
  keeper.begin(0);
  play(keeper, 0, 25);
  await keeper.flush();
  expect(sent.map(({ positionSeconds, watched }) => [positionSeconds, watched])).toEqual([
    [10, { from: 0, to: 10 }],
    [20, { from: 10, to: 20 }],
  ]);
});

test("a player that has just opened says nothing: its 0:00 is nobody's place", async () => {
  const { keeper, sent } = stand();
  keeper.move(0);
  keeper.move(0.25);
  await keeper.save();
  expect(sent).toEqual([]);
  keeper.begin(83);
  await keeper.save();
  expect(sent).toEqual([]);
});

test("whoever seeks has watched what they watched, and not the gap", async () => {
  const { keeper, sent } = stand();
  keeper.begin(0);
  play(keeper, 0, 4);
  keeper.jump(60);
  play(keeper, 60, 62);
  await keeper.save();
  expect(sent.map(({ positionSeconds, watched }) => [positionSeconds, watched])).toEqual([
    [4, { from: 0, to: 4 }],
    [60, null],
    [62, { from: 60, to: 62 }],
  ]);
});

test("only a restart on purpose says so", async () => {
  const { keeper, sent } = stand();
  keeper.begin(50);
  keeper.restart();
  await keeper.flush();
  play(keeper, 0, 12);
  await keeper.flush();
  expect(sent.map(({ positionSeconds, isRestart }) => [positionSeconds, isRestart])).toEqual([
    [0, true],
    [10, false],
  ]);
});

test("what the server did not get is kept, in order, and sent once it can be reached", async () => {
  const lost = stand({ isReached: false });
  lost.keeper.begin(0);
  play(lost.keeper, 0, 20);
  await lost.keeper.save();
  expect(lost.sent).toEqual([]);
  expect(lost.kept().map(({ positionSeconds }) => positionSeconds)).toEqual([10, 20]);

  const later = stand({ waiting: [...lost.kept()] });
  await later.keeper.flush();
  expect(later.sent.map(({ positionSeconds }) => positionSeconds)).toEqual([10, 20]);
  expect(later.kept()).toEqual([]);
});

test("each save is sent once, whoever asks for it meanwhile", async () => {
  const { keeper, sent } = stand();
  keeper.begin(0);
  play(keeper, 0, 11);
  await Promise.all([keeper.save(), keeper.flush(), keeper.save()]);
  await keeper.flush();
  expect(sent.map(({ positionSeconds }) => positionSeconds)).toEqual([10, 11]);
});
