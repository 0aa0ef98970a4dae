import type { Point } from './svg.ts';

export const MIDDLE = 320;

export const GROUND = 240;

export type Place = (x: number, y: number) => Point;
