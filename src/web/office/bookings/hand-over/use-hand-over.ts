import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PhotoPlace, placesOf } from '#kernel/photo-places.ts';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useReload } from '../../../connection/use-reload.ts';
import { dropUnsent, isPhoto, saveUnsent, sendUnsent, useNews, useUnsent } from '../../../device/unsent.ts';
import { useCopiedAt } from '../../../device/use-copied-at.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { HandOverPhoto } from '../../../photos/photo-places.tsx';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useAutoRefresh } from '../../live/use-auto-refresh.ts';
import { type Booking, type HandOverKind, settlePath } from '../booking.ts';
import { type Deposits, depositLeft } from '../security-deposit/deposits.ts';
import { useEndDeposit } from '../security-deposit/use-end-deposit.ts';
import {
  doubtsIn,
  emptyFields,
  type Fields,
  factsIn,
  lastMileageIn,
  lateFeeIn,
  problemsIn,
  returnedAtIn,
  returnFactsIn,
  seenIn,
} from './fields.ts';
import { draftOf, dropDraft, type HandOverName, keepDraft } from './hand-over-draft.ts';
import type { ReturnTerms } from './read-hand-over.ts';
import { againstGivingBack, type Lack, lacksIn, stepsOf } from './steps.ts';
import { useLackText } from './use-lack-text.ts';

/** How long the answer is waited for before the page says that the hand-over is on this device. */
const PATIENCE_MS = 4000;
/** How often is looked for what the customer does on their own phone, while that is waited for. */
const LOOK_EVERY_MS = 4000;
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

