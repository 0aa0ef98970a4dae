import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter } from 'age-encryption';
import { fileDamaged, isSealed, notSealed, passphraseWrong } from '../rules/problems.ts';

/** Where a backup lies, and the passphrase that it was sealed with. */
export type BackupFile = Readonly<{ path: string; passphrase?: string | undefined }>;

const SEAL = Buffer.from('age-encryption.org/v1\n');

/**
 * The bytes of a backup, unsealed if it is sealed. 422 if its passphrase is missing or wrong, its seal is broken, or a
 * passphrase is given for a file that is not sealed: somebody may have put it in the place of one that is.
 */
export async function* openBackup({ path, passphrase }: BackupFile): AsyncGenerator<Buffer> {
  const stored = createReadStream(path, { highWaterMark: 256 * 1024 });
  if (!(await beginsWithSeal(path))) {
    if (passphrase) throw notSealed();
    return yield* stored as AsyncIterable<Buffer>;
  }
  if (!passphrase) throw isSealed();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const sealed = Readable.toWeb(stored) as ReadableStream<Uint8Array>;
  const content = await decrypter.decrypt(sealed).catch((error: Error) => {
    throw /no identity matched/.test(error.message) ? passphraseWrong() : fileDamaged();
  });
  try {
    for await (const bytes of Readable.fromWeb(content as NodeStream)) yield Buffer.from(bytes as Uint8Array);
  } catch {
    throw fileDamaged();
  }
}

const beginsWithSeal = async (path: string): Promise<boolean> => {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(SEAL.length), 0, SEAL.length, 0);
    return buffer.equals(SEAL);
  } finally {
    await handle.close();
  }
};
