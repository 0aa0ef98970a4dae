import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { Toast, type ToastText } from './toast.tsx';

type Notify = (text: ToastText) => void;

export const NotifyContext = createContext<Notify>(() => undefined);

/** `notify({ message: 'Saved' })` shows a toast for 5 seconds. It stays while the pointer or the focus is on it. */
export const useNotify = (): Notify => useContext(NotifyContext);

/** The region where toasts appear; on a phone the newest alone, since several would cover the work. Wraps the whole page, once. */
export const Toasts = ({ children }: { children: ReactNode }) => {
  const t = useWords('ui');
  const next = useRef(0);
  const [shown, setShown] = useState<(ToastText & { id: number })[]>([]);
  const notify = useCallback<Notify>((text) => {
    next.current += 1;
    const id = next.current;
    setShown((before) => [...before.slice(-3), { ...text, id }]);
  }, []);
  const dismiss = useCallback((id: number) => setShown((before) => before.filter((one) => one.id !== id)), []);
  return (
    <NotifyContext value={notify}>
      {children}
      <section
        aria-label={t('notifications')}
        className="no-print pointer-events-none fixed inset-x-4 bottom-(--toasts-bottom,16px) z-50 grid justify-items-end gap-2 max-md:*:not-last:hidden md:left-auto md:right-(--toasts-right,24px)"
      >
        {shown.map(({ id, ...text }) => (
          <Toast key={id} text={text} onEnd={() => dismiss(id)} />
        ))}
      </section>
    </NotifyContext>
  );
};
