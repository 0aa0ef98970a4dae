import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CheckMail } from '../../entry/check-mail.tsx';
import { EntryHead } from '../../entry/entry-head.tsx';

type Props = { email: string; isProofMailed: boolean };

/** What follows a registration: the same whether or not the e-mail had an account already, and true in both cases. */
export const RegisteredNow = ({ email, isProofMailed }: Props) => {
  const { t } = useTranslation('join', { keyPrefix: 'sent' });
  const signIn = (
    <LinkButton to="/login" look="accent" size="lg" wide>
      {t('signIn')}
    </LinkButton>
  );
  if (isProofMailed)
    return (
      <CheckMail text={t('register', { email })}>
        <p>{t('atOnce')}</p>
        {signIn}
      </CheckMail>
    );
  return (
    <>
      <EntryHead takesFocus title={t('thanks')} />
      <p className="wrap-anywhere">{t('withoutMail', { email })}</p>
      {signIn}
    </>
  );
};
