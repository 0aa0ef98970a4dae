import { expect, test } from 'vitest';
import { inLanes, laneCount } from './lanes.ts';

const bar = (from: string, until: string) => ({
  from: Date.parse(`2026-11-${from}:00+07:00`),
  until: Date.parse(`2026-11-${until}:00+07:00`),
});
type Bar = ReturnType<typeof bar>;

test.each<[string, Bar[], number[]]>([
  ['nothing', [], []],
  ['one booking', [bar('20T10:00', '22T10:00')], [0]],
  ['bookings with a day between', [bar('20T10:00', '22T10:00'), bar('23T08:00', '24T08:00')], [0, 0]],
  ['a pick-up on the day of a return', [bar('20T10:00', '22T10:00'), bar('22T15:00', '24T08:00')], [0, 1]],
  [
    'three in a row, each on the day of a return',
    [bar('20T10:00', '22T10:00'), bar('22T15:00', '24T08:00'), bar('24T12:00', '25T12:00')],
    [0, 1, 0],
  ],
  ['an overlap', [bar('20T10:00', '25T10:00'), bar('22T15:00', '24T08:00')], [0, 1]],
  [
    'three that overlap',
    [bar('20T10:00', '25T10:00'), bar('21T10:00', '26T10:00'), bar('22T15:00', '24T08:00')],
    [0, 1, 2],
  ],
  [
    'three on one day',
    [bar('20T08:00', '20T10:00'), bar('20T12:00', '20T14:00'), bar('20T16:00', '20T18:00')],
    [0, 1, 2],
  ],
  ['a return at midnight leaves the next day free', [bar('20T10:00', '22T00:00'), bar('22T09:00', '23T09:00')], [0, 0]],
  ['an evening in Bangkok is not the next day', [bar('20T10:00', '21T23:30'), bar('22T00:30', '23T09:00')], [0, 0]],
  ['an order that is not that of time', [bar('22T15:00', '24T08:00'), bar('20T10:00', '22T10:00')], [0, 1]],
])('%s', (_case, bars, lanes) => {
  const laned = inLanes(bars);
  expect(laned.map(({ lane }) => lane)).toEqual(lanes);
  expect(laneCount(laned)).toBe(Math.max(1, ...lanes.map((lane) => lane + 1)));
});
