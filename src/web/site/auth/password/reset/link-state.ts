import { api } from '../../../../api/browser.ts';
import { useLatest } from '../../../../shell/use-latest.ts';

type LinkState = 'open' | 'used' | 'over';

/** Whether the link with a key still works; null while that is asked. Where nobody can say, the form finds out. */
export const useLinkState = (key: string | null): LinkState | null => {
  const { last } = useLatest(key || null, (signal) =>
    api.call('POST /auth/password-reset/check', { body: { token: key ?? '' }, signal }),
  );
  if (!last) return null;
  if (!last.success || last.data.works) return 'open';
  return last.data.isUsed ? 'used' : 'over';
};
