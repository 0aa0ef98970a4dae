import { createCipheriv, randomBytes, scrypt } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { Encrypter, type Recipient, Stanza } from 'age-encryption';

/** Work factor: 2^17 takes 128 MB and a good part of a second for each guess. */
const LOG_N = 17;

const toKey = promisify<string, Buffer, number, object, Buffer>(scrypt);

/**
 * Seals a backup with a passphrase, in the age format (age-encryption.org/v1), so that `age --decrypt` opens it as well
 * as a restore. Ending early ends the content.
 */
export async function* sealBackup(content: AsyncIterable<string>, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(whoKnows(passphrase));
  const plain = Readable.toWeb(Readable.from(content, { objectMode: false })) as ReadableStream<Uint8Array>;
  yield* Readable.fromWeb((await encrypter.encrypt(plain)) as NodeStream) as AsyncIterable<Uint8Array>;
}

/** The scrypt recipient of the format. The library's own would keep the process from answering for a second. */
const whoKnows = (passphrase: string): Recipient => ({
  wrapFileKey: async (fileKey) => {
    const salt = randomBytes(16);
    const salted = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]);
    const key = await toKey(passphrase, salted, 32, { N: 2 ** LOG_N, r: 8, p: 1, maxmem: 2 ** (LOG_N + 11) });
    const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 });
    const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [new Stanza(['scrypt', salt.toString('base64').replaceAll('=', ''), `${LOG_N}`], wrapped)];
  },
});
