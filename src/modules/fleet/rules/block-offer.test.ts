import { expect, test } from 'vitest';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { blockOffer } from './block-offer.ts';

const day = (text: string) => toInstant(`2026-12-${text}`);
const period = (from: string, until: string) => ({ from: day(from), until: day(until) });
const shown = ({ from, until }: ReturnType<typeof period>) =>
  [from, until].map((moment) => toBangkokText(moment).slice(8, 16));

test.each([
  ['the rest after a return', [period('05T10:00', '10T12:00')], ['10T12:00', '11T12:00']],
  ['from the half hour after it', [period('05T10:00', '10T12:10')], ['10T12:30', '11T12:00']],
  ['after two in a row', [period('05T10:00', '10T10:00'), period('10T10:00', '10T15:00')], ['10T15:00', '11T12:00']],
  [
    'the whole length later, where less than an hour is left',
    [period('05T10:00', '11T11:30')],
    ['11T11:30', '12T15:30'],
  ],
  [
    'the whole length after the next rental',
    [period('10T09:00', '10T12:00'), period('11T10:00', '13T10:00')],
    ['13T10:00', '14T14:00'],
  ],
])('a block from 10 Dec, 08:00 until 11 Dec, 12:00 is offered %s', (_, taken, offered) =>
  expect(shown(blockOffer(taken, period('10T08:00', '11T12:00')))).toEqual(offered),
);
