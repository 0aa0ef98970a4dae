import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../../api/failure.ts';
import type { Asks } from '../../../../api/routes.ts';
import { useProblemWords } from '../../../../problems/use-problem-words.ts';
import { useNotify } from '../../../../ui/toast/toasts.tsx';
import { useDeed } from '../../../live/use-deed.ts';

type Change = Asks<'PATCH /admin/payment-methods/:methodType'>['body'];

/** Changes a way to pay at once. Unless the caller shows it, a toast says why it was not changed. */
export const useMethodChange = (methodType: string) => {
  const { t } = useTranslation('settings', { keyPrefix: 'payment.methods' });
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const say = useProblemWords();
  const sentenceOf = (failure: Failure) =>
    failure.status === 0 ? t('errorUpdating') : `${t('failedToUpdate')}. ${say(failure)}`;
  const tell = (failure: Failure) => notify({ message: sentenceOf(failure), tone: 'trouble' });
  const change = (body: Change, failed: (failure: Failure) => void = tell) =>
    run('PATCH /admin/payment-methods/:methodType', { params: { methodType }, body }, { failed });
  return { change, isBusy, sentenceOf };
};
