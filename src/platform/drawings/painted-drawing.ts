import { readdirSync, readFileSync } from 'node:fs';
import { loadBoot } from '#kernel/boot-load.ts';
import { drawnLimits } from '#kernel/drawn-views.ts';
import { paintOf } from '#kernel/paint-colours.ts';
import { bootOf } from './boot.ts';
import { cabinOf } from './cabin.ts';
import { isPlanType } from './plan-bodies.ts';
import { rearOf } from './rear.ts';
import { scooterBoot, scooterCabin } from './scooter-above.ts';
import { scooterRear } from './scooter-rear.ts';

const folder = new URL('../../web/drawings/', import.meta.url);

/** The view box of every drawing, the same for all, so that vehicles keep their relative sizes. */
const CROP = '30 8 580 252';

const USUAL_PAINT = 'd8dde0';

/** What the address of a drawing may say, as text. */
export type DrawingQuery = Readonly<Record<string, unknown>>;

/**
 * The drawing `suv.svg`, `suv-rear.svg`, `suv-cabin.svg?seats=5` or `suv-boot.svg?seats=5&luggage=4&litres=581` in a hex
 * colour or named colour. Null for an unknown drawing, a malformed paint, and what is missing, no whole number, too high
 * or not of this drawing.
 */
export const paintedDrawing = (name: string, { paint = USUAL_PAINT, ...facts }: DrawingQuery): string | null => {
  if (typeof paint !== 'string' || !/^([0-9a-f]{6}|[a-z-]{3,30})$/.test(paint)) return null;
  const drawing = drawn(name, facts)?.replace('viewBox="0 0 640 280"', `viewBox="${CROP}"`);
  return drawing?.replaceAll(/var\(--paint,[^)]*\)/g, `#${paintOf(paint) ?? USUAL_PAINT}`) ?? null;
};

/** The drawing in no paint yet. */
const drawn = (name: string, facts: DrawingQuery): string | null => {
  const side = drawings.get(name);
  if (side) return side;
  const [, body = '', view = ''] = /^(.+)-(rear|cabin|boot)\.svg$/.exec(name) ?? [];
  if (view === 'rear') return numbersIn(facts, []) && rear(body);
  if (view === 'cabin') return cabin(body, numbersIn(facts, ['seats']));
  if (view === 'boot') return boot(body, numbersIn(facts, ['seats', 'luggage'], ['litres']));
  return null;
};

const rear = (body: string) => {
  if (body === 'scooter') return scooterRear();
  return isPlanType(body) ? rearOf(body) : null;
};

const cabin = (body: string, numbers: Numbers | null) => {
  if (!numbers?.seats) return null;
  if (body === 'scooter') return scooterCabin(numbers.seats);
  return isPlanType(body) ? cabinOf(body, numbers.seats) : null;
};

const boot = (body: string, numbers: Numbers | null) => {
  if (!numbers) return null;
  if (body === 'scooter') return scooterBoot();
  const { seats = 0, luggage = 0, litres: bootLitres = null } = numbers;
  const load = loadBoot({ bodyType: body, luggage, bootLitres });
  return load && isPlanType(body) ? bootOf(body, seats, load) : null;
};

type Fact = keyof typeof drawnLimits;
type Numbers = Partial<Record<Fact, number>>;

/** The numbers that a drawing needs, and those that it takes; null when the address says anything else. */
const numbersIn = (facts: DrawingQuery, needed: readonly Fact[], taken: readonly Fact[] = []): Numbers | null => {
  const names = Object.keys(facts);
  const allowed: readonly string[] = [...needed, ...taken];
  if (!needed.every((name) => names.includes(name)) || !names.every((name) => allowed.includes(name))) return null;
  const numbers = [...needed, ...taken]
    .filter((name) => name in facts)
    .map((name) => [name, numberIn(facts[name], name)]);
  return numbers.some(([, value]) => value === null) ? null : Object.fromEntries(numbers);
};

const numberIn = (text: unknown, name: Fact) => {
  if (typeof text !== 'string' || !/^(0|[1-9]\d{0,4})$/.test(text)) return null;
  const [least, most] = drawnLimits[name];
  const value = Number(text);
  return value >= least && value <= most ? value : null;
};

const readDrawings = () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return new Map(files.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
};

const drawings = readDrawings();
