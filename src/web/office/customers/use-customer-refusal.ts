import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { useRefusalWords } from '../../site/refusals/use-refusal-words.ts';

type Key = Extract<ParseKeys<'customers'>, `refused.${string}`>;

/** What the server refuses about customers, in the page's language. */
export const useCustomerRefusal = (): ((failure: Failure) => string) => {
  const { t, i18n } = useTranslation('customers');
  const say = useRefusalWords();
  const isKey = (key: string): key is Key => i18n.exists(key, { ns: 'customers' });
  return (failure) => {
    const [family, reason] = failure.error.split('.');
    const key = `refused.${reason}`;
    return family === 'customers' && isKey(key) ? t(key) : say(failure);
  };
};
