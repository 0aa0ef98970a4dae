import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { api } from '../../api/browser.ts';
import type { DataOf } from '../../api/routes.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';

type Opened = Pick<DataOf<'GET /contact/:id'>, 'id' | 'status'> | null;

/**
 * A new message that somebody has before their eyes counts as read, once. Not when it was only loaded ahead; and not
 * where a colleague has answered it meanwhile.
 */
export const useOpened = (message: Opened): void => {
  const { t } = useTranslation('messages', { keyPrefix: 'failed' });
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const newId = message?.status === 'new' ? message.id : null;
  const markedRead = useEffectEvent(() => void revalidate());
  const notMarked = useEffectEvent((again: () => void) =>
    notify({ message: t('status'), tone: 'trouble', action: { label: t('again'), run: again } }),
  );
  useEffect(() => {
    if (newId === null) return;
    const mark = async () => {
      const body = { status: 'read', from: 'new' } as const;
      const outcome = await api.call('PATCH /contact/:id', { params: { id: newId }, body });
      if (outcome.success) markedRead();
      else notMarked(() => void mark());
    };
    void mark();
  }, [newId]);
};
