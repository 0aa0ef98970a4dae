import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import { formApi } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { useMutation } from '../../live/use-mutation.ts';
import { useUnsaved } from '../../live/use-unsaved.tsx';
import { agreementPath, type Booking, type HandOverKind } from '../booking.ts';
import { type Doubt, doubtsIn, emptyFields, type Fields, factsIn, type Problem, problemsIn } from './fields.ts';
import type { ReturnTerms } from './read-hand-over.ts';

const none: readonly Problem[] = [];

/** State of the hand-over form: fields, problems, confirmations, and recording. */
export const useHandOver = (booking: Booking, kind: HandOverKind, terms: ReturnTerms | null) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'handOver' });
  const [seen, setSeen] = useState(booking);
  const [fields, setFields] = useState<Fields>(() => emptyFields(terms?.proposedFee ?? 0));
  const [problems, setProblems] = useState(none);
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  const [photos, setPhotos] = useState<readonly string[]>(
    () => booking.handOvers.find((one) => one.kind === kind)?.photos ?? [],
  );
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isBusy } = useMutation(formApi);
  const navigate = useNavigate();
  const [begun] = useState(fields);
  const { dialog: unsaved, leave } = useUnsaved(fields !== begun);
  const day = today(useNow());
  const lastMileage = terms?.pickUp?.mileage ?? seen.vehicle.mileage;
  const sentence = ({ what }: Problem) => t(what, { kilometres: formatNumber(lastMileage) });
  const { id, version, bookingNumber: number } = seen;
  const lateFee = kind === 'return' ? Number(fields.lateFee) || 0 : 0;

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
                lateFee: Number(fields.lateFee),
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
    if (shapeProblems.length > 0 || isBusy) return;
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
    photos,
    setPhotos,
    fields,
    set: (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change })),
    problems: problems.map(sentence),
    problemAt: (name: keyof Fields) => {
      const problem = problems.find(({ field }) => field === name);
      return problem && sentence(problem);
    },
    /** Warns before entered values are lost. */
    unsaved,
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
export type HandOver = ReturnType<typeof useHandOver>;
