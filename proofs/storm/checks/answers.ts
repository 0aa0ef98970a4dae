import type { Outage } from '../kills/killer.ts';
import type { Check } from './evidence.ts';

/** The delay of a response that was under way when everything was ready again. */
const ON_ITS_WAY_MS = 2_000;

/** No server errors, except 503 during an outage. */
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
