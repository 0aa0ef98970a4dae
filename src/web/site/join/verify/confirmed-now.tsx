import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EntryHead } from '../../entry/entry-head.tsx';

/** The e-mail is proven. The way on is to the bookings, through the login page where nobody is signed in. */
export const ConfirmedNow = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const { t } = useTranslation('join');
  return (
    <>
      <EntryHead takesFocus title={t('verify.done')} />
      <p>{t('verify.doneText')}</p>
      <LinkButton to={isSignedIn ? '/bookings' : '/login?returnTo=%2Fbookings'} look="accent" size="lg" wide>
        {t(isSignedIn ? 'verify.bookings' : 'sent.signIn')}
      </LinkButton>
    </>
  );
};
