import { machine } from '../bench/instruments/report.ts';
import type { Found } from './checks/checks.ts';
import { nameOf, type Outage } from './kills/killer.ts';
import { commandOf, type Options } from './options.ts';
import type { Outcome } from './storm.ts';

/** How soon after a kill all is to be ready again. */
const READY_SECONDS = 5;
const MOST_SHOWN = 10;

/** What a storm was and what came of it, as lines of text. */
export const reportOf = (options: Options, outcome: Outcome): string[] => [
  `${commandOf(options)}, on ${machine()}`,
  ...amounts(outcome),
  ...readyTimes(outcome.outages),
  ...outcome.found.flatMap(toldOf),
];

/** The last line of a storm. */
export const verdictOf = ({ minutes, seed }: Options, outcome: Outcome): string => {
  const { outages } = outcome;
  const broken = brokenOf(outcome);
  const ofPostgres = outages.filter(({ victim }) => victim === 'PostgreSQL').length;
  const storm = `${minutes} minutes, seed ${seed}, ${outages.length} kills, ${ofPostgres} of them of PostgreSQL`;
  return broken.length === 0 ? `Every invariant holds: ${storm}` : `Broken: ${broken.join('; ')}: ${storm}`;
};

/** The names of the invariants that do not hold. */
export const brokenOf = ({ found }: Outcome): string[] =>
  found.filter(({ broken }) => broken.length > 0).map(({ name }) => name);

export const isBroken = (outcome: Outcome): boolean => brokenOf(outcome).length > 0;

const amounts = ({ steps, journal, mails, mailsTwice, settledAfterSeconds, deadlocksMet }: Outcome): string[] => {
  const { acknowledged, lost, serverErrors, answers } = journal;
  const kinds = Object.entries(Object.groupBy(acknowledged, ({ what }) => what));
  const requests = [...answers.values()].reduce((sum, one) => sum + one, 0);
  return [
    `${steps} steps, ${requests} answers, ${lost.length} requests without one, ${serverErrors.length} answers of 5xx`,
    `acknowledged: ${kinds.map(([what, all]) => `${all?.length} ${what}`).join(', ')}`,
    `${mails} mails came, ${mailsTwice} of them once more; ${deadlocksMet} deadlocks met and run again; settled after ${settledAfterSeconds.toFixed(0)} s`,
    ...[...answers].sort().map(([answer, times]) => `  ${answer}: ${times}`),
  ];
};

const readyTimes = (outages: readonly Outage[]): string[] => {
  const seconds = ({ from, until }: Outage) => (until - from) / 1000;
  const groups = Object.entries(
    Object.groupBy(outages, ({ victim }) => (victim === 'PostgreSQL' ? nameOf(victim) : 'application')),
  );
  return groups.map(([victim, all = []]) => {
    const times = all.map(seconds).sort((a, b) => a - b);
    const [median = 0, longest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
    const late = times.filter((time) => time > READY_SECONDS).length;
    return `ready again after ${all.length} kills of ${victim}: median ${median.toFixed(1)} s, longest ${longest.toFixed(1)} s, goal ${READY_SECONDS} s${late > 0 ? `, MISSED ${late} times` : ''}`;
  });
};

const toldOf = ({ name, broken }: Found): string[] => [
  `${broken.length === 0 ? 'holds ' : 'BROKEN'} ${name}${broken.length > 0 ? `: ${broken.length}` : ''}`,
  ...broken.slice(0, MOST_SHOWN).map((sentence) => `         ${sentence}`),
];
