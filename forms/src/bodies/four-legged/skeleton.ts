import type { Point } from "@blenda/forge/solid/shapes/shape";
import { Vector3 } from "three";
import type { Figure } from "../core/figure.ts";
import { bent } from "../core/knees.ts";
import type { FourLegged } from "./plan.ts";
import type { FootPlace, Stance } from "./stances.ts";

const LEGS = ["front left", "front right", "hind left", "hind right"] as const;
type LegName = (typeof LEGS)[number];

interface Leg {
  name: LegName;
  isFront: boolean;
  side: number;
  joint: Point;
  /** Lengths of the three bones. */
  upper: number;
  lower: number;
  foot: number;
  /** From the ankle to the sole, as drawn. */
  cannon: Point;
  pole: Point;
  /** Height from joint to ground. */
  reach: number;
  spread: number;
}

export interface Drawn {
  middle: Point;
  /** Along the muzzle and above it, one head size long. */
  forward: Point;
  up: Point;
  legs: Leg[];
  hipAt: Point;
  shoulderAt: Point;
  neckFrom: Point;
  neckTo: Point;
}

const along = (from: Point, way: Point, by: number): Point => [from[0] + way[0] * by, from[1] + way[1] * by, from[2] + way[2] * by];

/** The bones of the animal as it stands. */
export function drawSkeleton(figure: Figure, plan: FourLegged): Drawn {
  const { long, leg, hip = leg, chest, neck, head } = plan;
  const hipAt: Point = [0, hip, -long / 2];
  const shoulderAt: Point = [0, leg, long / 2];
  const waist: Point = [0, (hip + leg) / 2, 0];
  figure.bone("hips", null, hipAt, waist);
  figure.bone("chest", "hips", waist, shoulderAt);
  const lift = (neck.up * Math.PI) / 180;
  const neckFrom: Point = [0, leg + chest[1] * 0.4 * Math.sin(lift), long / 2 + chest[1] * 0.35];
  const neckTo = along(neckFrom, [0, Math.sin(lift), Math.cos(lift)], neck.long);
  figure.bone("neck", "chest", neckFrom, neckTo);
  const nod = (head.nod * Math.PI) / 180;
  const forward: Point = [0, -Math.sin(nod) * head.size, Math.cos(nod) * head.size];
  const up: Point = [0, Math.cos(nod) * head.size, Math.sin(nod) * head.size];
  const middle = along(along(neckTo, forward, 0.35), up, 0.15);
  figure.bone("head", "neck", neckTo, along(middle, forward, 1 + head.muzzle * 0.6));
  drawTail(figure, plan, hipAt);
  const legs = LEGS.map((name) => drawLeg(figure, plan, name));
  return { middle, forward, up, legs, hipAt, shoulderAt, neckFrom, neckTo };
}

function drawTail(figure: Figure, { rump, tail }: FourLegged, hipAt: Point): void {
  let at: Point = [0, hipAt[1] + rump[1] * (tail.thick[0] > 0.1 ? 0.2 : 0.5), hipAt[2] - rump[1] * 0.7];
  let parent = "hips";
  for (const step of [0, 1, 2, 3]) {
    const angle = ((tail.up + tail.curl * (step / 3)) * Math.PI) / 180;
    const next = along(at, [0, Math.sin(angle), -Math.cos(angle)], tail.long / 4);
    figure.bone(`tail ${step + 1}`, parent, at, next);
    parent = `tail ${step + 1}`;
    at = next;
  }
}

