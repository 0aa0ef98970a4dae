import { expect, test } from 'vitest';
import type { PhotoPlace } from '#kernel/photo-places.ts';
import { photosForClaim } from './photos-of-claim.ts';

const photo = (kind: 'pick-up' | 'return', place: PhotoPlace | null) => ({
  ...{ id: `${kind} ${place}`, kind, place, isByCustomer: false },
  takenAt: '2026-12-05T10:00:00+07:00',
});
const handOver = (kind: 'pick-up' | 'return', ...places: (PhotoPlace | null)[]) => ({
  photos: places.map((place) => photo(kind, place)),
});

test('what the return shows stands first, each beside its pair of the pick-up', () => {
  const all = [handOver('pick-up', 'front', 'left', null), handOver('return', 'left', 'rear', null)];
  expect(photosForClaim(all).map(({ id }) => id)).toEqual([
    ...['return left', 'pick-up left', 'return rear', 'return null', 'pick-up null', 'pick-up front'],
  ]);
});
