import type { Chance } from '../chance.ts';
import type { DemoVehicle } from './vehicle.ts';

/** Letters by kind, as in Bangkok: saloons and SUVs, vans, pick-ups. The series beginning with 9 are not given out yet. */
const cars = ['9สพ', '9สบ', '9สม', '9สร'];
const letters: Partial<Record<DemoVehicle['body'], readonly string[]>> = {
  van: ['9ฮส', '9ฮพ'],
  'pick-up': ['9ฒส', '9ฒพ'],
  scooter: ['9กสพ'],
};

/** A plate that looks real and is plainly invented: 9สพ 5512. */
export const plateFor = (body: DemoVehicle['body'], chance: Chance, taken: ReadonlySet<string>): string => {
  const plate = `${chance.pick(letters[body] ?? cars)} ${chance.whole(5500, 5599)}`;
  return taken.has(plate) ? plateFor(body, chance, taken) : plate;
};
