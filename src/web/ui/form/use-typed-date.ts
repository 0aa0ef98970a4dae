import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDay, today } from '../dates.ts';
import { editedDate, readDate, shownDate } from './typed-date.ts';

export type DateChoice = {
  /** `YYYY-MM-DD`; empty for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** First and last date that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  error?: string | undefined;
  /** Called with `YYYY-MM-DD` once the date is written whole; with an empty text for none, or for one that is no date. */
  onChange?: ((event: { currentTarget: { value: string } }) => void) | undefined;
};

/**
 * A text input for a date: shown day first with its weekday, edited in digits. Its form sends `YYYY-MM-DD`; it is not
 * sent while the text is no date. Before scripts are ready the text itself is sent, which the server reads alike.
 */
export const useTypedDate = ({ value, defaultValue = '', min, max, error, onChange }: DateChoice) => {
  const t = useWords('ui', 'date');
  const language = useLanguage();
  const ref = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'untouched' | 'date' | 'unreadable'>('untouched');
  const limits = { min: min || undefined, max: max || undefined };

  const text = () => ref.current?.value.trim() ?? '';
  const read = () => readDate(text(), { language, today: today(Date.now()), ...limits });
  const write = (date: string) => {
    const field = ref.current;
    if (!field) return;
    const isEdited = date !== '' && field === document.activeElement;
    field.value = isEdited ? editedDate(date, language) : shownDate(date, language);
  };
  const report = (date: string) => date !== value && onChange?.({ currentTarget: { value: date } });
  /** Takes what is written, once it is written to its end. */
  const settle = () => {
    const date = read();
    setState(date !== null || text() === '' ? 'date' : 'unreadable');
    report(date ?? '');
    return date;
  };

  // Writes a value set elsewhere, and everything anew in another language. What was typed before scripts stays.
  const seen = useRef({ value, language });
  const follow = useEffectEvent((now: typeof seen.current) => {
    const written = read() ?? '';
    const isMoved = now.value !== undefined && now.value !== seen.current.value && now.value !== written;
    if (isMoved) setState('date');
    if (isMoved || (written && now.language !== seen.current.language)) write(isMoved ? (now.value ?? '') : written);
    seen.current = now;
  });
  useLayoutEffect(() => follow({ value, language }), [value, language]);

  const onFormData = useEffectEvent(({ formData }: FormDataEvent) => {
    const { name = '' } = ref.current ?? {};
    if (formData.has(name)) formData.set(name, read() ?? text());
  });
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    if (text() === '' || read()) return;
    setState('unreadable');
    event.preventDefault();
    event.stopImmediatePropagation();
    ref.current?.focus();
  });
  const onReset = useEffectEvent(() => setState('untouched'));
  useLayoutEffect(() => {
    const form = ref.current?.form;
    form?.addEventListener('formdata', onFormData);
    form?.addEventListener('submit', onSubmit, true);
    form?.addEventListener('reset', onReset);
    return () => {
      form?.removeEventListener('formdata', onFormData);
      form?.removeEventListener('submit', onSubmit, true);
      form?.removeEventListener('reset', onReset);
    };
  }, []);

  const limit = () => {
    if (state === 'untouched' || !value) return undefined;
    if (min && value < min) return t('tooEarly', { day: formatDay(min, language, { weekday: false, year: true }) });
    return max && value > max
      ? t('tooLate', { day: formatDay(max, language, { weekday: false, year: true }) })
      : undefined;
  };
  const own = state === 'unreadable' ? t('unreadable') : limit();
  useLayoutEffect(() => ref.current?.setCustomValidity(own ?? ''), [own]);

  return {
    /** Why the date cannot be taken: what only the field knows, then the given error. */
    error: state === 'unreadable' ? own : (error ?? own),
    read,
    input: {
      ref,
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      placeholder: t('format'),
      'data-date-field': true,
      defaultValue: shownDate(value ?? defaultValue, language),
      onFocus: () => {
        const date = read();
        if (!date) return;
        write(date);
        ref.current?.select();
      },
      onChange: () => {
        setState('date');
        const date = readDate(text());
        if (date || text() === '') report(date ?? '');
        // Chosen in the calendar.
        if (date && ref.current !== document.activeElement) write(date);
      },
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && settle(),
      onBlur: () => {
        const date = settle();
        if (date) write(date);
      },
    } as const,
  };
};
