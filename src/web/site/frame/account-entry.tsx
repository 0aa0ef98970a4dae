import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { LogoutButton } from './logout-button.tsx';
import type { Site } from './site.ts';

/** Who is signed in, with the way out; else the way in. */
export const AccountEntry = ({ user }: Pick<Site, 'user'>) => {
  const { t } = useTranslation();
  return (
    <div className="hidden items-center gap-3 md:flex">
      {user ? (
        <>
          <span className="max-w-40 truncate" title={`${user.firstName} ${user.lastName}`}>
            {user.firstName}
          </span>
          <LogoutButton />
        </>
      ) : (
        <LinkButton to="/login" look="outline" size="sm">
          {t('login')}
        </LinkButton>
      )}
    </div>
  );
};
