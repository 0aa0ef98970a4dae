import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

/**
 * Says that the e-mail is not confirmed and why that matters; requests a new link. `/verify-email` shows the result.
 */
export const ConfirmEmail = ({ email }: { email: string }) => {
  const t = useWords('account', 'confirm');
  return (
    <Alert tone="warning" title={t('title')}>
      <p className="wrap-anywhere">{t('text', { email })}</p>
      <form method="post" action="/verify-email" className="mt-2">
        <Button type="submit" name="again" value="on" look="link" size="sm">
          {t('again')}
        </Button>
      </form>
    </Alert>
  );
};
