import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { HandOverPhoto } from '../../../photos/photo-places.tsx';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { useMutation } from '../../live/use-mutation.ts';
import type { Booking, HandOverKind } from '../booking.ts';
import type { Deposits } from '../security-deposit/deposits.ts';
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
import { draftOf, dropDraft, type HandOverName, keepDraft } from './hand-over-draft.ts';
import type { ReturnTerms } from './read-hand-over.ts';
import { stepsOf } from './steps.ts';

const none: readonly Problem[] = [];

type Begun = Readonly<{
  booking: Booking;
  kind: HandOverKind;
  terms: ReturnTerms | null;
  deposits: Deposits | null;
  staffId: string;
}>;

/** State of the hand-over form: fields, steps, problems, confirmations, and recording. */
export const useHandOver = ({ booking, kind, terms: termsNow, deposits, staffId }: Begun) => {
  const t = useWords('bookings', 'handOver');
  const [seen, setSeen] = useState(booking);
  const { fields, isFeeDecided, set, keptAt, isLost, drop, restart } = useFields(
    { staffId, bookingId: booking.id, kind },
    termsNow,
  );
  const [problems, setProblems] = useState(none);
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  const [photos, setPhotos] = useState<readonly HandOverPhoto[]>(
    () => booking.handOvers.find((one) => one.kind === kind)?.photos ?? [],
  );
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isBusy } = useMutation();
  const navigate = useNavigate();
  const leave = useUnsaved(isLost);
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
    const why = seen.agreement.state === 'signed' ? '' : fields.withoutAgreement.trim();
    const done =
      kind === 'pick-up'
        ? await run(
            'POST /admin/bookings/:id/pick-up',
            { params: { id }, body: { ...facts, licenseChecked: true, ...(why && { withoutAgreement: why }) } },
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
    drop();
    await navigate(`/admin/bookings/${id}`);
  };
  const problemsNow = problemsIn(fields, kind, terms?.pickUp?.mileage ?? null);
  const submit = () => {
    setProblems(problemsNow);
    if (problemsNow.length > 0 || isBusy || isWaiting) return;
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
    deposits,
    lateFee,
    terms,
    photos,
    setPhotos,
    fields,
    set,
    keptAt,
    restart,
    /** What the pick-up recorded, at a return. */
    atPickUp: (kind === 'return' && seen.handOvers.find((one) => one.kind === 'pick-up')) || null,
    isFeeDecided,
    steps: stepsOf(kind, {
      fields,
      booking: seen,
      deposits,
      lateFee,
      lateDays: terms?.lateDays ?? null,
      isFeeDecided,
      photos: photos.length,
      problems: problemsNow,
    }),
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

/** The fields, and what was typed into them before in this browser: a reload or a closed tab loses nothing. */
const useFields = (name: HandOverName, terms: ReturnTerms | null) => {
  const [begun] = useState(() => emptyFields(terms?.proposedFee ?? 0));
  const [before, setBefore] = useState(() => draftOf(name));
  const [typed, setTyped] = useState<Partial<Fields> | null>(null);
  const [isLost, setLost] = useState(false);
  const draft = useIsReady() ? before : null;
  const changes = typed ?? draft?.fields ?? {};
  return {
    fields: { ...begun, ...changes },
    isFeeDecided: changes.lateFee !== undefined,
    /** When the draft that the fields began with was typed. */
    keptAt: draft && new Date(draft.keptAt).toISOString(),
    /** Whether something typed would not outlive the page. */
    isLost,
    set: (change: Partial<Fields>) => {
      const next = { ...changes, ...change };
      setTyped(next);
      setLost(!keepDraft(name, next));
    },
    drop: () => dropDraft(name),
    restart: () => {
      dropDraft(name);
      setBefore(null);
      setTyped({});
      setLost(false);
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
