import type { Outage } from '../kills/killer.ts';
import type { Check } from './evidence.ts';

/** An answer that was on its way when all was ready again. */
const ON_ITS_WAY_MS = 2_000;

/** A server that is asked for something says yes or no. Only while something is down may it say: not now. */
export const answers: Check = {
  name: 'no server error but 503 while something was killed',
  find: async ({ journal: { serverErrors, failedSteps }, outages, crashes }) => [
    ...serverErrors
      .filter(({ status, at }) => status !== 503 || !isInOutage(at, outages))
      .map(({ route, status, code, at }) => `${route} was answered ${status} ${code} at ${new Date(at).toISOString()}`),
    ...failedSteps,
    ...crashes,
  ],
};

const isInOutage = (at: number, outages: readonly Outage[]) =>
  outages.some(({ from, until }) => from <= at && at <= until + ON_ITS_WAY_MS);
