import { useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import type { ProblemKey } from '../../../problems/problem-words.ts';
import type { OneVehicle } from './draft.ts';

type Block = OneVehicle['maintenance'][number];

/** A maintenance period as typed; a null id means a new one. Times are Bangkok local time. */
export type BlockDraft = Readonly<{
  id: string | null;
  version: number;
  fromDay: string;
  fromTime: string;
  untilDay: string;
  untilTime: string;
  reason: string;
}>;

const hours = { fromTime: '08:00', untilTime: '18:00' };
const none: BlockDraft = { id: null, version: 0, fromDay: '', untilDay: '', reason: '', ...hours };

/** The period for the API, as local date and time in Bangkok. */
export const periodOf = ({ fromDay, fromTime, untilDay, untilTime }: BlockDraft) => ({
  from: fromDay && `${fromDay}T${fromTime}`,
  until: untilDay && `${untilDay}T${untilTime}`,
});

/** The form fields of a period from the API. */
export const fieldsOf = ({ from, until }: { from: string; until: string }) => ({
  fromDay: from.slice(0, 10),
  fromTime: from.slice(11, 16),
  untilDay: until.slice(0, 10),
  untilTime: until.slice(11, 16),
});

const draftOf = ({ id, version, from, until, reason }: Block): BlockDraft => ({
  id,
  version,
  reason,
  ...fieldsOf({ from, until }),
});

type Wrong = Partial<Record<'fromDay' | 'untilDay' | 'reason', ProblemKey>>;

/** The errors of a maintenance period that was started. */
export const blockErrors = (draft: BlockDraft): Wrong => {
  const { from, until } = periodOf(draft);
  return {
    ...(from === '' && { fromDay: 'fleet.maintenance-begins' }),
    ...(until === ''
      ? { untilDay: 'fleet.maintenance-ends' }
      : from !== '' && until <= from && { untilDay: 'fleet.maintenance-backwards' }),
    ...(draft.reason.trim() === '' && { reason: 'fleet.maintenance-reason' }),
  };
};

// Ignores the default times, which the user did not enter.
const written = (draft: BlockDraft): string => {
  const { from, until } = periodOf(draft);
  return JSON.stringify([from, until, draft.reason]);
};

/** The maintenance period being edited, beside those already planned; begun with a day that the address names. */
export const useBlock = (planned: readonly Block[], day: string | null) => {
  const [draft, setDraft] = useState(() => (day === null ? none : { ...none, fromDay: day, untilDay: day }));
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const before = planned.find(({ id }) => id === draft.id);
  const isChanged = written(draft) !== written(before ? draftOf(before) : none);
  return {
    draft,
    isChanged,
    isTried,
    refusal,
    errors: isChanged ? blockErrors(draft) : {},
    set: (change: Partial<BlockDraft>) => {
      setDraft((now) => ({ ...now, ...change }));
      setRefusal(null);
    },
    open: (block: Block) => {
      setDraft(draftOf(block));
      setRefusal(null);
    },
    restart: () => {
      setDraft(none);
      setTried(false);
      setRefusal(null);
    },
    tryIt: () => setTried(true),
    refuse: setRefusal,
  };
};

export type BlockEditing = ReturnType<typeof useBlock>;
