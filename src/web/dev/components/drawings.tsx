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

export const Drawings = () => (
  <Part
    id="vehicles"
    heading="Vehicles"
    text="A drawing for each body, in the vehicle’s colour, on its lit floor in both themes."
  >
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {Object.entries(paints).map(([body, paint]) => (
        <li key={body} className="overflow-hidden rounded-md border border-line text-center text-2xs text-muted">
          <VehiclePicture src={`/drawings/${body}.svg?paint=${paint}`} alt="" />
          {body}
        </li>
      ))}
    </ul>
  </Part>
);
