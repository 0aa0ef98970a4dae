import { type PlanBody, type PlanType, planBodies } from './plan-bodies.ts';
import { type Curve, type Point, symmetric } from './svg.ts';

export const MIDDLE = 134;

/** A body laid into a drawing: where a point of it stands, in units. Its nose is to the left. */
export type Plan = Readonly<{
  body: PlanBody;
  scale: number;
  x: (cm: number) => number;
  y: (cm: number) => number;
  at: (along: number, side: number) => Point;
}>;

export const planOf = (type: PlanType, scale: number, nose: number): Plan => {
  const x = (cm: number) => nose + cm * scale;
  const y = (cm: number) => MIDDLE + cm * scale;
  return { body: planBodies[type], scale, x, y, at: (along, side) => [x(along), y(side)] };
};

export const outlineOf = ({ body: { length, half, nose, tail, cowl }, at }: Plan): string =>
  symmetric({ y: MIDDLE }, at(0, 0), [
    [at(0, -half * 0.4), at(nose * 0.12, -half * 0.74), at(nose * 0.66, -half + 9)],
    [at(nose, -half + 3), at(nose * 1.6, -half + 1), at(cowl, -half + 1.5)],
    [at(length * 0.45, -half + 0.5), at(length * 0.7, -half), at(length - tail * 2.6, -half + 1)],
    [at(length - tail, -half + 3), at(length - tail * 0.4, -half + 11), at(length - tail * 0.22, -half * 0.62)],
    [at(length, -half * 0.42), at(length, -half * 0.2), at(length, 0)],
  ]);

/** How wide the inside is, from the middle to a door. */
export const insideOf = ({ half }: PlanBody): number => half - 15;

/** The opening where the roof is taken off: from under the windscreen to `end`. */
export const openingOf = ({ body, at }: Plan, end: number): string => {
  const inside = insideOf(body);
  const { cowl } = body;
  const curves: Curve[] = [
    [at(cowl + 1, -inside * 0.4), at(cowl + 6, -inside * 0.8), at(cowl + 20, -inside + 2)],
    [at(cowl + 60, -inside), at(end - 50, -inside), at(end - 22, -inside)],
    [at(end - 8, -inside), at(end - 2, -inside + 6), at(end - 1, -inside + 20)],
    [at(end, -inside * 0.5), at(end, -inside * 0.2), at(end, 0)],
  ];
  return symmetric({ y: MIDDLE }, at(cowl, 0), curves);
};
