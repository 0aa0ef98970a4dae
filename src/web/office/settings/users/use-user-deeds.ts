import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { nameOf, type User } from './user.ts';

/** What is done with somebody at once. Letting them in or out offers the way back. */
export const useUserDeeds = (user: User) => {
  const { t } = useTranslation('colleagues');
  const { run, isBusy } = useMutation();
  const notify = useNotify();
  const say = useProblemWords();
  const params = { id: user.id };
  const name = nameOf(user);
  const failed = (failure: Failure) => {
    const message = failure.status === 0 ? t('errors.updating') : `${t('errors.update')}. ${say(failure)}`;
    notify({ message, tone: 'trouble' });
  };

  const setActive = async (isActive: boolean) => {
    const route = isActive ? 'PATCH /users/:id/activate' : 'PATCH /users/:id/deactivate';
    if (!(await run(route, { params }, { failed }))) return;
    const undo = { label: t('done.undo'), run: () => void setActive(!isActive) };
    notify({ message: t(isActive ? 'done.activated' : 'done.deactivated', { name }), action: undo });
  };
  const invite = () => run('POST /users/:id/invitation', { params }, { done: t('done.invited', { name }), failed });
  const resetTwoFactor = () =>
    run('POST /users/:id/two-factor/reset', { params }, { done: t('done.twoFactor', { name }), failed });
  return {
    isBusy,
    setActive: (isActive: boolean) => void setActive(isActive),
    invite: () => void invite(),
    resetTwoFactor: () => void resetTwoFactor(),
  };
};
