import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench, Figure } from './instruments/bench.ts';
import { withVisitors } from './instruments/visitors.ts';

const SIZES = [10_000, 100_000];
const LONGEST_MS = 60_000;

/** Measures memory and time of a backup, under visitors' load, and of a restore, as bookings grow. */
export const bench: Bench = {
  title: 'Memory of a backup and of its restore as bookings grow',
  measure: async ({ businesses, isQuick, say }) => {
    const folder = await mkdtemp(join(tmpdir(), 'saphan-backup-'));
    const figures: Figure[] = [];
    try {
      const peaks: Record<string, number[]> = { backup: [], restore: [] };
      for (const bookings of isQuick ? [5_000, 10_000] : SIZES) {
        const file = join(folder, `${bookings}.json`);
        const full = await businesses.withBookings(bookings);
        const empty = await businesses.filledBy(async () => undefined);
        for (const [work, databaseUrl] of [['backup', full] as const, ['restore', empty] as const]) {
          const keeping = () => keep(work, { file, databaseUrl, folder });
          // A restore runs without load: a business being restored has no visitors.
          const { ms, peakMb } = work === 'backup' ? await withVisitors(full, say, keeping) : await keeping();
          peaks[work]?.push(peakMb);
          const name = `${work} of ${bookings.toLocaleString('en')} bookings`;
          figures.push(
            { name: `${name}, memory`, value: peakMb, unit: 'MB' },
            { name, value: ms, unit: 'ms', goal: { lessThan: LONGEST_MS } },
          );
        }
        figures.push({
          name: `file of ${bookings.toLocaleString('en')} bookings`,
          value: await mbOf(file),
          unit: 'MB',
        });
      }
      for (const [work, [small = 0, large = 0]] of Object.entries(peaks))
        figures.push({
          name: `more memory for a large ${work}`,
          value: large - small,
          unit: 'MB',
          goal: { lessThan: 50 },
        });
      return figures;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

type Work = Readonly<{ file: string; databaseUrl: string; folder: string }>;

/** Runs the backup or restore in a process of its own, so that the memory measured is only its own. */
const keep = async (work: 'backup' | 'restore', { file, databaseUrl, folder }: Work) => {
  const program = join(import.meta.dirname, 'keep-business.ts');
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'files') };
  const { stdout } = await promisify(execFile)(process.execPath, [program, work, file], { env });
  return JSON.parse(stdout) as { ms: number; peakMb: number };
};

const mbOf = async (file: string): Promise<number> => (await stat(file)).size / 1_000_000;
