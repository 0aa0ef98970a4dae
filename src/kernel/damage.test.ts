import { expect, test } from 'vitest';
import { placeOfPin } from './damage.ts';
import { placesOf } from './photo-places.ts';

test.each([
  ['front', 500, 100],
  ['front-left', 200, 100],
  ['front-left', 200, 250],
  ['left', 200, 500],
  ['rear-left', 200, 750],
  ['rear', 500, 900],
  ['rear-right', 900, 900],
  ['right', 800, 500],
  ['front-right', 800, 250],
  ['front', 500, 300],
  ['windscreen', 500, 410],
  ['roof', 500, 500],
  ['rear', 500, 760],
])('of a car, %s is at %i, %i', (place, x, y) => expect(placeOfPin('sedan', { x, y })).toBe(place));

test.each([
  ['front', 500, 100],
  ['left', 200, 300],
  ['right', 800, 700],
  ['dashboard', 500, 330],
  ['boot', 500, 600],
  ['rear', 500, 900],
])('of a scooter, %s is at %i, %i', (place, x, y) => expect(placeOfPin('scooter', { x, y })).toBe(place));

test.each([
  ['pick-up', 'front', 300],
  ['pick-up', 'windscreen', 380],
  ['pick-up', 'roof', 500],
  ['pick-up', 'boot', 700],
  ['van', 'front', 220],
  ['van', 'windscreen', 300],
  ['van', 'roof', 700],
  ['van', 'rear', 780],
])('of a %s, %s is at %i from the front', (bodyType, place, y) =>
  expect(placeOfPin(bodyType, { x: 500, y })).toBe(place),
);

test.each(['suv', 'pick-up', 'van', 'scooter'])(
  'every spot of a %s has a place that it is photographed at',
  (bodyType) => {
    const spots = Array.from({ length: 21 * 21 }, (_, at) => ({ x: (at % 21) * 50, y: Math.floor(at / 21) * 50 }));
    const places = new Set(spots.map((pin) => placeOfPin(bodyType, pin)));
    expect([...places].filter((place) => !placesOf(bodyType).includes(place))).toEqual([]);
  },
);
