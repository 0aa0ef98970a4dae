import { useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmRemoval } from '../../form/confirm-removal.tsx';
import { useMutation } from '../../live/use-mutation.ts';

/** Above the unproven bookings: what they are, and the press that ends them all. */
export const EndUnproven = ({ count }: { count: number }) => {
  const t = useWords('bookings', 'unproven');
  const say = useProblemWords();
  const { run, isBusy } = useMutation();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const close = () => {
    setAsking(false);
    setFailure(null);
  };
  const end = async () => {
    const done = ({ data: { ended } }: { data: { ended: number } }) => t('ended', { count: ended });
    if (await run('POST /admin/bookings/end-unproven', {}, { done, failed: setFailure })) close();
  };
  return (
    <div className="px-4 pt-3 md:px-6">
      <Alert
        tone="info"
        title={t('title', { count })}
        action={
          <Button size="sm" look="danger" onClick={() => setAsking(true)}>
            {t('endAll')}
          </Button>
        }
      >
        {t('text')}
      </Alert>
      {isAsking && (
        <ConfirmRemoval
          title={t('ask', { count })}
          keep={t('keep')}
          remove={t('endAll')}
          busy={isBusy && t('ending')}
          failed={failure && { title: t('notEnded'), text: say(failure) }}
          onRemove={end}
          onClose={close}
        >
          {t('consequences')}
        </ConfirmRemoval>
      )}
    </div>
  );
};
