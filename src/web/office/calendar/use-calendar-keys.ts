import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isTyping } from '../keys/is-typing.ts';

/** After these a letter means another screen. */
const PREFIX_MS = 1_500;

/** T goes to today, N begins a booking. */
export const useCalendarKeys = (todayPath: string): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let prefixAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event)) return;
      const key = event.key.toLowerCase();
      const isPrefixed = event.timeStamp - prefixAt < PREFIX_MS;
      prefixAt = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isPrefixed) return;
      if (key === 't') void navigate(todayPath);
      if (key === 'n') void navigate('/admin/bookings/new');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, todayPath]);
};
