import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Server = Readonly<{ pid: number; port: number }>;

/** The name in the title of every process of a server; it identifies the server's data folder. */
export const clusterName = (data: string): string =>
  `saphan-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`;

/** The running server of this data folder. Ignores a pid file that a dead server left behind. */
export const serverOf = async (data: string): Promise<Server | undefined> => {
  const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = lines.split('\n').map(Number);
  return pid && port && (await isServerOfFolder(data, pid)) ? { pid, port } : undefined;
};

/** Whether this process is alive and serves this data folder. False if its pid went to another program. */
export const isServerOfFolder = async (data: string, pid: number): Promise<boolean> => {
  if (process.platform !== 'linux') return sendSignal(pid, 0);
  const program = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return program.trim() === 'postgres' && title.includes(clusterName(data));
};

/** Fast shutdown: ends all sessions and leaves clean files. Escalates after ten seconds. */
export const stopServer = async (data: string): Promise<void> => {
  const server = await serverOf(data);
  if (!server) return;
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    sendSignal(server.pid, signal);
    if (await within(seconds, async () => !(await isServerOfFolder(data, server.pid)))) return;
  }
};

/**
 * Removes what a killed server left behind: its processes, then its pid file. Two servers on one folder would corrupt
 * it, and PostgreSQL refuses to start while any program has the pid in that file.
 */
export const clearRemains = async (data: string): Promise<void> => {
  if (process.platform !== 'linux') return;
  for (const [signal, seconds] of [
    ['SIGQUIT', 3],
    ['SIGKILL', 5],
  ] as const) {
    for (const pid of await processesOn(data)) sendSignal(pid, signal);
    if (!(await within(seconds, async () => (await processesOn(data)).length === 0))) continue;
    await rm(join(data, 'postmaster.pid'), { force: true });
    return;
  }
  throw new Error(`Processes of a killed PostgreSQL still work on ${data} and cannot be ended.`);
};

/** Polls every 50 ms until the condition holds or the time runs out; returns whether it holds. */
const within = async (seconds: number, isSo: () => Promise<boolean>): Promise<boolean> => {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await sleep(50);
  }
  return true;
};

const processesOn = async (data: string): Promise<number[]> => {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const processes = await Promise.all(pids.map((pid) => isServerOfFolder(data, pid)));
  return pids.filter((_, index) => processes[index]);
};

/** Sends a signal and returns whether the process could receive it; signal 0 only checks. */
export const sendSignal = (pid: number, signal: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
};
