import { useTranslation } from 'react-i18next';
import type { Site } from '../../shell/site.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { AccountMenu } from './signed-in/lazily.ts';

/** Who is signed in, with their ways and the way out; else the way in. */
export const AccountEntry = ({ user }: Pick<Site, 'user'>) => {
  const { t } = useTranslation();
  return (
    <div className="hidden md:block">
      {user ? (
        <AccountMenu user={user} />
      ) : (
        <LinkButton to="/login" look="outline" size="sm">
          {t('login')}
        </LinkButton>
      )}
    </div>
  );
};
