/** A large suitcase, in centimetres. */
export const LARGE_BAG = { length: 75, width: 50, thickness: 30 };
const BAG_LITRES = (LARGE_BAG.length * LARGE_BAG.width * LARGE_BAG.thickness) / 1000;

/** The ordinary boot of each body, in centimetres: between the wheels, up to the window, and from the seats to the gate. */
const boots: Readonly<Record<string, Boot>> = {
  'city-car': { width: 94, height: 52, depth: 58 },
  hatchback: { width: 100, height: 52, depth: 66 },
  sedan: { width: 112, height: 50, depth: 104 },
  suv: { width: 106, height: 56, depth: 88 },
  'pick-up': { width: 140, height: 48, depth: 152 },
  van: { width: 150, height: 120, depth: 52 },
  electric: { width: 102, height: 54, depth: 76 },
  luxury: { width: 116, height: 50, depth: 104 },
};

/** How much of a boot's box counts as litres, which are measured with small blocks between arches and hinges. */
const COUNTED = 0.8;
const SHORTEST = 16;
const LONGEST = 200;

export type Boot = Readonly<{ width: number; height: number; depth: number }>;
/** A bag in a boot seen from above: its corner from the seats and from the left side, and its extent along and across. */
export type PlacedBag = Readonly<{ from: number; side: number; along: number; across: number }>;

export type BootLoad = Readonly<{
  boot: Boot;
  /** The bags in the boot; none where nobody knows how large it is. */
  inside: readonly PlacedBag[];
  /** The other bags of the vehicle's figure, which stand beside it. */
  beside: number;
}>;

type Load = Readonly<{ bodyType: string; luggage: number; bootLitres: number | null }>;

/**
 * The vehicle's large bags in and beside its boot, of which a drawing is to scale: never more than its figure of luggage,
 * never more in the boot than its litres hold. Null where no suitcase is carried, as on a scooter.
 */
export const loadBoot = ({ bodyType, luggage, bootLitres }: Load): BootLoad | null => {
  const ordinary = boots[bodyType];
  if (!ordinary) return null;
  if (bootLitres === null) return { boot: ordinary, inside: [], beside: luggage };
  const depth = (bootLitres * 1000) / (ordinary.width * ordinary.height * COUNTED);
  const boot = {
    ...ordinary,
    depth: Math.round(Math.min(Math.max(depth, SHORTEST), bodyType === 'pick-up' ? ordinary.depth : LONGEST)),
  };
  const inside = packed(boot, Math.min(luggage, Math.floor(bootLitres / BAG_LITRES)));
  return { boot, inside, beside: luggage - inside.length };
};

/** Up to `count` bags on the floor, by the way of laying them that takes most. */
const packed = (boot: Boot, count: number): readonly PlacedBag[] => {
  const { length, width, thickness } = LARGE_BAG;
  const ways = [
    rows(boot, [width, length], count),
    rows(boot, [thickness, length], count),
    ...(boot.height >= width ? [rows(boot, [length, thickness], count), mixed(boot, count)] : []),
    ...(boot.height >= length ? [rows(boot, [thickness, width], count)] : []),
  ];
  return ways.reduce((best, way) => (way.length > best.length ? way : best));
};

/** As many bags of one extent as the floor takes, the first ones at the seats, each row in the middle. */
const rows = (
  { width, depth }: Boot,
  [along, across]: readonly [number, number],
  count: number,
  start = 0,
): PlacedBag[] => {
  const abreast = Math.floor(width / across);
  const deep = Math.floor((depth - start) / along);
  const all = Math.max(0, Math.min(count, abreast * deep));
  return Array.from({ length: all }, (_, index) => {
    const row = Math.floor(index / abreast);
    const inRow = Math.min(abreast, all - row * abreast);
    const gap = (width - inRow * across) / (inRow + 1);
    return { from: start + row * along, side: gap + (index % abreast) * (across + gap), along, across };
  });
};

/** Bags with their length to the gate, and behind them bags across. */
const mixed = (boot: Boot, count: number): PlacedBag[] => {
  const { length, thickness } = LARGE_BAG;
  const first = rows({ ...boot, depth: length }, [length, thickness], count);
  if (boot.depth < length || first.length === count) return first.slice(0, boot.depth < length ? 0 : count);
  return [...first, ...rows(boot, [thickness, length], count - first.length, length)];
};
