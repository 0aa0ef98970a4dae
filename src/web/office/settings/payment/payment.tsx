import { useState } from 'react';
import type { OfficePaymentMethod } from '#contract/office/settings.ts';
import { apiContext } from '../../../api/contexts.ts';
import type { Outcome } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';
import type { Route } from './+types/payment';
import { EditMethod, MethodRow } from './payment-method.tsx';
import { Provider } from './provider.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  methods: await context.get(apiContext).call('GET /admin/payment-methods'),
});

/** `/admin/settings/payment`: the payment provider and the payment methods. */
const Payment = ({ loaderData: { methods } }: Route.ComponentProps) => (
  <>
    <Provider />
    <Counter />
    <Account />
    <Holding />
    <Methods outcome={methods} />
  </>
);
export default Payment;

const fields = ['paymentTimeout', 'offlineHoldHours', 'refundPolicy', 'refundPolicyInThai'] as const;

/** How long an unpaid booking holds a vehicle, and how long refunds take. */
const Holding = () => {
  const t = useWords('settings', 'payment');
  const section = useSection('holding', 'payment', fields);
  return (
    <SectionCard section={section} title={t('holding')} labelOf={(path) => t(path as (typeof fields)[number])}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...section.text('paymentTimeout')}
          label={t('paymentTimeout')}
          unit={t('minutes')}
          hint={t('paymentTimeoutHint')}
        />
        <NumberField
          {...section.text('offlineHoldHours')}
          label={t('offlineHoldHours')}
          unit={t('hours')}
          hint={t('offlineHoldHoursHint')}
        />
        <TextField
          {...section.text('refundPolicy')}
          label={t('refundPolicy')}
          hint={t('refundPolicyHint')}
          required={false}
          maxLength={300}
        />
        <TextField
          {...section.text('refundPolicyInThai')}
          label={t('refundPolicyInThai')}
          hint={t('refundPolicyInThaiHint')}
          required={false}
          maxLength={300}
          lang="th"
        />
      </div>
    </SectionCard>
  );
};

/** All payment methods, each with its status and switch. */
const Methods = ({ outcome }: { outcome: Outcome<'GET /admin/payment-methods'> }) => {
  const t = useWords('settings', 'payment');
  const [edited, setEdited] = useState<OfficePaymentMethod | null>(null);
  return (
    <section aria-labelledby="payment-methods" className="overflow-clip rounded-lg border border-line bg-surface">
      <div className="px-4 pt-4 pb-3 md:px-5">
        <h2 id="payment-methods" className="text-base font-semibold">
          {t('methods.title')}
        </h2>
        <p className="text-xs text-muted">{t('methods.text')}</p>
      </div>
      {outcome.success ? (
        <ul className="divide-y divide-line border-t border-line">
          {outcome.data.map((method) => (
            <MethodRow key={method.methodType} method={method} onEdit={() => setEdited(method)} />
          ))}
        </ul>
      ) : (
        <ListFailed title={t('methods.failed')} failure={outcome} />
      )}
      {edited && <EditMethod method={edited} onClose={() => setEdited(null)} />}
    </section>
  );
};

const counterFields = ['enableCash', 'enableBankTransfer'] as const;

/** Payments outside the provider. They are listed among the payment methods too, with the same switch. */
const Counter = () => {
  const t = useWords('settings', 'payment');
  const section = useSection('counter', 'payment', counterFields);
  return (
    <SectionCard
      section={section}
      title={t('counter')}
      text={t('counterText')}
      labelOf={(path) => t(path as (typeof counterFields)[number])}
    >
      {counterFields.map((name) => (
        <Switch key={name} {...section.flag(name)} label={t(name)} hint={t(`${name}Hint`)} />
      ))}
    </SectionCard>
  );
};

const accountFields = ['bankName', 'bankAccountNumber', 'bankAccountHolder', 'promptPayId'] as const;

/** The account that customers who pay by bank transfer are told. */
const Account = () => {
  const t = useWords('settings', 'payment');
  const section = useSection('account', 'payment', accountFields);
  return (
    <SectionCard
      section={section}
      title={t('account')}
      text={t('accountText')}
      labelOf={(path) => t(path as (typeof accountFields)[number])}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...section.text('bankName')} label={t('bankName')} required={false} maxLength={300} />
        <TextField
          {...section.text('bankAccountNumber')}
          label={t('bankAccountNumber')}
          required={false}
          inputMode="numeric"
          maxLength={30}
        />
        <TextField
          {...section.text('bankAccountHolder')}
          label={t('bankAccountHolder')}
          hint={t('bankAccountHolderHint')}
          required={false}
          maxLength={300}
        />
        <TextField
          {...section.text('promptPayId')}
          label={t('promptPayId')}
          hint={t('promptPayIdHint')}
          required={false}
          inputMode="numeric"
          maxLength={30}
        />
      </div>
    </SectionCard>
  );
};
