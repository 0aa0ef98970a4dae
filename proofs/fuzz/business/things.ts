import type { Chance } from '../values/chance.ts';
import { oneOf } from '../values/chance.ts';

/** A record that a request can name: its last known version, and the id of the record it belongs to. */
export type Thing = Readonly<{ id: string; version?: number; of?: string }>;

/** The records seen in responses so far, by kind: `vehicle`, `booking`, `seasonal-rate`, `slug`. */
export type Things = Readonly<{
  learn: (kind: string, thing: Thing) => void;
  /** Collects the records in a path's response; `of` is the id of the record that they belong to. */
  learnFrom: (path: string, answer: unknown, of?: string) => void;
  /** A recently seen record of a kind; undefined if there are none. */
  some: (chance: Chance, kind: string) => Thing | undefined;
  /** Excludes an id or a name from the records, so that only its creator uses it. */
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

/** Fields whose text identifies a record like an id. */
const texts = new Set(['slug', 'key', 'methodType', 'bookingNumber']);

/** Fields whose content is of the same kind as the whole response. */
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

/** The kind of a list: `vehicle` for `vehicles`, `seasonal-rate` for `seasonal-rates`. */
const kindOfList = (name: string): string => {
  const one = name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/([^s])s$/, '$1');
  return aliases[one] ?? one;
};

/** The kind named by a field: `vehicle` for `vehicleId` and `vehicleIds`. */
export const kindOfName = (name: string): string => kindOfList(name.replace(/Ids?$/, ''));

/**
 * The kind in a path's response: a `vehicle` for `/api/admin/vehicles/{id}/restore`, but maintenance for
 * `/api/admin/vehicles/{id}/maintenance`.
 */
const kindOfPath = (path: string): string => {
  const parts = path.split('/').filter((part) => part !== '');
  const last = parts.findLast((part) => !part.startsWith('{')) ?? '';
  const until = parts.findIndex((part) => part.startsWith('{'));
  const isList = /[^s]s$|^maintenance$/.test(last) && last !== 'status';
  return kindOfList(until > 0 && !isList ? (parts[until - 1] ?? '') : last);
};

/** The kind of a path parameter: `{id}` takes it from the list before it, `{vehicleId}` from its own name. */
export const kindOfParameter = (path: string, name: string): string => {
  if (name !== 'id') return kindOfName(name);
  const parts = path.split('/');
  return kindOfList(parts[parts.indexOf('{id}') - 1] ?? '');
};
