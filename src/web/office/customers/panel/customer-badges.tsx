import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import type { CustomerDetails } from '../customers-context.ts';

/** What a customer is, in words. */
export const CustomerBadges = ({ customer: { hasAccount, isArchived } }: { customer: CustomerDetails }) => {
  const { t } = useTranslation('customers', { keyPrefix: 'details' });
  return (
    <>
      {isArchived && <Badge tone="warning">{t('archived')}</Badge>}
      <Badge tone={hasAccount ? 'confirmed' : 'neutral'}>{t(hasAccount ? 'account' : 'guest')}</Badge>
    </>
  );
};
