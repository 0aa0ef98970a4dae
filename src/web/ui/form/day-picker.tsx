import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useWords } from '../../languages/use-words.ts';
import { DayCalendar } from './day-calendar.tsx';

type Props = {
  /** The button that opened it, beside the text field of the date. */
  opener: RefObject<HTMLButtonElement | null>;
  value: CalendarDate | null;
  min?: string | undefined;
  max?: string | undefined;
  onClose: () => void;
};

/** The calendar of a date field. Choosing a day writes it into the field; Escape and a click elsewhere close it. */
export const DayPicker = ({ opener, value, min, max, onClose }: Props) => {
  const t = useWords('ui', 'date');
  const box = useRef<HTMLDivElement>(null);
  // Before the calendar takes the focus, which it can only when it is shown.
  useLayoutEffect(() => {
    const source = opener.current;
    if (source) box.current?.showPopover({ source });
  }, [opener]);
  const choose = (date: CalendarDate) => {
    const field = opener.current?.parentElement?.querySelector('input');
    field?.setRangeText(date, 0, field.value.length);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    box.current?.hidePopover();
  };
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={t('choose')}
      onToggle={({ newState }) => {
        if (newState === 'open') return;
        if (box.current?.contains(document.activeElement) || document.activeElement === document.body)
          opener.current?.focus();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        box.current?.hidePopover();
      }}
      className="my-1.5 w-80 rounded-panel border border-line bg-raised p-3 text-ink shadow-lg"
      style={{ positionArea: 'bottom', positionTryFallbacks: 'flip-block' }}
    >
      <DayCalendar value={value} min={min} max={max} onChoose={choose} />
    </div>
  );
};
