import { useTranslation } from 'react-i18next';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ResultScreen } from './result-screen.tsx';

export const handle: Handle = {
  words: ['booking', 'payment', 'problems'],
  header: 'none',
  footer: 'none',
  scripts: 'first',
};

/** `/booking/payment-result?booking={id}`: where a page of the provider sends the customer back to. */
const Result = () => {
  const { t } = useTranslation('payment');
  return (
    <>
      <PageHead title={t('result.title')} isIndexed={false} />
      <ResultScreen />
    </>
  );
};
export default Result;
