import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser for the journeys: `CHROMIUM_PATH`, else one on the PATH, else the one that an npm package ships. */
export const findChromium = async () => ({
  executablePath: process.env.CHROMIUM_PATH || onPath() || (await packaged()),
  args: flags,
});

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome', 'chrome'].map((name) => join(folder, name)))
    .find(isExecutable);

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

// It unpacks itself into TMPDIR and takes an older one that lies there, so it gets a folder of its own.
const packaged = async (): Promise<string> => {
  const folder = join(import.meta.dirname, '../node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return path;
};
