import { randomBytes } from 'node:crypto';
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const ServerFile = z.object({ url: z.string(), pid: z.number() });

/** The server's process and port, written to its folder. The file outlives the server, so the next one reuses the port. */
export const readServerFile = async (folder: string): Promise<z.infer<typeof ServerFile> | undefined> => {
  const text = await readFile(join(folder, 'server.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : ServerFile.parse(JSON.parse(text));
};

export const writeServerFile = (folder: string, facts: z.infer<typeof ServerFile>): Promise<void> =>
  writeSecretly(join(folder, 'server.json'), JSON.stringify(facts));

/** The server's password, made on the first call. */
export const passwordIn = async (folder: string): Promise<string> => {
  const file = join(folder, 'password');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored) return stored;
  const password = randomBytes(24).toString('base64url');
  await writeSecretly(file, password);
  return password;
};

/** The server's log and its current size. A long log is set aside first. */
export const openLog = async (folder: string) => {
  const path = join(folder, 'postgres.log');
  const size = await stat(path).then(
    (stats) => stats.size,
    () => 0,
  );
  const isLong = size > 10_000_000;
  if (isLong) await rename(path, `${path}.1`);
  const file = await open(path, 'a', 0o600);
  return {
    file,
    newWords: async () =>
      (await readFile(path))
        .subarray(isLong ? 0 : size)
        .toString()
        .split('\n')
        .slice(-20)
        .join('\n'),
  };
};

const writeSecretly = async (file: string, text: string) => {
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
};
