import { parseArgs } from 'node:util';
import { integerIn, numberIn } from '../../scripts/number-in.ts';
import { type Kind, kinds } from './plan/kinds.ts';

/** The options of a storm: the same options yield the same plan. */
export type Options = Readonly<{
  minutes: number;
  seed: number;
  /** The number of kills; every third kills PostgreSQL. */
  kills: number;
  processes: number;
  customers: number;
  clerks: number;
  kinds: readonly Kind[];
  /** Waits in real time for pending work at the end, instead of hastening it. */
  isPatient: boolean;
  /** After a failure, looks for a smaller storm that also fails. */
  isShrinking: boolean;
}>;

const KILLS_A_MINUTE = 2.4;
/** The third kill is the first of PostgreSQL. */
const FEWEST_KILLS = 3;

const killsIn = (minutes: number): number => Math.max(FEWEST_KILLS, Math.round(minutes * KILLS_A_MINUTE));

export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string' },
      processes: { type: 'string', default: '2' },
      customers: { type: 'string', default: '8' },
      clerks: { type: 'string', default: '4' },
      kinds: { type: 'string' },
      patient: { type: 'boolean', default: false },
      shrink: { type: 'boolean', default: false },
    },
  });
  const minutes = numberIn('minutes', values.minutes, 0.1, 600);
  return {
    minutes,
    seed: integerIn('seed', values.seed, 0, 2 ** 31),
    kills: integerIn('kills', values.kills ?? String(killsIn(minutes)), 0, 10_000),
    processes: integerIn('processes', values.processes, 1, 8),
    customers: integerIn('customers', values.customers, 0, 100),
    clerks: integerIn('clerks', values.clerks, 0, 50),
    kinds: values.kinds === undefined ? kinds : values.kinds.split(',').map(kindNamed),
    isPatient: values.patient,
    isShrinking: values.shrink,
  };
};

/** The command that repeats this storm. */
export const commandOf = ({ minutes, seed, kills, processes, customers, clerks, ...more }: Options): string =>
  [
    `npm run storm -- --minutes ${minutes} --seed ${seed} --kills ${kills} --processes ${processes}`,
    `--customers ${customers} --clerks ${clerks}`,
    ...(more.kinds.length < kinds.length ? [`--kinds ${more.kinds.join(',')}`] : []),
    ...(more.isPatient ? ['--patient'] : []),
  ].join(' ');

const kindNamed = (name: string): Kind => {
  const kind = kinds.find((one) => one === name);
  if (!kind) throw new RangeError(`--kinds knows no ${name}; it knows ${kinds.join(', ')}`);
  return kind;
};
