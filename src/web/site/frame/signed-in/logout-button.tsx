import { useTranslation } from 'react-i18next';
import { forgetVisitor } from '../../../booking/key-storage.ts';
import { Button } from '../../../ui/button.tsx';

/** Only once the page goes, because whoever is asked about something unsaved may stay. */
const forgetOnLeaving = () => window.addEventListener('pagehide', forgetVisitor, { once: true });

/**
 * A plain form to the logout route, because ending a session changes state and must not be a link. Also clears this
 * browser's booking keys and draft.
 */
export const LogoutButton = () => {
  const { t } = useTranslation();
  return (
    <form method="post" action="/logout" onSubmit={forgetOnLeaving}>
      <Button type="submit" look="outline" size="sm">
        {t('logout')}
      </Button>
    </form>
  );
};
