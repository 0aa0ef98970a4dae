import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Removal } from '#contract/office/removal.ts';
import type { Failure } from '../../api/failure.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { ConfirmRemoval } from '../form-dialog/confirm-removal.tsx';
import { useDeed } from '../live/use-deed.ts';

type Props = {
  route: 'DELETE /admin/pricing/seasonal-rates/:id' | 'DELETE /admin/pricing/promo-codes/:id';
  /** What is deleted, and what the server says deleting it does. */
  row: Readonly<{ id: string; name: string; removal: Removal }>;
  onClose: () => void;
};

/** Asks before something is deleted; it says truly whether it is gone or archived. */
export const DeleteDialog = ({ route, row: { id, name, removal }, onClose }: Props) => {
  const kind = route === 'DELETE /admin/pricing/promo-codes/:id' ? 'promos' : 'seasons';
  const { t } = useTranslation('pricing');
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const say = useProblemWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = async () => {
    setFailure(null);
    const reply = await run(route, { params: { id } }, { failed: setFailure });
    if (!reply) return;
    notify({ message: t(`${kind}.${reply.data.removal}`, { name }) });
    onClose();
  };
  return (
    <ConfirmRemoval
      title={t(`${kind}.ask.${removal}`)}
      keep={t('do.cancel')}
      remove={t(removal === 'archived' ? 'do.archive' : 'do.delete')}
      busy={isBusy && t('do.deleting')}
      failed={failure && { title: t('do.notDeleted'), text: say(failure) }}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-muted">{t(`${kind}.${removal === 'archived' ? 'askArchive' : 'askDelete'}`)}</p>
    </ConfirmRemoval>
  );
};
