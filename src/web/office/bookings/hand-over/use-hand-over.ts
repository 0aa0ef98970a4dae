import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { useMutation } from '../../live/use-mutation.ts';
import { agreementPath, type Booking, type HandOverKind } from '../booking.ts';
import {
  type Doubt,
  doubtsIn,
  emptyFields,
  type Fields,
  factsIn,
  lateFeeIn,
  type Problem,
  problemsIn,
  returnedAtIn,
  returnFactsIn,
} from './fields.ts';
import type { ReturnTerms } from './read-hand-over.ts';

const none: readonly Problem[] = [];

/** State of the hand-over form: fields, problems, confirmations, and recording. */
export const useHandOver = (booking: Booking, kind: HandOverKind, termsNow: ReturnTerms | null) => {
  const t = useWords('bookings', 'handOver');
  const [seen, setSeen] = useState(booking);
  const [fields, setFields] = useState<Fields>(() => emptyFields(termsNow?.proposedFee ?? 0));
  const [problems, setProblems] = useState(none);
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  const [photos, setPhotos] = useState<readonly string[]>(
    () => booking.handOvers.find((one) => one.kind === kind)?.photos ?? [],
  );
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isBusy } = useMutation();
  const navigate = useNavigate();
  const [begun] = useState(fields);
  const leave = useUnsaved(fields !== begun);
  const day = today(useNow());
  const { terms, isWaiting } = useTermsAt(booking.id, kind === 'return' ? returnedAtIn(fields) : null, termsNow);
  const lastMileage = terms?.pickUp?.mileage ?? seen.vehicle.mileage;
  const sentence = ({ what }: Problem) => t(what, { kilometres: formatNumber(lastMileage) });
  const { id, version, bookingNumber: number } = seen;
  const lateFee = kind === 'return' ? (lateFeeIn(fields) ?? 0) : 0;

  const record = async () => {
    setDoubts([]);
    setFailure(null);
    const options = { done: t(kind === 'pick-up' ? 'pickedUp' : 'returned', { number }), failed: setFailure };
    const facts = { version, ...factsIn(fields) };
    const done =
      kind === 'pick-up'
        ? await run(
            'POST /admin/bookings/:id/pick-up',
            { params: { id }, body: { ...facts, licenseChecked: true } },
            options,
          )
        : await run(
            'POST /admin/bookings/:id/return',
            {
              params: { id },
              body: {
                ...facts,
                ...returnFactsIn(fields),
                ...(seen.stage !== 'picked-up' && { withoutPickUp: true }),
              },
            },
            options,
          );
    if (!done) return;
    leave();
    await navigate(kind === 'pick-up' ? agreementPath(id) : `/admin/bookings/${id}`);
  };
  const submit = () => {
    const shapeProblems = problemsIn(fields, kind, terms?.pickUp?.mileage ?? null);
    setProblems(shapeProblems);
    if (shapeProblems.length > 0 || isBusy || isWaiting) return;
    const openDoubts = doubtsIn(fields, kind, {
      booking: { ...seen, owedAmount: seen.owedAmount + lateFee },
      lastMileage,
      photos: photos.length,
      today: day,
    });
    if (openDoubts.length > 0) setDoubts(openDoubts);
    else void record();
  };
  return {
    seen,
    lateFee,
    terms,
    photos,
    setPhotos,
    fields,
    set: (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change })),
    problems: problems.map(sentence),
    problemAt: (name: keyof Fields) => {
      const problem = problems.find(({ field }) => field === name);
      return problem && sentence(problem);
    },
    doubts,
    leaveDoubts: () => setDoubts([]),
    lastMileage,
    failure,
    isBusy,
    submit,
    record,
    /** Continues with the current version of the booking; the entered values stay. */
    goOn: (now: Booking) => {
      setSeen(now);
      setFailure(null);
    },
  };
};
/** How late a return at a moment is; `termsNow` for now. */
const useTermsAt = (id: string, at: string | null, termsNow: ReturnTerms | null) => {
  const { answer, isWaiting } = useLatest(
    at,
    async (signal) =>
      at === null ? null : api.call('GET /admin/bookings/:id/return', { params: { id }, query: { at }, signal }),
    { pauseMs: 300 },
  );
  return { terms: at === null ? termsNow : answer?.success ? answer.data : null, isWaiting };
};

export type HandOver = ReturnType<typeof useHandOver>;
