import { drawnViews } from '#kernel/drawn-views.ts';
import { VehiclePicture } from '../../ui/picture/vehicle-picture.tsx';
import { Part } from './part.tsx';

const paints: Readonly<Record<string, string>> = {
  'city-car': 'd9a514',
  hatchback: '2f5fa8',
  sedan: 'a3262f',
  suv: '3f4a4d',
  'pick-up': '4d6f8f',
  van: 'e6e8e8',
  electric: '7fb3ad',
  luxury: '23272a',
  scooter: '1c7f7a',
};

const loads: Readonly<Record<string, Readonly<{ seats: number; luggage: number; bootLitres: number | null }>>> = {
  'city-car': { seats: 4, luggage: 2, bootLitres: 254 },
  suv: { seats: 7, luggage: 4, bootLitres: 311 },
  'pick-up': { seats: 4, luggage: 3, bootLitres: null },
  van: { seats: 12, luggage: 8, bootLitres: null },
  scooter: { seats: 2, luggage: 0, bootLitres: 30 },
};

/** A body from behind, its cabin and its boot. */
const viewsOf = (bodyType: string) => {
  const load = loads[bodyType] ?? { seats: 5, luggage: 3, bootLitres: 440 };
  return drawnViews({ images: [], bodyType, color: paints[bodyType] ?? '', ...load })
    .slice(1)
    .map(({ src }) => src);
};

export const Drawings = () => (
  <Part
    id="vehicles"
    heading="Vehicles"
    text="Drawings of each body, in the vehicle’s colour, on its lit floor in both themes: side, rear, cabin and boot."
  >
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {Object.entries(paints).map(([body, paint]) => (
        <li key={body} className="overflow-hidden rounded-md border border-line text-center text-2xs text-muted">
          <VehiclePicture src={`/drawings/${body}.svg?paint=${paint}`} alt="" />
          {body}
        </li>
      ))}
    </ul>
    <ul className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3">
      {Object.keys(paints).flatMap((body) =>
        viewsOf(body).map((src) => (
          <li key={src} className="overflow-hidden rounded-md border border-line">
            <VehiclePicture src={src} alt="" />
          </li>
        )),
      )}
    </ul>
  </Part>
);
