import { useEffect, useState } from 'react';
import { api } from '../../api/browser.ts';
import type { Failure } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDayTime } from '../../ui/dates.ts';
import type { OfficeUser } from '../guard.ts';
import { screensFor } from '../screens.ts';
import { matching, type PaletteEntry, type PaletteGroup } from './palette-entry.ts';
import { letterOf } from './use-office-keys.ts';

/** The palette's entries for the typed text: records found, then the actions and screens of the office. */
export const useGroups = (user: OfficeUser, typed: string, matches: Matches | null): PaletteGroup[] => {
  const t = useWords('palette');
  const inOffice = useWords('office');
  const matchGroups = useMatchGroups(matches);
  const screens: PaletteEntry[] = screensFor(user.role).map(({ path, name, icon }) => {
    const letter = letterOf(name);
    const keys = letter && ['G', letter.toUpperCase()];
    return { id: path, icon, title: inOffice(`screens.${name}`), path, ...(keys && { keys }) };
  });
  const actions: PaletteEntry[] = [
    {
      id: 'new-booking',
      icon: 'plus',
      title: t('newBooking'),
      text: t('newBookingText'),
      path: '/admin/bookings/new',
      keys: ['N'],
    },
    {
      id: 'record-payment',
      icon: 'wallet',
      title: t('recordPayment'),
      text: t('recordPaymentText'),
      path: '/admin/payments?do=record',
    },
  ];
  return [
    ...matchGroups,
    { name: t('actions'), entries: matching(actions, typed) },
    { name: t('screens'), entries: matching(screens, typed) },
  ].filter(({ entries }) => entries.length > 0);
};

const useMatchGroups = (matches: Matches | null): PaletteGroup[] => {
  const t = useWords('palette');
  const language = useLanguage();
  if (!matches) return [];
  const bookings = matches.bookings.map(({ id, bookingNumber, customerName, vehicleName, stage, pickupDate }) => ({
    id,
    icon: 'document' as const,
    title: bookingNumber,
    state: t(`stage.${stage}`),
    text: `${customerName}, ${vehicleName}, ${formatDayTime(pickupDate, language, { year: true })}`,
    path: `/admin/bookings/${id}`,
  }));
  const vehicles = matches.vehicles.map(({ id, name, licensePlate, status }) => ({
    id,
    icon: 'car' as const,
    title: name,
    text: licensePlate,
    state: t(`vehicle.${status}`),
    path: `/admin/vehicles/${id}`,
  }));
  const customers = matches.customers.map(({ id, name, email, phone }) => ({
    id,
    icon: 'user' as const,
    title: name,
    text: `${email}, ${phone}`,
    path: `/admin/customers/${id}`,
  }));
  return [
    { name: t('bookings'), entries: bookings },
    { name: t('vehicles'), entries: vehicles },
    { name: t('customers'), entries: customers },
  ];
};

type Matches = DataOf<'GET /admin/search'>;

type Answer = Readonly<{ typed: string; matches: Matches | null; failure: Failure | null }>;

const nothing: Answer = { typed: '', matches: null, failure: null };
const PAUSE_MS = 150;

/** Searches on the server after a pause in typing. The last result stays until the next arrives. */
export const useMatches = (typed: string) => {
  const [answer, setAnswer] = useState(nothing);
  const query = typed.trim();
  useEffect(() => {
    if (query === '') {
      setAnswer(nothing);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const outcome = await api
        .call('GET /admin/search', { query: { search: query.slice(0, 100) }, signal: controller.signal })
        .catch(() => null);
      if (!outcome || controller.signal.aborted) return;
      setAnswer(
        outcome.success
          ? { typed: query, matches: outcome.data, failure: null }
          : { typed: query, matches: null, failure: outcome },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return { ...answer, isAsking: query !== answer.typed };
};
