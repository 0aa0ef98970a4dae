import type { Chance } from '../values/chance.ts';
import { oneOf } from '../values/chance.ts';

/** Something of the business that a request can name: the version that was last seen of it, and what it is part of. */
export type Thing = Readonly<{ id: string; version?: number; of?: string }>;

/** What the product has shown of itself so far, by kind: `vehicle`, `booking`, `seasonal-rate`, `slug`. */
export type Things = Readonly<{
  learn: (kind: string, thing: Thing) => void;
  /** Learns from the answer to a path; `of` is what the path names first. */
  learnFrom: (path: string, answer: unknown, of?: string) => void;
  /** One of the things of a kind that were seen last, if there are any. */
  some: (chance: Chance, kind: string) => Thing | undefined;
  /** Keeps an id, or a name, for whoever made it: it is never one of the things. */
  reserve: (id: string) => void;
}>;

const KEPT = 100;

export const createThings = (): Things => {
  const byKind = new Map<string, Map<string, Thing>>();
  const reserved = new Set<string>();
  const learn: Things['learn'] = (kind, thing) => {
    if (reserved.has(thing.id)) return;
    const things = byKind.get(kind) ?? new Map<string, Thing>();
    byKind.set(kind, things);
    things.delete(thing.id);
    things.set(thing.id, thing);
    const [oldest] = things.keys();
    if (things.size > KEPT && oldest !== undefined) things.delete(oldest);
  };
  const look = (kind: string, part: unknown, of?: string): void => {
    if (Array.isArray(part)) for (const item of part) look(kind, item, of);
    else if (typeof part === 'object' && part !== null) lookInto(kind, part as Record<string, unknown>, of);
  };
  const lookInto = (kind: string, part: Readonly<Record<string, unknown>>, of: string | undefined) => {
    const { id, version } = part;
    const whole = typeof id === 'string' ? id : undefined;
    if (typeof id === 'string')
      learn(kind, { id, ...(typeof version === 'number' && { version }), ...(of !== undefined && { of }) });
    for (const [name, value] of Object.entries(part)) {
      if (typeof value !== 'string') look(inherits.has(name) ? kind : kindOfList(name), value, whole ?? of);
      else if (texts.has(name)) learn(name, { id: value });
      else if (kind === 'location' && name === 'name') learn('place', { id: value });
      else if (/[a-z]Id$/.test(name) && !byKind.get(kindOfName(name))?.has(value))
        learn(kindOfName(name), { id: value });
    }
  };
  return {
    learn,
    reserve: (id) => {
      reserved.add(id);
      for (const things of byKind.values()) things.delete(id);
    },
    learnFrom: (path, answer, of) => look(kindOfPath(path), answer, of),
    some: (chance, kind) => {
      const things = [...(byKind.get(kind)?.values() ?? [])];
      return things.length > 0 ? oneOf(chance, things) : undefined;
    },
  };
};

/** Texts that name something as an id does. */
const texts = new Set(['slug', 'key', 'methodType', 'bookingNumber']);

/** Parts of an answer that are of the kind of the whole. */
const inherits = new Set(['data', 'items', 'user']);

const aliases: Readonly<Record<string, string>> = {
  available: 'vehicle',
  similar: 'vehicle',
  'free-vehicle': 'vehicle',
  calendar: 'vehicle',
  block: 'maintenance',
  'my-booking': 'booking',
  'my-history': 'booking',
  'recent-booking': 'booking',
  featured: 'review',
  'vehicle-category': 'category',
  record: 'payment',
  issued: 'document',
  mail: 'outbox',
  pickupLocation: 'location',
  dropoffLocation: 'location',
  returnLocation: 'location',
};

/** `vehicles` and `seasonal-rates` are lists of a `vehicle` and a `seasonal-rate`. */
const kindOfList = (name: string): string => {
  const one = name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/([^s])s$/, '$1');
  return aliases[one] ?? one;
};

/** `vehicleId` and `vehicleIds` name a `vehicle`. */
export const kindOfName = (name: string): string => kindOfList(name.replace(/Ids?$/, ''));

/** Of what `/api/admin/vehicles/{id}/restore` tells: a `vehicle`; and `/api/admin/vehicles/{id}/maintenance`: of its maintenance. */
const kindOfPath = (path: string): string => {
  const parts = path.split('/').filter((part) => part !== '');
  const last = parts.findLast((part) => !part.startsWith('{')) ?? '';
  const until = parts.findIndex((part) => part.startsWith('{'));
  const isList = /[^s]s$|^maintenance$/.test(last) && last !== 'status';
  return kindOfList(until > 0 && !isList ? (parts[until - 1] ?? '') : last);
};

/** What a parameter of a path stands for: `{id}` is of the list before it, `{vehicleId}` says it itself. */
export const kindOfParameter = (path: string, name: string): string => {
  if (name !== 'id') return kindOfName(name);
  const parts = path.split('/');
  return kindOfList(parts[parts.indexOf('{id}') - 1] ?? '');
};
