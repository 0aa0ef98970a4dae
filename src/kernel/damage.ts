import type { PhotoPlace } from './photo-places.ts';

/** What kind of damage a vehicle has. */
export const damageKinds = ['scratch', 'dent', 'crack', 'hole', 'stain', 'tear', 'missing', 'other'] as const;
export type DamageKind = (typeof damageKinds)[number];

/** `small`: up to a coin. `medium`: up to a hand. `large`: larger. */
export const damageSizes = ['small', 'medium', 'large'] as const;
export type DamageSize = (typeof damageSizes)[number];

/** A pin on the drawing of a vehicle, in thousandths of its width and height. */
export type Pin = Readonly<{ x: number; y: number }>;

/** At most so many damages are recorded at one hand-over. */
export const MOST_NEW_DAMAGE = 30;

/**
 * The place of a vehicle on which a pin of its drawing lies. The drawing shows the vehicle from above with its front
 * upwards, its front and rear above and below, and its sides to the left and right, wheels outwards.
 */
export const placeOfPin = (bodyType: string, { x, y }: Pin): PhotoPlace =>
  bodyType === 'scooter' ? onScooter({ x, y }) : onCar(bodyType, { x, y });

const SIDE_LEFT = 340;
const SIDE_RIGHT = 660;

/** From the front to the rear, where each begins and what is behind the roof. */
type Along = Readonly<{ windscreen: number; roof: number; behind: number; last: PhotoPlace }>;

const alongCar: Along = { windscreen: 370, roof: 450, behind: 680, last: 'rear' };
const along: Readonly<Record<string, Along>> = {
  'pick-up': { windscreen: 340, roof: 415, behind: 575, last: 'boot' },
  van: { windscreen: 255, roof: 340, behind: 750, last: 'rear' },
};

const onCar = (bodyType: string, { x, y }: Pin): PhotoPlace => {
  if (y < 180) return cornerOr('front', x);
  if (y > 820) return cornerOr('rear', x);
  if (x < SIDE_LEFT) return onSide('left', y);
  if (x > SIDE_RIGHT) return onSide('right', y);
  const { windscreen, roof, behind, last } = along[bodyType] ?? alongCar;
  if (y < windscreen) return 'front';
  if (y < roof) return 'windscreen';
  return y < behind ? 'roof' : last;
};

const cornerOr = (end: 'front' | 'rear', x: number): PhotoPlace => {
  if (x < SIDE_LEFT) return `${end}-left`;
  return x > SIDE_RIGHT ? `${end}-right` : end;
};

const onSide = (side: 'left' | 'right', y: number): PhotoPlace => {
  if (y < 300) return `front-${side}`;
  return y > 700 ? `rear-${side}` : side;
};

const onScooter = ({ x, y }: Pin): PhotoPlace => {
  if (y < 180) return 'front';
  if (y > 820) return 'rear';
  if (x < SIDE_LEFT) return 'left';
  if (x > SIDE_RIGHT) return 'right';
  return y < 420 ? 'dashboard' : 'boot';
};
