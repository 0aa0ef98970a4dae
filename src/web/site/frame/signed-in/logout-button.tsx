import { useTranslation } from 'react-i18next';
import { forgetVisitor } from '../../../booking/key-storage.ts';
import { Button } from '../../../ui/button.tsx';

/** A plain form to the logout route: ending a session is a change, so never a link. This browser forgets bookings too. */
export const LogoutButton = () => {
  const { t } = useTranslation();
  return (
    <form method="post" action="/logout" onSubmit={forgetVisitor}>
      <Button type="submit" look="outline" size="sm">
        {t('logout')}
      </Button>
    </form>
  );
};
