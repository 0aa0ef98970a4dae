import type { ComponentProps } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';

const kinds = ['free', 'fee', 'unattended', 'refused'] as const;

type Text = Pick<ComponentProps<typeof TextArea>, 'id' | 'name' | 'label' | 'value' | 'error'> & {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

type Props = { kind: Text; fee: Text; instructions: Text; instructionsInThai: Text };

/** What happens outside opening hours, with its fee and how a key box is used. */
export const OutsideFields = ({ kind, fee, instructions, instructionsInThai }: Props) => {
  const t = useWords('locations', 'outside');
  const isUnattended = kind.value === 'unattended';
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...kind}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </SelectField>
        {(isUnattended || kind.value === 'fee') && <NumberField {...fee} unit="฿" hasDecimals hint={t('beforeTax')} />}
      </div>
      {isUnattended && (
        <>
          <TextArea {...instructions} rows={3} maxLength={1000} hint={t('instructionsHint')} />
          <TextArea {...instructionsInThai} rows={3} maxLength={1000} optional lang="th" />
        </>
      )}
    </div>
  );
};
