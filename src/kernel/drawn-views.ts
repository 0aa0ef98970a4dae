import { loadBoot } from './boot-load.ts';
import { drawingAddress } from './drawing-address.ts';

/** The least and the most that the address of a drawing may say. */
export const drawnLimits = { seats: [1, 20], luggage: [0, 20], litres: [1, 15_000] } as const;

type Vehicle = Readonly<{
  images: readonly string[];
  bodyType: string;
  color: string;
  seats: number;
  luggage: number;
  bootLitres: number | null;
}>;

/** A drawing of a vehicle, and what is seen in it: in a boot `count` bags, and `more` beside it. */
export type DrawnView = Readonly<{ src: string; view: View; count: number; more: number }>;
type View = 'side' | 'rear' | 'cabin' | 'saddle' | BootView;
type BootView = 'boot' | 'bootAndMore' | 'bootAndBags' | 'emptyBoot' | 'room' | 'underSeat';

/** The drawings of a vehicle: from the side, from behind, its cabin and its boot. */
export const drawnViews = (vehicle: Vehicle): DrawnView[] => {
  const side = drawingAddress(vehicle);
  const { seats, luggage, bootLitres, bodyType } = vehicle;
  const paint = side.split('?')[1];
  const at = (view: string, facts: readonly string[]) => {
    const query = [...(paint ? [paint] : []), ...facts].join('&');
    return `/drawings/${bodyType}-${view}.svg${query && `?${query}`}`;
  };
  const room = [`seats=${seats}`, `luggage=${luggage}`, ...(bootLitres === null ? [] : [`litres=${bootLitres}`])];
  return [
    { src: side, view: 'side', count: 0, more: 0 },
    { src: at('rear', []), view: 'rear', count: 0, more: 0 },
    { src: at('cabin', [`seats=${seats}`]), view: bodyType === 'scooter' ? 'saddle' : 'cabin', count: seats, more: 0 },
    { src: at('boot', room), ...bootSeen(vehicle) },
  ];
};

const bootSeen = (vehicle: Vehicle): Readonly<{ view: BootView; count: number; more: number }> => {
  const load = loadBoot(vehicle);
  if (!load) return { view: 'underSeat', count: 0, more: 0 };
  const [count, more] = [load.inside.length, load.beside];
  if (count + more === 0) return { view: 'emptyBoot', count, more };
  if (count > 0) return { view: more > 0 ? 'bootAndMore' : 'boot', count, more };
  return { view: vehicle.bootLitres === null ? 'room' : 'bootAndBags', count: more, more: 0 };
};
