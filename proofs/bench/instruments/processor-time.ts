import { readdir, readFile } from 'node:fs/promises';

/** What a process and all that it started have used of processors, in ms, and hold of memory. Linux alone tells it. */
export type Used = Readonly<{ processorMs: number; residentMb: number }>;

/** Linux counts in hundredths of a second, whatever the machine. */
const MS_PER_TICK = 10;
const PAGE_BYTES = 4096;

/** The sum over a process and its descendants; those that have ended are counted by their parents. */
export const usedBy = async (pid: number): Promise<Used> => {
  const processes = await allProcesses();
  const family = (one: number): number[] => [
    one,
    ...[...processes].filter(([, { parent }]) => parent === one).flatMap(([child]) => family(child)),
  ];
  const members = family(pid).flatMap((one) => processes.get(one) ?? []);
  return {
    processorMs: members.reduce((sum, { ticks }) => sum + ticks, 0) * MS_PER_TICK,
    residentMb: (members.reduce((sum, { pages }) => sum + pages, 0) * PAGE_BYTES) / 1e6,
  };
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
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = values.slice(11, 15);
  return { parent: values[1] ?? 0, ticks: user + system + endedUser + endedSystem, pages: values[21] ?? 0 };
};
