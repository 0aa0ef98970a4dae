import { expect, test } from 'vitest';
import { pointOf } from './place.tsx';

test.each([
  ['13.7563', '100.5018', { latitude: 13.7563, longitude: 100.5018 }],
  ['0', '0', { latitude: 0, longitude: 0 }],
  ['', '100.5', null],
  ['13.7', 'east', null],
  ['91', '100', null],
  ['13', '180.1', null],
])('%s, %s', (latitude, longitude, point) => expect(pointOf(latitude, longitude)).toEqual(point));
