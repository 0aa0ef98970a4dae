import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { IconButton } from '../icon-button.tsx';
import { Icon, type IconName } from '../icons.tsx';

export type ToastText = {
  message: string;
  tone?: 'done' | 'info' | 'problem';
  /** An action such as Undo. */
  action?: { label: string; run: () => void };
  /** How long the toast is shown, in milliseconds; 5,000 by default. */
  duration?: number;
};

const icons: Record<NonNullable<ToastText['tone']>, IconName> = { done: 'check', info: 'info', problem: 'alert' };

export const Toast = ({ text, onEnd }: { text: ToastText; onEnd: () => void }) => {
  const t = useWords('ui');
  const { message, tone = 'done', action, duration = 5000 } = text;
  const [isHeld, setHeld] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end.current(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);
  return (
    <output
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="on-ground pointer-events-auto flex w-full max-w-105 items-center gap-3 rounded-md border border-line-ground bg-ground py-2 pr-2 pl-4 text-sm text-on-ground shadow-lg"
    >
      <Icon name={icons[tone]} size="sm" className="text-accent" />
      <span className="min-w-0 flex-1 py-1">{message}</span>
      {action && (
        <button
          type="button"
          className="min-h-8 rounded-sm px-2 font-semibold text-accent"
          onClick={() => {
            action.run();
            onEnd();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon="close" name={t('dismiss')} size="sm" onClick={onEnd} />
    </output>
  );
};
