import { setTimeout as pause } from 'node:timers/promises';
import type { PlannedKill } from '../plan/kills.ts';
import { untilReady, type World } from '../world/world.ts';

/** A kill, and the time until everything was ready again. Times in epoch milliseconds. */
export type Outage = Readonly<{ victim: PlannedKill['victim']; from: number; until: number }>;

/** Kills as planned, one at a time: waits until everything is ready before the next. */
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
