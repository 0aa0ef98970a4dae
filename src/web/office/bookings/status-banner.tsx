import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Icon } from '../../ui/icons.tsx';

/** A red banner over the whole screen, shown for a few seconds when a status change fails. */
export const StatusBanner = ({ text }: { text: BannerText | null }) => {
  const t = useWords('bookings', 'do');
  if (!text) return null;
  const title = t('notUpdated');
  return (
    <div
      key={text.at}
      role="alert"
      className="fixed inset-x-4 top-3 z-50 mx-auto flex max-w-160 items-start gap-3 rounded-md bg-danger-solid px-4 py-3 text-sm text-on-danger shadow-lg"
    >
      <Icon name="alert" size="sm" className="mt-0.5" />
      <p className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {text.text !== title && text.text}
      </p>
    </div>
  );
};

/** Milliseconds for which the banner is shown. */
const shownMs = 5000;

type BannerText = Readonly<{ text: string; at: number }>;

/** The banner for a failed status change: the server's message, or a general one. */
export const useStatusBanner = () => {
  const t = useWords('bookings', 'do');
  const say = useProblemWords();
  const [banner, setBanner] = useState<BannerText | null>(null);
  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => setBanner(null), shownMs);
    return () => clearTimeout(timer);
  }, [banner]);
  const show = useCallback(
    (failure: Failure) => {
      const isAnswered = failure.status >= 400 && failure.status < 500;
      setBanner({ text: isAnswered ? say(failure) : t('notUpdated'), at: Date.now() });
    },
    [say, t],
  );
  return { banner, show };
};
