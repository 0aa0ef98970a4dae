import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../api/routes.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { useMutation } from '../live/use-mutation.ts';

type Status = DataOf<'GET /contact/:id'>['status'];

/** Staff say how far they are with a message. What fails can be asked for again. */
export const useStatus = (id: string) => {
  const { t } = useTranslation('messages');
  const notify = useNotify();
  const { run, isBusy } = useMutation();
  const mark = async (status: Status): Promise<void> => {
    const again = { label: t('failed.again'), run: () => void mark(status) };
    const failed = () => notify({ message: t('failed.status'), tone: 'problem', action: again });
    await run('PATCH /contact/:id', { params: { id }, body: { status } }, { done: t(`marked.${status}`), failed });
  };
  return { mark, isBusy };
};
