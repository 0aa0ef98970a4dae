import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '../customers-context.ts';
import { OneCopy } from './one-copy.tsx';

/** The copies of passport and licence that are kept. */
export const Copies = ({ customer }: { customer: CustomerDetails }) => {
  const { t } = useTranslation('customers', { keyPrefix: 'copies' });
  return (
    <div className="mt-3 grid gap-2">
      {(['passport', 'license'] as const).map((kind) => (
        <OneCopy
          key={kind}
          customer={customer}
          kind={kind}
          document={customer.documents.find((one) => one.kind === kind) ?? null}
        />
      ))}
      {!customer.isAnonymised && <p className="text-2xs text-subtle">{t('hint')}</p>}
    </div>
  );
};
