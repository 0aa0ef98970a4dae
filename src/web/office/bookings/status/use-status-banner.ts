import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';

/** How long a status that could not be changed is said (document 2, section 4). */
const shownMs = 5000;

export type BannerText = Readonly<{ said: string; at: number }>;

/** What is said over the screen when a status could not be changed: what the server says, else our own sentence. */
export const useStatusBanner = () => {
  const { t } = useTranslation('bookings', { keyPrefix: 'do' });
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
      setBanner({ said: isAnswered ? say(failure) : t('notUpdated'), at: Date.now() });
    },
    [say, t],
  );
  return { banner, show };
};
