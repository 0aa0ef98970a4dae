import { readdir, readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second, whatever the machine. */
const MS_PER_TICK = 10;

/**
 * The processor time that a process and all that it started have used, in ms; those that have ended are counted by
 * their parents. Linux alone tells it.
 */
export const processorTime = async (pid: number): Promise<number> => {
  const processes = await allProcesses();
  const ticksOf = (one: number): number =>
    [...processes]
      .filter(([, { parent }]) => parent === one)
      .reduce((sum, [child]) => sum + ticksOf(child), processes.get(one)?.ticks ?? 0);
  return ticksOf(pid) * MS_PER_TICK;
};

const allProcesses = async () => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const read = await Promise.all(pids.map(async (pid) => [pid, await statOf(pid)] as const));
  return new Map(read.flatMap(([pid, stat]) => (stat ? [[pid, stat] as const] : [])));
};

/** `/proc/<pid>/stat`: after the name in brackets, parent, times in user and system mode, and those of ended children. */
const statOf = async (pid: number) => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (!text) return undefined;
  const values = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return { parent: values[1] ?? 0, ticks: values.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) };
};
