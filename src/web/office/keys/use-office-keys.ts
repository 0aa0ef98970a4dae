import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type OfficeRole, type Screen, screensFor } from '../screens.ts';
import { isTyping } from './is-typing.ts';

/** The letter that opens a screen after G. */
const letters: Partial<Record<Screen['name'], string>> = {
  today: 't',
  bookings: 'b',
  calendar: 'c',
  customers: 'u',
  payments: 'p',
  vehicles: 'v',
  messages: 'm',
  reports: 'e',
  reviews: 'r',
  content: 'w',
  outbox: 'o',
  audit: 'a',
  settings: 's',
};

export const letterOf = (name: Screen['name']): string | undefined => letters[name];

type Opens = { palette: () => void; sheet: () => void };

/** Milliseconds in which a letter must follow G. */
const PATIENCE_MS = 1_500;

/** The global shortcuts: Ctrl or Cmd with K, `?`, N, and G with the letter of a screen that the role may open. */
export const useOfficeKeys = (role: OfficeRole, opens: Opens): void => {
  const navigate = useNavigate();
  const goneAt = useRef(Number.NEGATIVE_INFINITY);
  const open = useRef(opens);
  open.current = opens;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        (event.ctrlKey || event.metaKey) &&
        event.key.toLowerCase() === 'k' &&
        !document.querySelector('dialog:modal')
      ) {
        event.preventDefault();
        open.current.palette();
        return;
      }
      if (isTyping(event)) return;
      const key = event.key.toLowerCase();
      const isAfterG = event.timeStamp - goneAt.current < PATIENCE_MS;
      goneAt.current = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isAfterG) {
        const screen = screensFor(role).find(({ name }) => letterOf(name) === key);
        if (screen) void navigate(screen.path);
      } else if (event.key === '?') {
        event.preventDefault();
        open.current.sheet();
      } else if (key === 'n') void navigate('/admin/bookings/new');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, role]);
};
