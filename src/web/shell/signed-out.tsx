import { useEffect, useLayoutEffect, useRef } from 'react';
import { loginPath } from '../api/login-path.ts';
import { retryNow } from '../connection/outage.ts';
import { useWords } from '../languages/use-words.ts';
import { LinkButton } from '../ui/link-button.tsx';

/**
 * Covers the page while its user is not signed in any more. Signing in in another tab uncovers it, with all that was typed.
 */
const SignedOut = () => {
  const t = useWords('ui', 'signedOut');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const cover = dialog.current;
    cover?.showModal();
    // Gives the focus back to what had it.
    return () => cover?.close();
  }, []);
  useEffect(() => {
    document.addEventListener('visibilitychange', retryNow);
    window.addEventListener('focus', retryNow);
    return () => {
      document.removeEventListener('visibilitychange', retryNow);
      window.removeEventListener('focus', retryNow);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="signed-out"
      closedby="none"
      // Browsers that do not know `closedby` close it at the second Escape.
      onClose={() => dialog.current?.showModal()}
      className="m-0 size-full max-h-none max-w-none place-items-center bg-page text-ink open:grid"
    >
      <div className="grid max-w-120 justify-items-start gap-3 p-6">
        <h2 id="signed-out" className="text-2xl">
          {t('title')}
        </h2>
        <p className="text-muted">{t('text')}</p>
        <LinkButton to={loginPath(window.location)} target="_blank" look="accent">
          {t('signIn')}
        </LinkButton>
      </div>
    </dialog>
  );
};

export default SignedOut;
