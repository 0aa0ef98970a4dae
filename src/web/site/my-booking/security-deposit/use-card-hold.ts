import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useLatest } from '../../../shell/use-latest.ts';

export type CardHold = NonNullable<DataOf<'GET /bookings/:id/card-holds/latest'>>;

const PAUSE_MS = 4000;

type Of = Readonly<{
  id: string;
  headers: Record<string, string>;
  /** Whether a deposit can still be held on a card. */
  isOffered: boolean;
}>;

/** The hold that the customer began last, followed while it is pending. `onHeld`: it stands for the deposit now. */
export const useCardHold = ({ id, headers, isOffered }: Of, onHeld: () => void) => {
  const [rounds, setRounds] = useState(0);
  const [begun, setBegun] = useState<CardHold | null>(null);
  const { last } = useLatest(isOffered ? `${id} ${rounds}` : null, (signal) =>
    api.call('GET /bookings/:id/card-holds/latest', { params: { id }, headers, signal }),
  );
  const newest = last?.success ? last.data : null;
  const hold = begun && newest?.id !== begun.id ? begun : newest;
  const isPending = isOffered && hold?.status === 'pending';
  useEffect(() => {
    if (!isPending) return;
    const next = () => setRounds((before) => before + 1);
    const timer = setInterval(next, PAUSE_MS);
    document.addEventListener('visibilitychange', next);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', next);
    };
  }, [isPending]);
  const tell = useRef(onHeld);
  tell.current = onHeld;
  const heldId = hold?.status === 'held' ? hold.id : null;
  useEffect(() => {
    if (heldId && isOffered) tell.current();
  }, [heldId, isOffered]);
  return { hold: isOffered ? hold : null, take: setBegun };
};
