import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../api/routes.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { useMutation } from '../live/use-mutation.ts';

type Review = Pick<DataOf<'GET /reviews'>[number], 'id' | 'hiddenAt'>;

/** Hides a review or shows it again, and offers the way back. */
export const useHiding = ({ id, hiddenAt }: Review) => {
  const { t } = useTranslation('officeReviews');
  const { run, isBusy } = useMutation();
  const notify = useNotify();
  const set = (hidden: boolean) => run('PATCH /reviews/:id', { params: { id }, body: { hidden } });
  const change = async () => {
    const hidden = hiddenAt === null;
    if (!(await set(hidden))) return;
    const undo = { label: t('undo'), run: () => void set(!hidden) };
    notify({ message: t(hidden ? 'isHidden' : 'isShown'), action: undo });
  };
  return { change: () => void change(), isBusy };
};
