import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { isServing } from './connection.ts';
import { openLog, readServerFile } from './files.ts';
import { type PostgresHome, programOf } from './home.ts';
import { clusterName, type Server } from './processes.ts';

type Launch = Readonly<{
  home: PostgresHome;
  durable: boolean;
  folder: string;
  address: (port: number, database: string) => string;
}>;

/** Starts the server, on its previous port if that is free, and waits until it accepts connections. */
export const launch = async (options: Launch): Promise<Server> => {
  const before = await readServerFile(options.folder);
  const port = before ? Number(new URL(before.url).port) : 0;
  for (const preferred of [port, 0, 0]) {
    const server = await launchOn(await freePort(preferred), options);
    if (server) return server;
  }
  throw new Error('PostgreSQL found no free port: each one was taken before it could use it');
};

// In its own session: Ctrl-C in our terminal does not reach it, and it survives when our process is killed.
const launchOn = async (port: number, { home, durable, folder, address }: Launch): Promise<Server | undefined> => {
  const log = await openLog(folder);
  const { file, args, options } = programOf(home, 'postgres', ['-D', home.data, ...settings({ home, durable, port })]);
  const server = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log.file.fd, log.file.fd] });
  server.once('error', () => undefined).unref();
  await log.file.close();

  const isAlive = async () => server.pid !== undefined && server.exitCode === null && server.signalCode === null;
  const serves = await isServing(address(port, 'postgres'), isAlive);
  if (serves && server.pid) return { pid: server.pid, port };
  const words = await log.newWords();
  if (words.includes('Address already in use')) return undefined;
  throw new Error(`PostgreSQL did not start. The end of ${folder}/postgres.log:\n${words}`);
};

const settings = ({ home, durable, port }: { home: PostgresHome; durable: boolean; port: number }): string[] => {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    cluster_name: clusterName(home.data),
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...(!durable && { fsync: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
};

/** The wanted port if it is free, else one that the system picks. */
const freePort = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => (port ? resolve(freePort(0)) : reject(new Error('There is no free port on 127.0.0.1'))));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
