import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

type Ciphertext = Readonly<{ nonce: Uint8Array<ArrayBuffer>; text: ArrayBuffer }>;
/** What stands in the store: readable only with the key beside it, which cannot be taken from the device. */
type Box = Readonly<{ keptAt: number; facts: Ciphertext; bytes: Ciphertext | null }>;

type Shelf = 'copies' | 'unsent';
const shelves = ['copies', 'unsent'] as const satisfies Shelf[];

interface Schema extends DBSchema {
  key: { key: string; value: CryptoKey };
  copies: { key: string; value: Box };
  unsent: { key: string; value: Box };
}

/** Something on this device: facts that JSON can hold, and bytes. */
export type Stored<Facts> = Readonly<{
  id: string;
  /** On this device's clock, in milliseconds. */
  keptAt: number;
  facts: Facts;
  bytes: ArrayBuffer | null;
}>;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

const database = () => {
  opening ??= openDB<Schema>('saphan-device', 1, {
    upgrade: (db) => {
      for (const name of ['key', ...shelves] as const) db.createObjectStore(name);
    },
    terminated: () => {
      opening = undefined;
    },
  });
  return opening;
};

const cipher = 'AES-GCM';

/** The key of this device, made at its first use. It can seal and open, and nothing can read it. */
const deviceKey = async (): Promise<CryptoKey> => {
  const db = await database();
  const there = await db.get('key', 'key');
  if (there) return there;
  const made = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ['encrypt', 'decrypt']);
  // Another tab may have made one meanwhile: the first stays.
  const transaction = db.transaction('key', 'readwrite');
  const first = await transaction.store.get('key');
  if (!first) await transaction.store.put(made, 'key');
  await transaction.done;
  return first ?? made;
};

const seal = async (key: CryptoKey, plain: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Ciphertext> => {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  return { nonce, text: await crypto.subtle.encrypt({ name: cipher, iv: nonce }, key, plain) };
};

const unseal = (key: CryptoKey, { nonce, text }: Ciphertext): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: cipher, iv: nonce }, key, text);

/**
 * A shelf of what this device keeps, encrypted, for every tab and the service worker. Rejects where the browser keeps
 * nothing, as in some private windows.
 */
export const encryptedStore = <Facts>(shelf: Shelf) => {
  const opened = async (key: CryptoKey, id: string, { keptAt, facts, bytes }: Box): Promise<Stored<Facts>> => {
    const text = new TextDecoder().decode(await unseal(key, facts));
    return { id, keptAt, facts: JSON.parse(text) as Facts, bytes: bytes && (await unseal(key, bytes)) };
  };
  return {
    put: async ({ id, keptAt, facts, bytes }: Stored<Facts>): Promise<void> => {
      const key = await deviceKey();
      const box: Box = {
        keptAt,
        facts: await seal(key, new TextEncoder().encode(JSON.stringify(facts))),
        bytes: bytes && (await seal(key, bytes)),
      };
      // Not done before it is on the disk: a phone may lose its power.
      const transaction = (await database()).transaction(shelf, 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put(box, id), transaction.done]);
    },
    get: async (id: string): Promise<Stored<Facts> | undefined> => {
      const box = await (await database()).get(shelf, id);
      return box && opened(await deviceKey(), id, box);
    },
    /** All of it, the oldest first. */
    list: async (): Promise<Stored<Facts>[]> => {
      const [db, key] = [await database(), await deviceKey()];
      const [ids, boxes] = await Promise.all([db.getAllKeys(shelf), db.getAll(shelf)]);
      const all = await Promise.all(boxes.map((box, index) => opened(key, ids[index] ?? '', box)));
      return all.sort((a, b) => a.keptAt - b.keptAt);
    },
    has: async (id: string): Promise<boolean> => (await (await database()).getKey(shelf, id)) !== undefined,
    count: async (): Promise<number> => (await database()).count(shelf),
    /** When each was put there, in milliseconds, by id. */
    moments: async (): Promise<ReadonlyMap<string, number>> => {
      const db = await database();
      const [ids, boxes] = await Promise.all([db.getAllKeys(shelf), db.getAll(shelf)]);
      return new Map(ids.map((id, index) => [id, boxes[index]?.keptAt ?? 0]));
    },
    drop: async (id: string): Promise<void> => (await database()).delete(shelf, id),
    clear: async (): Promise<void> => (await database()).clear(shelf),
  };
};
