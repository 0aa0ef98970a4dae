import { setTimeout as sleep } from 'node:timers/promises';

const DAY_MS = 86_400_000;
const BANGKOK_AHEAD_MS = 7 * 3_600_000;

/** Waits until after midnight in Bangkok if too little of the day is left, so that a journey stays within one day. */
export const untilTheDayIsLongEnough = async (neededMs: number, now = Date.now()): Promise<void> => {
  const leftMs = DAY_MS - ((now + BANGKOK_AHEAD_MS) % DAY_MS);
  if (leftMs < neededMs) await sleep(leftMs);
};
