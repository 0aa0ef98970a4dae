import { useState } from 'react';
import { useLanguage } from '../../../../languages/use-language.ts';
import { useWords } from '../../../../languages/use-words.ts';
import { useMailContext } from '../../../../shell/use-site.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { PayBy } from '../../state/draft.ts';
import { useCurrentBooking } from '../../state/wizard-context.ts';
import { opensHere } from '../charge/provider-page.tsx';
import type { Method, MethodProblem } from './method.ts';
import { usePayingPlace } from './method-words.ts';
import { fieldIds } from './use-order.ts';

type Props = {
  method: Method;
  bank: PayBy['bank'];
  phone: string;
  onChange: (part: Partial<PayBy>) => void;
  problems: readonly MethodProblem[];
  isSent: boolean;
  disabled: boolean;
};

/** The fields of a method other than a card, and what happens after it is chosen. */
export const MethodFields = ({ method, bank, phone, onChange, problems, isSent, disabled }: Props) => {
  const t = useWords('payment');
  const language = useLanguage();
  const [isPhoneLeft, setPhoneLeft] = useState(false);
  const errorOf = (field: MethodProblem['field'], isShown: boolean) => {
    const problem = isShown && problems.find((one) => one.field === field);
    return problem ? t(problem.sentence) : undefined;
  };
  return (
    <div className="grid gap-4">
      {method.banks.length > 0 && (
        <SelectField
          id={fieldIds.bank}
          label={t('bank')}
          value={bank}
          disabled={disabled}
          error={errorOf('bank', isSent)}
          onChange={(event) => onChange({ bank: event.currentTarget.value })}
        >
          <option value="">{t('chooseBank')}</option>
          {method.banks.map(({ code, name, nameInThai }) => (
            <option key={code} value={code}>
              {language === 'th' ? nameInThai : name}
            </option>
          ))}
        </SelectField>
      )}
      {method.needsPhone && (
        <TextField
          id={fieldIds.phone}
          label={t('mobile')}
          hint={t('mobileHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          disabled={disabled}
          error={errorOf('phone', isSent || isPhoneLeft)}
          onChange={(event) => onChange({ phone: event.currentTarget.value })}
          onBlur={() => setPhoneLeft(phone !== '')}
        />
      )}
      <p className="text-sm text-muted">
        <WhatComes method={method} />
      </p>
    </div>
  );
};

const WhatComes = ({ method }: { method: Method }) => {
  const noMail = useMailContext();
  const t = useWords('payment');
  const placeOf = usePayingPlace();
  const { status } = useCurrentBooking().booking;
  if (method.flow === 'qr') return t('leadsToPicture');
  if (method.flow === 'redirect') return t(opensHere() ? 'leadsOnHere' : 'leadsOnBeside', { place: placeOf(method) });
  const then = { context: status === 'pending' ? '' : 'stands' } as const;
  if (method.methodType === 'cash') return t('cashText', then);
  const how = method.tellsAccount ? ({ context: 'told' } as const) : noMail;
  return `${t('transferText', how)} ${t('transferThen', then)}`;
};
