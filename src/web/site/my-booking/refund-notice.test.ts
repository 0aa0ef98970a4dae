import { expect, test } from 'vitest';
import { followRefund, PAUSES_S } from './refund-notice.tsx';

const isUnderWay = ({ left }: { left: number }) => left > 0;

/** Follows a refund through the replies, one per check; the last one repeats. */
const follow = async (answers: ({ left: number } | null)[]) => {
  const paused: number[] = [];
  const booking = await followRefund({
    ask: async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? null,
    pause: async (seconds) => void paused.push(seconds),
    isUnderWay,
  });
  return { booking, paused };
};

test('the booking is asked for until nothing is under way', async () => {
  const { booking, paused } = await follow([{ left: 845 }, { left: 845 }, { left: 0 }]);
  expect(booking).toEqual({ left: 0 });
  expect(paused).toEqual(PAUSES_S.slice(0, 3));
});

test('an answer that got lost is asked again', async () => {
  expect((await follow([null, { left: 0 }])).booking).toEqual({ left: 0 });
});

test('what takes days is not asked for ever', async () => {
  const { booking, paused } = await follow([{ left: 845 }]);
  expect(booking).toBeNull();
  expect(paused).toEqual(PAUSES_S);
});
