import { useEffect, useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useReload } from '../../../connection/use-reload.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { sentMoves } from '../../sent-moves.ts';
import type { Booking } from '../booking.ts';
import { useRefund } from '../use-refund.ts';
import {
  type EditFields,
  type EditProblem,
  type EditWish,
  editProblems,
  editWish,
  fieldsOf,
  rebased,
  rentalWish,
  statusChange,
} from './edit-fields.ts';
import { useOtherVehicles } from './use-other-vehicles.ts';

/** Why nothing, or only a part, was saved. */
type EditRefusal = Readonly<{ failure: Failure; isPartSaved: boolean }>;

const none: readonly EditProblem[] = [];

/**
 * State of the edit form: fields, price preview and saving, which fails if the booking has changed since it was
 * loaded.
 */
export const useEdit = (booking: Booking, onSaved: () => void) => {
  const [seen, setSeen] = useState(booking);
  const [fields, setFields] = useState(() => fieldsOf(booking));
  const [problems, setProblems] = useState(none);
  const [refused, setRefusal] = useState<EditRefusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const reload = useReload();
  const wish = editWish(fields, seen);
  const rental = rentalWish(fields, seen);
  const isPriced =
    Object.keys(rental).length > 0 && !editProblems(fields).some(({ field }) => /Date$|^discountAmount$/.test(field));
  const price = usePreview(seen, isPriced ? rental : null);
  const overtaken = price.failure && isOvertaken(price.failure) ? price.failure : null;
  useEffect(() => {
    if (overtaken) void reload();
  }, [overtaken, reload]);
  const refund = useRefund(fields.status === 'cancelled' ? seen.id : null, seen.version);
  const isChanged = JSON.stringify(fields) !== JSON.stringify(fieldsOf(seen));
  const letGo = useUnsaved(isChanged);

  const refuse = async (failure: Failure, isPartSaved: boolean) => {
    setRefusal({ failure, isPartSaved });
    setRefusals((count) => count + 1);
    if (failure.error === 'booking.price-changed' || failure.error === 'booking.moves-outdated') price.retry();
    if (isOvertaken(failure) || isPartSaved) await reload();
  };
  const send = async () => {
    let now = seen;
    const { id, version } = seen;
    const isWished = Object.keys(wish).length > 0;
    if (isWished) {
      const total = isPriced && price.preview ? seenIn(price.preview) : {};
      const saved = await api.call('PUT /admin/bookings/:id', {
        params: { id },
        body: { ...wish, version, ...total },
      });
      if (!saved.success) return refuse(saved, false);
      now = saved.data.booking;
      setSeen(now);
      setFields({ ...fieldsOf(now), status: fields.status, reason: fields.reason });
    }
    const body = statusChange(fields, now, refund.terms?.refundAmount);
    if (body) {
      const moved = await api.call('PUT /admin/bookings/:id/status', { params: { id }, body });
      if (!moved.success) return refuse(moved, isWished);
    }
    await reload();
    letGo();
    onSaved();
  };
  const save = async () => {
    const shapeProblems = editProblems(fields);
    setProblems(shapeProblems);
    setRefusal(null);
    if (shapeProblems.length > 0) setRefusals((count) => count + 1);
    if (shapeProblems.length > 0 || isBusy) return;
    setBusy(true);
    await send();
    setBusy(false);
  };
  const say = useProblemWords();
  const wrong = refused?.failure.fields ?? {};
  const free = useOtherVehicles(seen, fields);
  const chosen = free.vehicles.find(({ id }) => id === fields.vehicleId);
  return {
    seen,
    fields,
    set: (change: Partial<EditFields>) => setFields((before) => ({ ...before, ...change })),
    problemAt: (name: keyof EditFields) => problems.find(({ field }) => field === name),
    hasWish: Object.keys(wish).length > 0 || fields.status !== '',
    free,
    /** Of the chosen vehicle; null while it is not known. */
    categoryId: fields.vehicleId === seen.vehicleId ? seen.vehicle.categoryId : (chosen?.categoryId ?? null),
    /** Why the server refused fields, by their names. */
    wrong: Object.fromEntries(Object.entries(wrong).map(([name, problem]) => [name, say(problem)])),
    hasOtherDates: Boolean(rental.startDate || rental.endDate),
    isPriced,
    price,
    cost: costOf(seen, isPriced, price.preview),
    refund: refund.terms,
    refusal: refused ?? (overtaken && { failure: overtaken, isPartSaved: false }),
    isBusy,
    isChanged,
    letGo,
    refusals,
    save,
    /** Reapplies the edits to the version that somebody else has saved. */
    goOn: () => {
      setFields(rebased(fields, seen, booking));
      setSeen(booking);
      setRefusal(null);
    },
  };
};
/** Whether somebody else saved first; the price preview returns this error too, before anything is saved. */
export const isOvertaken = ({ error }: Pick<Failure, 'error'>): boolean => error === 'booking.changed-meanwhile';

export type Edit = ReturnType<typeof useEdit>;

/** The money of the booking as edited: as it stands while nothing of its price changed, and null until it is worked out. */
const costOf = (seen: Booking, isPriced: boolean, preview: Preview | null) => {
  if (!isPriced) return { total: seen.totalAmount, days: seen.days, difference: 0, back: 0, left: seen.owedAmount };
  if (!preview) return null;
  const { quote, difference, refundAmount: back, leftToPay: left } = preview;
  return { total: quote.total, days: quote.days, difference, back, left };
};

type Preview = DataOf<'PUT /admin/bookings/:id'>;

/** What was seen is what is saved: the price, and who makes room. */
const seenIn = ({ quote, moves }: Preview) => ({
  totalAmount: quote.total,
  moves: sentMoves(moves),
});

/** Previews the price of the changed rental, a moment after each change; null sends no request. */
const usePreview = ({ id, version }: Booking, wish: EditWish | null) => {
  const { answer, last, isWaiting, retry } = useLatest(
    wish && JSON.stringify([id, version, wish]),
    async (signal) =>
      wish && api.call('PUT /admin/bookings/:id', { params: { id }, body: { ...wish, version, dryRun: true }, signal }),
    { pauseMs: 400 },
  );
  const latest = answer ?? last;
  return {
    /** The last preview received; `isWaiting` while a newer one is loading. */
    preview: latest?.success ? latest.data : null,
    failure: answer && !answer.success ? answer : null,
    isWaiting,
    retry,
  };
};