function drawLeg(figure: Figure, plan: FourLegged, name: LegName): Leg {
  const { long, leg, hip = leg, chest, rump, splay = 0, arms, limb } = plan;
  const isFront = name.startsWith("front");
  const side = name.endsWith("left") ? 1 : -1;
  const height = isFront ? leg : hip;
  const girth = isFront ? chest : rump;
  const joint: Point = [side * Math.max(girth[0] * 0.62, girth[0] - limb[0] * 0.8), height * 0.97, (isFront ? 1 : -1) * long * 0.5];
  const reach = joint[1] * (isFront && arms ? arms : 1);
  const bend = isFront ? 1.03 : plan.foot === "pad" ? 1.04 : 1.13;
  const isHoofed = plan.foot === "hoof";
  const cannonLong = reach * (isFront ? (isHoofed ? 0.3 : 0.2) : isHoofed ? 0.36 : 0.27);
  const cannon: Point = isFront
    ? [0, -cannonLong, cannonLong * 0.06]
    : [0, -cannonLong * 0.97, cannonLong * (plan.foot === "pad" ? 0.05 : 0.24)];
  const rest = Math.hypot(reach - cannonLong, splay * reach);
  const spring = isFront ? 1 : (plan.spring ?? 1);
  const [upper, lower] = [rest * 0.52 * bend * spring, rest * 0.48 * bend * spring];
  const pole: Point = splay > 0 ? (spring > 1 ? [side * 0.7, 0.5, 0.9] : [side * 0.9, 0.7, 0]) : isFront ? [0, 0, -1] : [0, 0, 1];
  const own: Leg = { name, isFront, side, joint, upper, lower, foot: cannonLong, cannon, pole, reach, spread: splay * reach };
  const from = new Vector3(...joint);
  const sole = new Vector3(joint[0] + side * own.spread, joint[1] - reach, joint[2] + (isFront ? 0.02 : -0.02));
  const ankle = sole.clone().sub(new Vector3(...cannon));
  const { joint: knee, end } = bent(from, ankle, upper, lower, new Vector3(...pole));
  const list = (point: Vector3) => point.toArray() as Point;
  figure.bone(`${name} upper`, isFront ? "chest" : "hips", joint, list(knee));
  figure.bone(`${name} lower`, `${name} upper`, list(knee), list(end));
  figure.bone(`${name} foot`, `${name} lower`, list(end), list(end.clone().add(new Vector3(...cannon))));
  return own;
}

/** Brings the drawn skeleton into a stance; feet stay on the ground where the stance says so. */
export function strike(figure: Figure, plan: FourLegged, { legs, hipAt }: Drawn, stance: Stance): void {
  const { pitch = 0, roll = 0 } = stance;
  const height = stance.hips === undefined ? hipAt[1] : stance.hips;
  figure.turn("hips", [-pitch, 0, roll], [0, height - hipAt[1], 0]);
  figure.turn("chest", stance.chest);
  figure.turn("neck", stance.neck);
  figure.turn("head", stance.head);
  poseTail(figure, plan, stance);
  for (const leg of legs) place(figure, plan, leg, stance.feet[leg.name]);
}

/** The first bone takes most of the turn, the others the rest; a tail on the ground also loses its own curl. */
function poseTail(figure: Figure, { tail }: FourLegged, { tail: turn = [0, 0, 0], isTailDown = false }: Stance): void {
  const lay = isTailDown ? Math.max(-70, Math.min(70, -tail.up - 8)) : turn[0];
  figure.turn("tail 1", [lay, turn[1] * 0.4, turn[2]]);
  for (const step of [2, 3, 4]) figure.turn(`tail ${step}`, [isTailDown ? -tail.curl / 3 + 3 : turn[0] * 0.08, turn[1] * 0.5, 0]);
}

function place(figure: Figure, plan: FourLegged, leg: Leg, where: FootPlace): void {
  const from = figure.posed(leg.isFront ? "chest" : "hips", leg.joint);
  const { z = 0, y = 0, x = 0, toe = 0, free } = where;
  const cannon = new Vector3(...leg.cannon).applyAxisAngle(new Vector3(1, 0, 0), (toe * Math.PI) / 180);
  const sole = new Vector3(from.x + leg.side * (leg.spread + x * leg.reach), y * leg.reach, from.z + z * leg.reach);
  // A free foot hangs from the joint instead of standing on the ground.
  if (free) sole.y = from.y - leg.reach * (1 - y);
  const least = plan.limb[2] * 0.9;
  const ankle = sole.clone().sub(cannon);
  if (!free && y <= 0) ankle.y = Math.max(ankle.y, least);
  const pole = where.pole ? new Vector3(where.pole[0] * leg.side, where.pole[1], where.pole[2]) : new Vector3(...leg.pole);
  const { joint: knee, end } = bent(from, ankle, leg.upper, leg.lower, pole);
  figure.lay(`${leg.name} upper`, from, knee);
  figure.lay(`${leg.name} lower`, knee, end);
  figure.lay(`${leg.name} foot`, end, end.clone().add(cannon));
}
