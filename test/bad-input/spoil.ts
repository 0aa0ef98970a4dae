import type { Endpoint } from '#contract/endpoint.ts';
import { allNonsense, nonsenseFor } from './nonsense.ts';
import { placesIn, replacedAt, valueAt } from './places.ts';
import type { Sent } from './send.ts';

type Spoiled = Readonly<{ place: string; value: unknown; sent: Sent }>;

/** The calls with each invalid value at each path in turn. */
export const spoiledEverywhere = (samples: readonly Sent[]): Spoiled[] =>
  placesOf(samples).flatMap(({ sample, place }) => spoiledAt(sample, place, allNonsense));

/**
 * The calls with only the distinct kinds of invalid values. A value that the schema accepts is sent alone, because it
 * reaches the use case. Values of one kind that the schema refuses are sent at all paths in one call.
 */
export const spoiledByKind = (endpoint: Endpoint, samples: readonly Sent[]): Spoiled[] => {
  const together = new Map<string, Spoiled>();
  const alone = placesOf(samples).flatMap(({ sample, place }) =>
    spoiledAt(sample, place, nonsenseFor(valueAt(sample, place))).filter((one) => {
      if (isWhole(valueAt(sample, place)) || isTaken(endpoint, place, one.sent)) return true;
      const kind = `${samples.indexOf(sample)} ${JSON.stringify(one.value)}`;
      const before = together.get(kind);
      const sent = replacedAt(before?.sent ?? sample, place, one.value);
      together.set(kind, { sent, value: one.value, place: before ? `${before.place} ${place}` : place });
      return false;
    }),
  );
  return [...alone, ...together.values()];
};

/** The paths in all samples; a path with the same value in several samples is replaced only in the first. */
const placesOf = (samples: readonly Sent[]) => {
  const seen = new Set<string>();
  return samples.flatMap((sample) =>
    placesIn(sample).flatMap((place) => {
      const standing = `${place} ${JSON.stringify(valueAt(sample, place))}`;
      if (seen.has(standing)) return [];
      seen.add(standing);
      return [{ sample, place }];
    }),
  );
};

const spoiledAt = (sample: Sent, place: string, values: readonly unknown[]): Spoiled[] =>
  sendableAt(place, values).map((value) => ({ place, value, sent: replacedAt(sample, place, value) }));

/** The values that can be sent at a path: in a URL only strings; only a query can omit or repeat a parameter. */
const sendableAt = (place: string, values: readonly unknown[]): readonly unknown[] => {
  if (place.startsWith('body.')) return values;
  const texts = values.filter((value) => value !== undefined && isText(value)).map(String);
  return place.startsWith('query.') ? [...texts, undefined, ['x', 'x']] : texts;
};

const isText = (value: unknown) => typeof value !== 'object' && (typeof value !== 'string' || value.isWellFormed());

const isWhole = (value: unknown) => typeof value === 'object' && value !== null;

const isTaken = ({ params, query, body }: Endpoint, place: string, sent: Sent): boolean => {
  const [part] = place.split('.') as ['params' | 'query' | 'body'];
  return { params, query, body }[part]?.safeParse(sent[part]).success ?? true;
};

const bodies = ['null', '[]', '{}', '"text"'];
const files = [Buffer.alloc(0), Buffer.from('no picture'), Buffer.from('%PDF-1.7 and no more')];
const uploads = [[], ...files.map((file) => [file]), Array<Buffer>(30).fill(Buffer.from('x'))];

/** The calls with an invalid body, or with invalid files. */
export const otherBodies = (method: string, { files: takesFiles }: Endpoint, sample: Sent): Spoiled[] => {
  if (takesFiles)
    return uploads.map((value) => ({ place: 'files', value: value.map(String), sent: { ...sample, files: value } }));
  return method === 'GET' ? [] : bodies.map((value) => ({ place: 'body', value, sent: { ...sample, body: value } }));
};
