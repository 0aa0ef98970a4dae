import { machine } from '../machine.ts';
import { median } from '../median.ts';
import type { CheckResult } from './checks/checks.ts';
import type { Outage } from './kills/killer.ts';
import { commandOf, type Options } from './options.ts';
import { brokenOf, type Outcome } from './outcome.ts';

/**
 * The target for recovery after a kill. A longer time is reported as missed, but does not fail the storm, since the
 * machine may be slow.
 */
const READY_SECONDS = 5;
/** A killed process may still respond for a moment: connections outlive a PostgreSQL. */
const DYING_MS = 100;
const MOST_SHOWN = 10;

/** The report of a storm, as lines of text. */
export const reportOf = (options: Options, outcome: Outcome): string[] => [
  `${commandOf(options)}, on ${machine()}`,
  ...amounts(outcome),
  ...readyTimes(outcome),
  ...outcome.results.flatMap(linesOf),
];

/** The last line of a storm's output. */
export const verdictOf = ({ minutes, seed }: Options, outcome: Outcome): string => {
  const { outages } = outcome;
  const broken = brokenOf(outcome);
  const ofPostgres = outages.filter(({ victim }) => victim === 'PostgreSQL').length;
  const storm = `${minutes} minutes, seed ${seed}, ${outages.length} kills, ${ofPostgres} of them of PostgreSQL`;
  return broken.length === 0 ? `Every invariant holds: ${storm}` : `Broken: ${broken.join('; ')}: ${storm}`;
};

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

/**
 * For each kind of victim: the time until the first successful response by any process, and until everything was ready.
 */
const readyTimes = ({ outages, journal: { done } }: Outcome): string[] => {
  const answeredAfter = ({ from }: Outage) =>
    Math.min(...done.filter((answer) => answer.from >= from + DYING_MS).map(({ at }) => at - from));
  const groups = Object.groupBy(outages, ({ victim }) => (victim === 'PostgreSQL' ? victim : 'an application'));
  return Object.entries(groups).flatMap(([victim, all]) => [
    `${all.length} kills of ${victim}: somebody is answered again after ${secondsOf(all.map(answeredAfter))}`,
    `${all.length} kills of ${victim}: all is ready again after ${secondsOf(all.map(({ from, until }) => until - from))}`,
  ]);
};

/** The median and maximum as text: `median 1.2 s, longest 6.0 s, goal 5 s, MISSED 2 times` */
const secondsOf = (milliseconds: readonly number[]): string => {
  const seconds = milliseconds.map((one) => one / 1000);
  const missed = seconds.filter((one) => one > READY_SECONDS).length;
  const summary = `median ${median(seconds).toFixed(1)} s, longest ${Math.max(...seconds).toFixed(1)} s`;
  return `${summary}, goal ${READY_SECONDS} s${missed > 0 ? `, MISSED ${missed} times` : ''}`;
};

const linesOf = ({ name, broken }: CheckResult): string[] => [
  `${broken.length === 0 ? 'holds ' : 'BROKEN'} ${name}${broken.length > 0 ? `: ${broken.length}` : ''}`,
  ...broken.slice(0, MOST_SHOWN).map((sentence) => `         ${sentence}`),
];
