import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EntryHead } from '../../entry/entry-head.tsx';

type Props = {
  isInvited: boolean /** The page was opened without its link, as after a reload: the mail has it still. */;
  isMissing: boolean;
};

/** A link that was used, whose time is over, or that is not here. */
export const LinkOver = ({ isInvited, isMissing }: Props) => {
  const { t } = useTranslation('join', { keyPrefix: 'reset' });
  return (
    <>
      {isMissing ? (
        <EntryHead title={t('missing')}>{t('missingText')}</EntryHead>
      ) : (
        <EntryHead title={t('over')}>{t(isInvited ? 'overInvited' : 'overText')}</EntryHead>
      )}
      <LinkButton to={isInvited ? '/login' : '/password-reset'} look="accent" size="lg" wide>
        {t(isInvited ? 'signIn' : 'askAgain')}
      </LinkButton>
    </>
  );
};
