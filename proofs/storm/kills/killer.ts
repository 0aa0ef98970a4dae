import { setTimeout as pause } from 'node:timers/promises';
import type { PlannedKill } from '../plan/kills.ts';
import { untilReady, type World } from '../world/world.ts';

/** What was killed, and from when until when it was not ready. Moments are milliseconds of the clock. */
export type Outage = Readonly<{ victim: PlannedKill['victim']; from: number; until: number }>;

/** Kills as planned, one after the other: the next one waits until all is ready again. */
export const killAsPlanned = async (
  kills: readonly PlannedKill[],
  world: World,
  say: (line: string) => void,
): Promise<Outage[]> => {
  const begun = Date.now();
  const outages: Outage[] = [];
  for (const { atMs, victim } of kills) {
    await pause(Math.max(0, begun + atMs - Date.now()));
    const outage = await kill(victim, world);
    say(`  killed ${nameOf(victim)}, ready again after ${((outage.until - outage.from) / 1000).toFixed(1)} s`);
    outages.push(outage);
  }
  return outages;
};

const nameOf = (victim: Outage['victim']): string => (victim === 'PostgreSQL' ? victim : `application ${victim}`);

const kill = async (victim: Outage['victim'], { applications, killPostgres }: World): Promise<Outage> => {
  const from = Date.now();
  await (victim === 'PostgreSQL' ? killPostgres() : applications[victim]?.kill());
  await Promise.all(applications.map(({ url }) => untilReady(`${url}/api/ready`)));
  return { victim, from, until: Date.now() };
};
