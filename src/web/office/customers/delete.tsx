import { useNavigate } from 'react-router';
import type { Failure } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { ConfirmRemoval } from '../form/confirm-removal.tsx';
import { useMutation } from '../live/use-mutation.ts';
import { customersPath, useCustomer } from './customers-search.ts';

/** `/admin/customers/:id/delete`: the dialog Confirm Delete. Reports whether the customer was deleted or archived. */
const Delete = () => {
  const t = useWords('customers');
  const { customer, search } = useCustomer();
  const { run, isBusy } = useMutation();
  const notify = useNotify();
  const say = useDeleteWords();
  const navigate = useNavigate();
  const { id, bookingsInAll: count } = customer;
  const leave = (open: string) => void navigate(customersPath(search, open), { preventScrollReset: true });
  const restore = () => run('POST /admin/customers/:id/restore', { params: { id } }, { done: t('delete.restored') });
  const remove = async () => {
    const failed = (failure: Parameters<typeof say>[0]) => notify({ message: say(failure), tone: 'problem' });
    // Closes the panel first: a deleted customer can no longer be loaded.
    leave('');
    const reply = await run('DELETE /admin/customers/:id', { params: { id } }, { failed });
    if (!reply) return leave(id);
    const { isArchived } = reply.data;
    if (!isArchived) return notify({ message: t('delete.deleted') });
    notify({ message: t('delete.archived'), action: { label: t('delete.undo'), run: () => void restore() } });
  };
  return (
    <ConfirmRemoval
      title={t('delete.title')}
      keep={t('do.cancel')}
      remove={count === 0 ? t('do.delete') : t('delete.archiveIt')}
      busy={isBusy && t(count === 0 ? 'delete.busy' : 'delete.archiving')}
      onRemove={() => void remove()}
      onClose={() => leave(id)}
    >
      <p className="font-semibold">{customer.name}</p>
      <p className="text-muted">{count === 0 ? t('delete.forGood') : t('delete.archive', { count })}</p>
    </ConfirmRemoval>
  );
};
export default Delete;

/** Why a customer was not deleted: a general sentence, and the server's reason where there is one. */
const useDeleteWords = (): ((failure: Failure) => string) => {
  const t = useWords('customers', 'errors');
  const say = useProblemWords();
  return (failure) => [t('delete'), failure.error.startsWith('customers.') && say(failure)].filter(Boolean).join('. ');
};
