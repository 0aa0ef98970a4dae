import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import type { SaveTrouble } from './save-section.ts';

/** Nothing was saved, and why; what was typed is still there. */
export const SaveFailed = ({ trouble, retry }: { trouble: SaveTrouble; retry: () => void }) => {
  const { t } = useTranslation('settings', { keyPrefix: 'section' });
  const say = useProblemWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <RetryAlert tone="danger" title={t('failed')} retry={retry}>
        {say(trouble.failure)}
      </RetryAlert>
    </div>
  );
};
