import { chanceOf } from '#platform/random.ts';

export type PlannedKill = Readonly<{
  /** Milliseconds since the start of the storm. */
  atMs: number;
  /** PostgreSQL, or the index of an application process. */
  victim: 'PostgreSQL' | number;
}>;

type KillPlan = Readonly<{ seed: number; kills: number; minutes: number; processes: number }>;

/** Plans each kill at a random time within its share of the storm; every third kills PostgreSQL. */
export const planKills = ({ seed, kills, minutes, processes }: KillPlan): PlannedKill[] => {
  const share = (minutes * 60_000) / kills;
  return Array.from({ length: kills }, (_, index) => {
    const chance = chanceOf(seed, `kill ${index}`);
    return {
      atMs: Math.round((index + 0.1 + 0.6 * chance.next()) * share),
      victim: index % 3 === 2 ? 'PostgreSQL' : chance.whole(0, processes - 1),
    };
  });
};
