import { useWords } from '../../../languages/use-words.ts';
import { TextField } from '../../../ui/form/text-field.tsx';

/** The key of a mailed link: hidden; null where no script has read it from the address, so that it is pasted. */
export const LinkField = ({ token }: { token: string | null }) => {
  const t = useWords('register', 'link');
  if (token !== null) return <input type="hidden" name="token" value={token} />;
  return <TextField name="token" label={t('label')} hint={t('hint')} autoComplete="off" maxLength={1000} />;
};
