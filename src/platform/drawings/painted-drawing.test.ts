import { expect, test } from 'vitest';
import { seatRows } from '#kernel/seat-rows.ts';
import { paintedDrawing } from './painted-drawing.ts';

const cars = ['city-car', 'hatchback', 'sedan', 'suv', 'pick-up', 'van', 'electric', 'luxury'] as const;
const bodies = [...cars, 'scooter'] as const;

const drawn = (name: string, query: Record<string, string> = {}) => paintedDrawing(name, query) ?? '';
const count = (drawing: string, mark: string) => drawing.split(mark).length - 1;

test.each([
  [{ paint: '7a2e2b' }, '#7a2e2b'],
  [{ paint: 'dark-red' }, '#7a2e2b'],
  [{ paint: 'sky-at-dusk' }, '#d8dde0'],
  [{}, '#d8dde0'],
])('the paint of %j is drawn as %s in every view', (paint, hex) => {
  for (const body of bodies) {
    expect(drawn(`${body}.svg`, paint)).toContain(hex);
    expect(drawn(`${body}-rear.svg`, paint)).toContain(hex);
    expect(drawn(`${body}-cabin.svg`, { ...paint, seats: '2' })).toContain(hex);
    expect(drawn(`${body}-boot.svg`, { ...paint, seats: '2', luggage: '1' })).toContain(hex);
  }
});

test.each(bodies)('every view of a %s is well-formed, in the common frame, and runs nothing', (body) => {
  for (const drawing of [
    drawn(`${body}-rear.svg`),
    drawn(`${body}-cabin.svg`, { seats: '5' }),
    drawn(`${body}-boot.svg`, { seats: '5', luggage: '3', litres: '440' }),
    drawn(`${body}-boot.svg`, { seats: '5', luggage: '20' }),
  ]) {
    expect(openIn(drawing)).toEqual([]);
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="30 8 580 252"/);
    expect(drawing).not.toMatch(/<script|<foreignObject|\son\w+=|href|<text|NaN|undefined|Infinity|var\(/);
    const used = [...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    const defined = [...drawing.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(defined).toEqual(expect.arrayContaining(used));
  }
});

test.each(bodies)('a cabin of a %s has as many seats as the vehicle, up to twenty', (body) => {
  for (let seats = 1; seats <= 20; seats += 1)
    expect(count(drawn(`${body}-cabin.svg`, { seats: `${seats}` }), 'data-seat=')).toBe(seats);
});

test.each(cars)('a boot of a %s has as many bags as the figure says, in it or beside it', (body) => {
  for (const litres of [undefined, '1', '131', '286', '440', '581', '15000'])
    for (let luggage = 0; luggage <= 20; luggage += 1) {
      const query = { seats: '5', luggage: `${luggage}`, ...(litres ? { litres } : {}) };
      expect(count(drawn(`${body}-boot.svg`, query), 'data-bag=')).toBe(luggage);
    }
});

test.each([2, 3, 5, 7, 12, 20])('behind the last rows of %d seats the boot shows their backs', (seats) => {
  const rows = seatRows('suv', seats).slice(-2);
  const drawing = drawn('suv-boot.svg', { seats: `${seats}`, luggage: '2', litres: '440' });
  expect(count(drawing, 'data-seat=')).toBe(rows.reduce((all, row) => all + row, 0));
});

test('under the saddle of a scooter is a helmet, and no suitcase', () => {
  const drawing = drawn('scooter-boot.svg', { seats: '2', luggage: '1', litres: '30' });
  expect(count(drawing, 'data-helmet=')).toBe(1);
  expect(count(drawing, 'data-bag=')).toBe(0);
});

test.each([
  ['suv.svg', { paint: 'red;}' }],
  ['suv.svg', { paint: '<b>' }],
  ['suv.svg', { paint: ['red', 'blue'] }],
  ['moon.svg', { paint: 'red' }],
  ['moon-rear.svg', {}],
  ['toString-cabin.svg', { seats: '5' }],
  ['suv-front.svg', {}],
  ['suv-rear.svg', { paint: '<b>' }],
  ['suv-rear.svg', { seats: '5' }],
  ['suv-cabin.svg', {}],
  ['suv-cabin.svg', { seats: '0' }],
  ['suv-cabin.svg', { seats: '21' }],
  ['suv-cabin.svg', { seats: '05' }],
  ['suv-cabin.svg', { seats: '1e1' }],
  ['suv-cabin.svg', { seats: '-5' }],
  ['suv-cabin.svg', { seats: '5.5' }],
  ['suv-cabin.svg', { seats: ['5', '7'] }],
  ['suv-cabin.svg', { seats: '5', luggage: '2' }],
  ['suv-boot.svg', { seats: '5' }],
  ['suv-boot.svg', { luggage: '2' }],
  ['suv-boot.svg', { seats: '5', luggage: '21' }],
  ['suv-boot.svg', { seats: '5', luggage: '2', litres: '0' }],
  ['suv-boot.svg', { seats: '5', luggage: '2', litres: '15001' }],
  ['suv-boot.svg', { seats: '5', luggage: '2', litres: '' }],
  ['suv-boot.svg', { seats: '5', luggage: '2', wheels: '4' }],
  ['scooter-boot.svg', { seats: '2', luggage: 'one' }],
])('there is no drawing %s with %j', (name, query) => expect(paintedDrawing(name, query)).toBeNull());

/** The elements that are still open at the end, or the first that ends without having begun. */
const openIn = (drawing: string): string[] => {
  const open: string[] = [];
  for (const [, slash, name = '', self] of drawing.matchAll(/<(\/?)([\w]+)(?:\s+[\w:-]+="[^"<>]*")*\s*(\/?)>/g)) {
    if (self) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open.concat(drawing.replaceAll(/<\/?[\w]+(?:\s+[\w:-]+="[^"<>]*")*\s*\/?>/g, '').trim() || []);
};
