import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { type CardTry, cautionAt, type Tries } from './decline-pause.ts';

const document = readFileSync(join(import.meta.dirname, '../../../../docs/rules/payments.md'), 'utf8');
const rows = tablesIn(document).find(({ heading }) => heading === 'After declined cards')?.rows ?? [];

const now = Temporal.Instant.from('2026-12-01T03:00:00Z');
const nothing: Tries = { own: [[], [], []], ofAddress: [], inAll: { declined: 0, paid: 0 } };
const stranger = { isProven: false, now };

/** So many declines, a second apart, the last of them now. */
const declines = (count: number, last = now): CardTry[] =>
  Array.from({ length: count }, (_, ago) => ({ at: last.subtract({ seconds: ago }), isPaid: false }));

const of: Readonly<Record<string, (count: number) => Tries>> = {
  'one browser, card or e-mail': (count) => ({ ...nothing, own: [[], declines(count), []] }),
  'one address': (count) => ({ ...nothing, ofAddress: declines(count) }),
  'the whole business': (declined) => ({ ...nothing, inAll: { declined, paid: 15 } }),
};

test('the document has an example of everything that is counted', () => {
  expect(new Set(rows.map((row) => row['Declined to']))).toEqual(new Set(Object.keys(of)));
});

test.each(rows)('$Declines declines to $Declined to: pause $Pause, reason $Reason, bank asks $Bank', (row) => {
  const tries = of[row['Declined to'] ?? '']?.(Number(row.Declines));
  if (!tries) throw new Error(`Nothing is counted for ${row['Declined to']}`);
  const { until, asksHolder, isReasonTold } = cautionAt(tries, stranger);
  const minutes = until && now.until(until).total('minutes');
  const told = [minutes === null ? '' : `${minutes} min`, isReasonTold ? 'told' : '', asksHolder ? 'yes' : ''];
  expect(told).toEqual([row.Pause, row['Reason of the next'], row['Bank asks the holder']]);
});

const own = (...tries: readonly CardTry[]) => cautionAt({ ...nothing, own: [tries] }, stranger);

test('a pause counts from the last decline, in whatever order they are given, and is over at its end', () => {
  const minute = now.subtract({ minutes: 1 });
  expect(own(...declines(3, minute)).until).toBeNull();
  const last = minute.add({ seconds: 1 });
  expect(own(...declines(3, last).toReversed()).until?.equals(now.add({ seconds: 1 }))).toBe(true);
});

test('a payment clears the declines before it, and not those after it', () => {
  const paid = { at: now, isPaid: true };
  expect(own(...declines(9), paid)).toMatchObject({ until: null, isReasonTold: true });
  expect(own(paid, ...declines(3, now.add({ seconds: 10 }))).until).not.toBeNull();
  const ofAddress = [...declines(15), paid];
  expect(cautionAt({ ...nothing, ofAddress }, stranger).until).not.toBeNull();
});

test('payments from an address are no declines', () => {
  const ofAddress = declines(20).map(({ at }) => ({ at, isPaid: true }));
  expect(cautionAt({ ...nothing, ofAddress }, stranger)).toEqual({
    until: null,
    asksHolder: false,
    isReasonTold: true,
  });
});

test('who reads the booking’s e-mail does not wait for others at the address, but for their own declines', () => {
  const proven = { isProven: true, now };
  const beside = cautionAt({ ...nothing, ofAddress: declines(15) }, proven);
  expect([beside.until, beside.asksHolder]).toEqual([null, true]);
  expect(cautionAt({ ...nothing, own: [declines(3)] }, proven).until).not.toBeNull();
});

test('of two pauses the longer counts', () => {
  const both = { ...nothing, own: [declines(3), declines(5)], ofAddress: declines(15) };
  expect(cautionAt(both, stranger).until?.equals(now.add({ minutes: 4 }))).toBe(true);
});

test.each([
  [29, 0, false],
  [30, 0, true],
  [60, 30, false],
  [61, 30, true],
])('%i declines beside %i payments in the whole business are a run: %s', (declined, paid, isRun) => {
  const caution = cautionAt({ ...nothing, inAll: { declined, paid } }, stranger);
  expect([caution.asksHolder, !caution.isReasonTold, caution.until]).toEqual([isRun, isRun, null]);
});
