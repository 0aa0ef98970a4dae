import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { Addon } from '../addon-categories.ts';

/** One of an add-on's switches: moves at once, goes back where the server refuses, and offers the way back. */
export const useFlip = ({ id, name, ...addon }: Addon, flag: 'isActive' | 'showOnWebsite') => {
  const { t } = useTranslation('addons');
  const { run } = useMutation();
  const notify = useNotify();
  const say = useProblemWords();
  const [wanted, setWanted] = useState<boolean | null>(null);

  const send = async (isOn: boolean) => {
    setWanted(isOn);
    const failed = (failure: Failure) => {
      const title = t(`failed.${flag}${failure.status === 0 ? 'Error' : ''}`);
      notify({ message: `${title}. ${say(failure)}`, tone: 'trouble' });
    };
    const reply = await run('PATCH /addons/:id', { params: { id }, body: { [flag]: isOn } }, { failed });
    setWanted(null);
    return reply !== null;
  };
  const flip = async (isOn: boolean) => {
    if (!(await send(isOn))) return;
    const undo = { label: t('undo'), run: () => void send(!isOn) };
    notify({ message: t(`flipped.${flag}.${isOn ? 'on' : 'off'}`, { name }), action: undo });
  };
  return { isOn: wanted ?? addon[flag], flip: (isOn: boolean) => void flip(isOn) };
};