/** State of the hand-over form: fields, steps, what is missing, confirmations, and recording. */
export const useHandOver = ({ booking, kind, terms: termsNow, deposits, photos: photosNow, staffId }: Begun) => {
  const t = useWords('bookings', 'handOver');
  const [seenThen, setSeen] = useState(booking);
  // A signature, perhaps on the customer's phone, is no change of the booking.
  const seen = { ...seenThen, agreement: booking.agreement };
  const { fields, set, keptAt, isLost, drop, restart } = useFields({ staffId, bookingId: booking.id, kind });
  const [tries, setTries] = useState(0);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [photos, setPhotos] = useState(photosNow);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  useNoticed({ booking, kind, deposits });
  const reload = useReload();
  const navigate = useNavigate();
  const endDeposit = useEndDeposit();
  const leave = useUnsaved(isLost);
  const day = today(useNow());
  const isCopy = useCopiedAt(booking) !== null;
  const { terms, isWaiting } = useTermsAt(booking.id, kind === 'return' ? returnedAtIn(fields) : null, termsNow);
  const lastMileage = terms?.pickUp?.mileage ?? seen.vehicle.mileage;
  const { id, version, bookingNumber: number } = seen;
  // A copy does not know how late it has become.
  const late = terms && (terms.lateDays > 0 || !isCopy) ? terms : null;
  const lateFee = kind === 'return' ? (lateFeeIn(fields, late) ?? 0) : 0;
  const early = (kind === 'return' && !isCopy && terms?.early) || null;
  const owedNow = early && !fields.keepsPrice ? early.leftToPay : seen.owedAmount;
  const owedAmount = owedNow + lateFee;

  const of = { staffId, bookingId: id, number, customer: seen.customerName, kind };
  const unsent = (useUnsent(staffId) ?? []).filter(({ facts }) => facts.bookingId === id && facts.kind === kind);
  const recorded = unsent.find((one) => !isPhoto(one)) ?? null;
  const refused = recorded?.facts.refused ?? null;
  const onDevice = refused ? null : recorded;

  const left = (kind === 'return' && deposits && depositLeft(deposits)) || null;
  const found = againstGivingBack({ fields, fuelAtPickUp: terms?.pickUp?.fuel ?? null, owedAmount });
  const mayGiveBack = left !== null && !isCopy && !left.card?.isBeingTaken && found.length === 0;
  const givesBack = mayGiveBack && !fields.keepsDeposit;
  /** What this press gives back once the return is recorded. */
  const giveBack = useRef<typeof left>(null);

  useNews(async ({ sent }) => {
    if (sent?.facts.bookingId !== id || sent.facts.kind !== kind) return;
    if (isPhoto(sent)) return setPhotos(sent.reply as readonly HandOverPhoto[]);
    notify({ message: t(kind === 'pick-up' ? 'pickedUp' : 'returned', { number }) });
    leave();
    drop();
    const deposit = giveBack.current;
    giveBack.current = null;
    const isGivenBack = deposit !== null && (await endDeposit(deposit));
    const isSettled = kind === 'pick-up' || left === null || isGivenBack;
    await navigate(isSettled ? `/admin/bookings/${id}` : settlePath(id));
  });
  /** Fills the form with what was recorded here. */
  const openAgain = () => {
    if (recorded && 'typed' in recorded.facts.what) set(recorded.facts.what.typed);
  };
  const takeBack = async () => {
    giveBack.current = null;
    openAgain();
    if (recorded) await dropUnsent(recorded.id);
  };
  const onRefused = useEffectEvent((why: Failure) => {
    giveBack.current = null;
    openAgain();
    setFailure(why);
    void reload();
  });
  useEffect(() => {
    if (refused) onRefused(refused);
  }, [refused]);

  const record = async () => {
    setAsking(false);
    setFailure(null);
    setBusy(true);
    if (recorded) await dropUnsent(recorded.id);
    giveBack.current = givesBack ? left : null;
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
              ...returnFactsIn(fields, late, early?.totalAmount ?? null),
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
  const placesLeft = placesOf(seen.vehicle.bodyType).filter((place) => !taken.has(place)).length;
  const facts = {
    ...{
      fields,
      booking: { ...seen, owedAmount: owedNow },
      deposits,
      lastMileage,
      lateFee,
      placesLeft,
      isCopy,
      givesBack,
    },
    hasLateStep: late === null || late.lateDays > 0,
    hasEarlyStep: early !== null,
    problems: problemsIn(fields, kind, { mileage: terms?.pickUp?.mileage ?? null, late }),
  };
  const lacks = lacksIn(kind, facts);
  const doubts = doubtsIn(fields, kind, { booking: seen, lastMileage, today: day });
  const say = useLackText({
    lastMileage: lastMileageIn(fields, lastMileage),
    owedAmount,
    agreedDeposit: deposits?.agreedAmount ?? 0,
    placesLeft,
  });
  const blocking = lacks.filter(({ isBlocking }) => isBlocking);
  /** Of what stopped the last try, what still is missing. */
  const open = blocking.filter((lack) => tried.has(nameOf(lack)));
  const submit = () => {
    setTries(tries + 1);
    setTried(new Set(blocking.map(nameOf)));
    if (blocking.some(({ what }) => what === 'unsigned')) void reload();
    if (blocking.length > 0 || isBusy || isWaiting) return;
    if (lacks.length > 0 || doubts.length > 0) setAsking(true);
    else void record();
  };
  return {
    seen,
    deposits,
    lateFee,
    terms,
    /** How late the vehicle is; null if it is not known. */
    late,
    /** What an early return gives back; null where nothing. */
    early,
    /** Baht, without the late fee; what an early return takes off the price is off it. */
    owedNow,
    photos,
    fields,
    set,
    keptAt,
    restart,
    /** What the pick-up recorded, at a return. */
    atPickUp: (kind === 'return' && seen.handOvers.find((one) => one.kind === 'pick-up')) || null,
    steps: stepsOf(kind, facts),
    /** All that is missing, in the order of the steps, in words. */
    lacks: lacks.map((lack) => ({ ...lack, ...say(lack) })),
    /** Whether the last try was stopped, and not all that stopped it is there. */
    isStopped: open.length > 0,
    /** How often it was to be recorded. */
    tries,
    /** What `problemAt` would say of a mileage below the last known, before it is tried. */
    mileageLess: lacks.some(({ what }) => what === 'mileageLess') ? say({ what: 'mileageLess' }).sentence : undefined,
    problemAt: (name: keyof Fields) => {
      const lack = open.find(({ field }) => field === name);
      return lack ? say(lack).sentence : undefined;
    },
    /** What is unusual, asked about with what is missing. */
    doubts,
    isAsking,
    leaveAsking: () => setAsking(false),
    lastMileage,
    failure,
    isBusy,
    /** The deposit that is with the business at a return, and why it does not go back with it. */
    left,
    found,
    mayGiveBack,
    givesBack,
    /** Whether what waits on this device gives the deposit back once it is sent from this page. */
    willGiveBack: () => giveBack.current !== null,
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

/** Looks by itself what the customer signs or holds on their own phone, and says it; what is typed here stays. */
const useNoticed = ({ booking, kind, deposits }: Pick<Begun, 'booking' | 'kind' | 'deposits'>) => {
  const t = useWords('bookings', 'handOver');
  const baht = useBaht();
  const notify = useNotify();
  const isSigned = booking.agreement.state === 'signed';
  const left = (deposits && depositLeft(deposits)) ?? null;
  const isAwaited = kind === 'pick-up' && (!isSigned || (deposits !== null && deposits.agreedAmount > 0 && !left));
  useAutoRefresh(isAwaited ? LOOK_EVERY_MS : undefined);
  const isHeld = left !== null && left.card !== null;
  const before = useRef({ isSigned, isHeld });
  const say = useEffectEvent((now: typeof before.current) => {
    if (now.isSigned && !before.current.isSigned) notify({ message: t('customerSigned') });
    if (now.isHeld && !before.current.isHeld)
      notify({ message: t('customerHeld', { amount: baht(left?.amount ?? 0) }) });
    before.current = now;
  });
  useEffect(() => say({ isSigned, isHeld }), [isSigned, isHeld]);
};

const nameOf = ({ field, what }: Lack): string => `${field ?? ''} ${what}`;

/** The fields, and what was typed into them before in this browser: a reload or a closed tab loses nothing. */
const useFields = (name: HandOverName) => {
  const [before, setBefore] = useState(() => draftOf(name));
  const [typed, setTyped] = useState<Partial<Fields> | null>(null);
  const [isLost, setLost] = useState(false);
  const draft = useIsReady() ? before : null;
  const changes = typed ?? draft?.fields ?? {};
  return {
    fields: { ...emptyFields, ...changes },
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
