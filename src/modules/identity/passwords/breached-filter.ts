import { BloomFilter } from 'bloomfilter';

/** With 24 bits and 17 hashes for each password, one in 100,000 that was never stolen is taken for a stolen one. */
const BITS_EACH = 24;
const HASHES = 17;

/** A filter with room for this many passwords, and none in it. */
export const emptyFilter = (passwords: number): BloomFilter => new BloomFilter(passwords * BITS_EACH, HASHES);

/** The bits of a filter, as they are kept in a file. */
export const bitsOf = ({ buckets }: BloomFilter): Uint8Array => new Uint8Array(buckets.buffer);

/** The filter of such a file. */
export const filterOf = (bits: Uint8Array): BloomFilter => {
  const filter = new BloomFilter(bits.length * 8, HASHES);
  bitsOf(filter).set(bits);
  return filter;
};

/** As lists and filter hold a password: in small letters, since who guesses tries the others too. */
export const asListed = (password: string): string => password.normalize('NFKC').toLowerCase();
