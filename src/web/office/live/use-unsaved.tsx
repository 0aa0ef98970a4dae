import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';

/** Asks before what was typed is left behind, by a link, a key or the browser. `leave` lets one way through. */
export const useUnsaved = (isChanged: boolean) => {
  const { t } = useTranslation('office', { keyPrefix: 'unsaved' });
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [isChanged]);
  const dialog = (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('title')}
      actions={
        <>
          <Button size="sm" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
          <Button size="sm" look="brand" onClick={() => blocker.reset?.()}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t('text')}</p>
    </Modal>
  );
  return {
    dialog,
    leave: () => {
      isLeaving.current = true;
    },
  };
};
