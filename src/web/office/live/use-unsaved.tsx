import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';

/** Warns before unsaved input is lost by navigation or by closing the page. `leave` allows one navigation. */
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
