import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EntryHead } from '../../login/frame/entry-head.tsx';

/** A link that was used, whose time is over, or that was cut off. */
export const LinkOver = ({ isInvited }: { isInvited: boolean }) => {
  const { t } = useTranslation('join', { keyPrefix: 'reset' });
  return (
    <>
      <EntryHead title={t('over')}>{t(isInvited ? 'overInvited' : 'overText')}</EntryHead>
      <LinkButton to={isInvited ? '/login' : '/password-reset'} look="accent" size="lg" wide>
        {t(isInvited ? 'signIn' : 'askAgain')}
      </LinkButton>
    </>
  );
};
