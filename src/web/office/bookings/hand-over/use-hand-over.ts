import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import { type PhotoPlace, placesOf } from '#kernel/photo-places.ts';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useReload } from '../../../connection/use-reload.ts';
import { dropUnsent, isPhoto, saveUnsent, sendUnsent, useNews, useUnsent } from '../../../device/unsent.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { HandOverPhoto } from '../../../photos/photo-places.tsx';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';
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
  seenIn,
} from './fields.ts';
import { draftOf, dropDraft, type HandOverName, keepDraft } from './hand-over-draft.ts';
import type { ReturnTerms } from './read-hand-over.ts';
import { stepOf, stepsOf } from './steps.ts';

const none: readonly Problem[] = [];

/** How long the answer is waited for before the page says that the hand-over is on this device. */
const PATIENCE_MS = 4000;
const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Begun = Readonly<{
  booking: Booking;
  kind: HandOverKind;
  terms: ReturnTerms | null;
  deposits: Deposits | null;
  /** Those of this hand-over that the server has. */
  photos: readonly HandOverPhoto[];
  staffId: string;
}>;

/** State of the hand-over form: fields, steps, problems, confirmations, and recording. */
export const useHandOver = ({ booking, kind, terms: termsNow, deposits, photos: photosNow, staffId }: Begun) => {
  const t = useWords('bookings', 'handOver');
  const [seen, setSeen] = useState(booking);
  const { fields, isFeeDecided, set, keptAt, isLost, drop, restart } = useFields(
    { staffId, bookingId: booking.id, kind },
    termsNow,
  );
  const [problems, setProblems] = useState(none);
  const [tries, setTries] = useState(0);
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  const [photos, setPhotos] = useState(photosNow);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const reload = useReload();
  const navigate = useNavigate();
  const leave = useUnsaved(isLost);
  const day = today(useNow());
  const { terms, isWaiting } = useTermsAt(booking.id, kind === 'return' ? returnedAtIn(fields) : null, termsNow);
  const lastMileage = terms?.pickUp?.mileage ?? seen.vehicle.mileage;
  const sentence = ({ what }: Problem) => t(what, { kilometres: formatNumber(lastMileage) });
  const { id, version, bookingNumber: number } = seen;
  const lateFee = kind === 'return' ? (lateFeeIn(fields) ?? 0) : 0;

  const of = { staffId, bookingId: id, number, customer: seen.customerName, kind };
  const unsent = (useUnsent(staffId) ?? []).filter(({ facts }) => facts.bookingId === id && facts.kind === kind);
  const recorded = unsent.find((one) => !isPhoto(one)) ?? null;
  const refused = recorded?.facts.refused ?? null;
  const onDevice = refused ? null : recorded;
  useNews(async ({ sent }) => {
    if (sent?.facts.bookingId !== id || sent.facts.kind !== kind) return;
    if (isPhoto(sent)) return setPhotos(sent.reply as readonly HandOverPhoto[]);
    notify({ message: t(kind === 'pick-up' ? 'pickedUp' : 'returned', { number }) });
    leave();
    drop();
    await navigate(`/admin/bookings/${id}`);
  });
  /** Fills the form with what was recorded here. */
  const openAgain = () => {
    if (recorded && 'typed' in recorded.facts.what) set(recorded.facts.what.typed);
  };
  const takeBack = async () => {
    openAgain();
    if (recorded) await dropUnsent(recorded.id);
  };
  const onRefused = useEffectEvent((why: Failure) => {
    openAgain();
    setFailure(why);
    void reload();
  });
  useEffect(() => {
    if (refused) onRefused(refused);
  }, [refused]);

  const record = async () => {
    setDoubts([]);
    setFailure(null);
    setBusy(true);
    if (recorded) await dropUnsent(recorded.id);
    const facts = { version, ...factsIn(fields) };
    const why = seen.agreement.state === 'signed' ? '' : fields.withoutAgreement.trim();
    const [main] = seen.drivers;
    const what =
      kind === 'pick-up'
        ? {
            pickUp: {
              ...facts,
              licenseChecked: true as const,
              ...(main && { licensesSeen: [main.id, ...seenIn(fields)] }),
              ...(why && { withoutAgreement: why }),
            },
          }
        : {
            back: {
              ...facts,
              ...returnFactsIn(fields),
              ...(seen.stage !== 'picked-up' && { withoutPickUp: true }),
            },
          };
    await saveUnsent({ ...of, what: { ...what, typed: fields } });
    await Promise.race([sendUnsent(staffId), sleep(PATIENCE_MS)]);
    setBusy(false);
  };
  const taken = new Set([
    ...photos.map(({ place }) => place),
    ...unsent.map(({ facts: { what } }) => ('photo' in what ? what.photo : null)),
  ]);
  const problemsNow = problemsIn(fields, kind, terms?.pickUp?.mileage ?? null);
  const wrong = new Set(problemsNow.map(({ field, what }) => `${field} ${what}`));
  /** Of what was wrong at the last try, what still is. */
  const openProblems = problems.filter(({ field, what }) => wrong.has(`${field} ${what}`));
  const photoCount = photos.length + unsent.filter(isPhoto).length;
  const submit = () => {
    setProblems(problemsNow);
    setTries(tries + 1);
    if (problemsNow.length > 0 || isBusy || isWaiting) return;
    const openDoubts = doubtsIn(fields, kind, {
      booking: { ...seen, owedAmount: seen.owedAmount + lateFee },
      lastMileage,
      photos: photoCount,
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
      photos: photoCount,
      hasAllPlaces: placesOf(seen.vehicle.bodyType).every((place) => taken.has(place)),
      problems: problemsNow,
    }),
    problems: openProblems.map((problem) => ({ step: stepOf[problem.field], text: sentence(problem) })),
    /** How often it was to be recorded. */
    tries,
    problemAt: (name: keyof Fields) => {
      const problem = openProblems.find(({ field }) => field === name);
      return problem && sentence(problem);
    },
    doubts,
    leaveDoubts: () => setDoubts([]),
    lastMileage,
    failure,
    isBusy,
    /** The whole hand-over, where it is recorded on this device and not sent. */
    onDevice,
    /** Opens it again, to change it. */
    takeBack,
    /** Photographs that are on this device and not sent. */
    unsentPhotos: unsent.filter(isPhoto),
    savePhoto: (place: PhotoPlace | null, bytes: ArrayBuffer) => saveUnsent({ ...of, what: { photo: place } }, bytes),
    staffId,
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
