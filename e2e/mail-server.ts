import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

/** The folder with a product's sent e-mails. */
export const mailFolderIn = (dataDir: string): string => join(dataDir, 'mails-taken');

/**
 * Starts a real mail server on a free port, which stores each e-mail as a file in DATA_DIR's mail folder. Returns its
 * address.
 */
export const startMailServer = async (dataDir: string): Promise<string> => {
  const mailFolder = mailFolderIn(dataDir);
  await mkdir(mailFolder, { recursive: true });
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: async (stream, _session, done) => {
      taken += 1;
      const file = join(mailFolder, `${String(taken).padStart(5, '0')}.eml`);
      // Renamed only once it is complete.
      await writeFile(`${file}.part`, Buffer.concat(await stream.toArray()));
      await rename(`${file}.part`, file);
      done();
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  server.server.unref();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};
