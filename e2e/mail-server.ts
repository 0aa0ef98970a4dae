import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

/** Where the mails lie that a product sent. */
export const mailFolderIn = (dataDir: string): string => join(dataDir, 'mails-taken');

/** A real mail server on a free port: each mail that it takes becomes a file of the mail folder in DATA_DIR. Answers its address. */
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
      // Under its name only when it is whole.
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
