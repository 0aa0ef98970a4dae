import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useDeed } from '../../live/use-deed.ts';
import { useUserTrouble } from './use-user-trouble.ts';
import { nameOf, type User } from './user.ts';

/** What is done with somebody at once. Letting them in or out offers the way back. */
export const useUserDeeds = (user: User) => {
  const { t } = useTranslation('colleagues', { keyPrefix: 'done' });
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const sentenceOf = useUserTrouble('update');
  const params = { id: user.id };
  const name = nameOf(user);
  const failed = (failure: Failure) => notify({ message: sentenceOf(failure), tone: 'trouble' });

  const setActive = async (isActive: boolean) => {
    const route = isActive ? 'PATCH /users/:id/activate' : 'PATCH /users/:id/deactivate';
    if (!(await run(route, { params }, { failed }))) return;
    const undo = { label: t('undo'), run: () => void setActive(!isActive) };
    notify({ message: t(isActive ? 'activated' : 'deactivated', { name }), action: undo });
  };
  const invite = () => run('POST /users/:id/invitation', { params }, { done: t('invited', { name }), failed });
  const resetTwoFactor = () =>
    run('POST /users/:id/two-factor/reset', { params }, { done: t('twoFactor', { name }), failed });
  return {
    isBusy,
    setActive: (isActive: boolean) => void setActive(isActive),
    invite: () => void invite(),
    resetTwoFactor: () => void resetTwoFactor(),
  };
};
