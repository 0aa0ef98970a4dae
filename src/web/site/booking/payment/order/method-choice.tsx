import { type ReactNode, useState } from 'react';
import { useWords } from '../../../../languages/use-words.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { usePhoneInText } from '../../frame/wizard-words.ts';
import type { PaymentPlan } from '../../state/draft.ts';
import { useCurrentBooking } from '../../state/wizard-context.ts';
import { groupsOf, isSeldom, limitOf, type Method } from './method.ts';
import { MethodCard } from './method-card.tsx';

type Props = {
  methods: readonly Method[];
  chosen: Method;
  plan: PaymentPlan;
  disabled: boolean;
  onChoose: (method: Method) => void;
  onDeposit: (method: Method) => void;
  /** The fields of the chosen method. */
  children: ReactNode;
};

/** All payment methods, in groups. They form a single radio group, so that arrow keys move through all of them. */
export const MethodChoice = ({ methods, chosen, plan, disabled, onChoose, onDeposit, children }: Props) => {
  const t = useWords('payment');
  const { booking } = useCurrentBooking();
  const groups = groupsOf(methods);
  const seldom = new Set(groups.filter(isSeldom).flatMap((group) => group.methods));
  const hidden = seldom.size - (seldom.has(chosen) ? 1 : 0);
  const [isUnfolded, unfold] = useState(false);
  const isFolded = (method: Method) => !isUnfolded && seldom.has(method) && method !== chosen;
  return (
    <fieldset className="pt-8">
      <legend className="contents">
        <h2 className="text-xl">{t('howToPay')}</h2>
      </legend>
      {groups.map(({ name, methods: offered }) => (
        <fieldset key={name} hidden={offered.every(isFolded)}>
          <legend className={`pt-4 pb-2 text-sm font-medium text-muted ${groups.length === 1 ? 'sr-only' : ''}`}>
            {t(`group.${name}`)}
          </legend>
          <div className={`grid items-start gap-2 md:grid-flow-dense ${offered.length > 2 ? 'md:grid-cols-2' : ''}`}>
            {offered.map((method) => (
              <MethodCard
                key={method.methodType}
                method={method}
                limit={limitOf(method, booking, plan)}
                plan={plan}
                isChosen={method === chosen}
                isFolded={isFolded(method)}
                disabled={disabled}
                onChoose={() => onChoose(method)}
                onDeposit={() => onDeposit(method)}
              >
                {method === chosen && children}
              </MethodCard>
            ))}
          </div>
        </fieldset>
      ))}
      {hidden > 0 && (
        <Button wide className="mt-4" aria-expanded={isUnfolded} onClick={() => unfold(!isUnfolded)}>
          {isUnfolded ? t('fewer') : t('more', { count: hidden })}
          <Icon name={isUnfolded ? 'up' : 'down'} />
        </Button>
      )}
    </fieldset>
  );
};

/** No method can be used now. `retry` is given if the methods could not be loaded. */
export const PaymentOff = ({ retry, isLoading }: { retry: (() => void) | null; isLoading: boolean }) => {
  const t = useWords('payment');
  const inBooking = useWords('booking');
  return (
    <div className="mt-6">
      <Alert
        tone="warning"
        title={t('off')}
        action={
          retry && (
            <Button size="sm" onClick={retry} disabled={isLoading}>
              {inBooking('retry')}
            </Button>
          )
        }
      >
        {t('offText', usePhoneInText())}
      </Alert>
    </div>
  );
};
