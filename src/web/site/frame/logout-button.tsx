import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

/** A plain form to the logout route: ending a session is a change, so never a link. */
export const LogoutButton = () => {
  const { t } = useTranslation();
  return (
    <form method="post" action="/logout">
      <Button type="submit" look="outline" size="sm">
        {t('logout')}
      </Button>
    </form>
  );
};
