import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficePaymentMethod } from '#contract/office/settings.ts';
import type { Outcome } from '../../../../api/routes.ts';
import { ListFailed } from '../../../list/list-failed.tsx';
import { EditMethod } from './edit-method.tsx';
import { MethodRow } from './method-row.tsx';

/** Every way to pay, whether customers have it, and its switch. */
export const Methods = ({ found }: { found: Outcome<'GET /admin/payment-methods'> }) => {
  const { t } = useTranslation('settings', { keyPrefix: 'payment' });
  const [edited, setEdited] = useState<OfficePaymentMethod | null>(null);
  return (
    <section aria-labelledby="payment-methods" className="overflow-clip rounded-lg border border-line bg-surface">
      <div className="px-4 pt-4 pb-3 md:px-5">
        <h2 id="payment-methods" className="text-base font-semibold">
          {t('methods.title')}
        </h2>
        <p className="text-xs text-muted">{t('methods.text')}</p>
      </div>
      {found.success ? (
        <ul className="divide-y divide-line border-t border-line">
          {found.data.map((method) => (
            <MethodRow key={method.methodType} method={method} onEdit={() => setEdited(method)} />
          ))}
        </ul>
      ) : (
        <ListFailed title={t('methods.failed')} failure={found} />
      )}
      {edited && <EditMethod method={edited} onClose={() => setEdited(null)} />}
    </section>
  );
};
