import { expect, test } from 'vitest';
import { photoPlaces, placesOf } from '#kernel/photo-places.ts';
import { beginWalk, goBack, type PhotoWalk, photographed, placeOf, skip } from './photo-walk.ts';

const walked = (walk: PhotoWalk, ...moves: ((walk: PhotoWalk) => PhotoWalk)[]) =>
  moves.reduce((at, move) => move(at), walk);

const orderOf = (begun: PhotoWalk) => {
  const order = [];
  for (let walk = begun; placeOf(walk); walk = photographed(walk)) order.push(placeOf(walk));
  return order;
};

test('a car is walked around in order, one picture for each of its fourteen places', () => {
  const order = orderOf(beginWalk(placesOf('sedan'), new Set()));
  expect(order).toEqual([...photoPlaces]);
  expect(order).toHaveLength(14);
});

test('a scooter has six places', () => {
  expect(orderOf(beginWalk(placesOf('scooter'), new Set()))).toEqual([
    'front',
    'left',
    'rear',
    'right',
    'dashboard',
    'boot',
  ]);
});

test('what has a picture is not asked for', () => {
  const taken = new Set(['front', 'left', null] as const);
  expect(orderOf(beginWalk(placesOf('scooter'), taken))).toEqual(['rear', 'right', 'dashboard', 'boot']);
});

test('where every place has a picture, all are asked for again', () => {
  const places = placesOf('scooter');
  expect(orderOf(beginWalk(places, new Set(places)))).toEqual(places);
});

const atFront = beginWalk(placesOf('scooter'), new Set());

test('a skipped place is passed, and can be returned to', () => {
  expect(placeOf(walked(atFront, skip))).toBe('left');
  expect(placeOf(walked(atFront, skip, goBack))).toBe('front');
});

test('whoever goes back takes the last picture again, and goes on where there is none', () => {
  const atRear = walked(atFront, photographed, photographed);
  expect(placeOf(atRear)).toBe('rear');
  expect(placeOf(walked(atRear, goBack))).toBe('left');
  expect(placeOf(walked(atRear, goBack, photographed))).toBe('rear');
  expect(placeOf(walked(atRear, goBack, goBack, photographed))).toBe('rear');
});

test('before the first place there is none', () => {
  expect(placeOf(walked(atFront, goBack))).toBe('front');
});

test('from the end the last place can be taken again', () => {
  const [, ...rest] = placesOf('scooter');
  const atEnd = walked(atFront, skip, ...rest.map(() => photographed));
  expect(placeOf(atEnd)).toBeNull();
  expect(placeOf(walked(atEnd, goBack))).toBe('boot');
  expect(placeOf(walked(atEnd, goBack, photographed))).toBeNull();
});

test('where the first places have a picture, whoever goes back takes them again, and goes on where there is none', () => {
  const atRear = beginWalk(placesOf('scooter'), new Set(['front', 'left'] as const));
  expect(placeOf(atRear)).toBe('rear');
  expect(placeOf(walked(atRear, goBack))).toBe('left');
  expect(placeOf(walked(atRear, goBack, goBack))).toBe('front');
  expect(placeOf(walked(atRear, goBack, goBack, photographed))).toBe('rear');
});
