// What every npm script of this project starts, on whatever Node (20 or newer) the machine has: it installs what the
// lock names, when that is not there yet, and runs scripts/<command>.ts on the Node that package.json pins.
// docs/records/0003-install-from-the-lock.md
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const pinnedNode = join(bin, 'node');
const stamp = join(modules, '.saphan-installed');
const unfinished = join(modules, '.saphan-unfinished');
const lock = join(modules, '.saphan-lock');

/** What needs no package of `devDependencies`: the product, and the commands of whoever runs it. */
const ofProduct = ['start', 'dev', 'build', 'db-url', 'db-reset', 'mails', 'backup', 'restore'];

const main = async ([command = 'start', ...args]) => {
  const needsAll = !ofProduct.includes(command);
  if (!isInstalled(needsAll)) await oneAtATime(async () => isInstalled(needsAll) || (await install(needsAll)));
  const script = join(root, 'scripts', `${command}.ts`);
  if (!existsSync(script)) end(`There is no ${script}`);
  process.exitCode = await run(pinnedNode, [script, ...args], {
    env: { ...process.env, PATH: [bin, pathWithoutBin()].join(delimiter) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
};

const wantedInstall = () => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** What stands in the stamp after an install without the packages of tests and other checks. */
const withoutTests = ' without tests';

const isInstalled = (needsAll) => {
  const [installed, wanted] = [readText(stamp), wantedInstall()];
  return (installed === wanted || (!needsAll && installed === wanted + withoutTests)) && existsSync(pinnedNode);
};

const install = async (needsAll) => {
  // Where tests ran once, they will again.
  const isAll = needsAll || readText(stamp)?.endsWith(withoutTests) === false;
  process.stderr.write(`Installing the packages that ${isAll ? 'package-lock.json names' : 'a start needs'}\n`);
  const wanted = wantedInstall() + (isAll ? '' : withoutTests);
  if (existsSync(unfinished)) removePackages();
  rmSync(stamp, { force: true });
  writeFileSync(unfinished, '');
  // The Node that runs npm must not be the one that npm replaces.
  const [node, npm] = [process.env.npm_node_execpath, process.env.npm_execpath];
  const [file, ...before] = npm?.endsWith('npm-cli.js')
    ? [node && !isOurs(node) ? node : process.execPath, npm]
    : ['npm'];
  const extent = [isAll ? '--include=dev' : '--omit=dev', '--include=optional'];
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...extent];
  const status = await run(
    file,
    [...before, 'install', ...flags],
    { env: { ...process.env, PATH: pathWithoutBin() }, stdio: ['inherit', 2, 2] },
    (pid) => writeFileSync(lock, `${process.pid} ${pid}`),
  );
  if (status) end(`npm install failed with status ${status}`, status);

  const { version } = JSON.parse(readFileSync(join(modules, 'node', 'package.json'), 'utf8'));
  const runs = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (runs !== `v${version}`) end(`npm did not put Node ${version} in place. Does ignore-scripts stand in an .npmrc?`);
  writeFileSync(stamp, wanted);
  rmSync(unfinished);
};

// npm cannot tell which packages of an interrupted install are whole, so it begins with none.
const removePackages = () => {
  for (const name of readdirSync(modules)) {
    if (join(modules, name) !== lock) rmSync(join(modules, name), { recursive: true, force: true });
  }
};

/** Two starts in one clone install after each other. A lock whose holders are dead does not count. */
const oneAtATime = async (work) => {
  mkdirSync(modules, { recursive: true });
  while (!takeLock()) {
    if (isLeftBehind()) rmSync(lock, { force: true });
    else await sleep(500);
  }
  const alive = setInterval(() => utimesSync(lock, new Date(), new Date()), 5000);
  try {
    await work();
  } finally {
    clearInterval(alive);
    rmSync(lock, { force: true });
  }
};

const takeLock = () => {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

const isLeftBehind = () => {
  const pids = readText(lock)?.split(' ').map(Number);
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return pids !== undefined && (age > 60_000 || !pids.some(isAlive));
};

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Runs a program to its end and answers its status. It has a session of its own, so that Ctrl-C in a terminal reaches
 * it once, through us: npm sends us the same signal again. We stay until it has ended.
 */
const run = (file, args, options, started = () => {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, detached: true, ...options });
    const sent = {};
    const pass = (signal) => {
      const now = Date.now();
      if (now - (sent[signal] ?? 0) < 1000) return;
      sent[signal] = now;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);

    const starter = whoStartedUs();
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && whoStartedUs() !== starter) pass('SIGTERM');
    }, 1000);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, pass);
      resolve(code ?? 128 + constants.signals[signal]);
    });
    if (child.pid) started(child.pid);
  });

// npm, or a shell of npm's between us, is waiting for us; when one of them is killed, another process becomes our parent.
const whoStartedUs = () => {
  const folder = `/proc/${process.ppid}`;
  const isShell = readText(`${folder}/comm`)?.trim().endsWith('sh');
  return isShell ? /^PPid:.*$/m.exec(readText(`${folder}/status`) ?? '')?.[0] : process.ppid;
};

const isOurs = (path) => path.startsWith(modules);

const pathWithoutBin = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter);

const readText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const end = (sentence, status = 1) => {
  process.stderr.write(`${sentence}\n`);
  rmSync(lock, { force: true });
  process.exit(status);
};

await main(process.argv.slice(2));
