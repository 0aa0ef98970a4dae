import { useTranslation } from 'react-i18next';
import { fullParts, type Strength, strengthWord } from './strength.ts';

type Props = { strength: Strength | null; minLength: number; isWaiting: boolean };

const colours = { weak: 'bg-danger-mark', fair: 'bg-warning-mark', good: 'bg-success-mark', strong: 'bg-success-mark' };
const parts = [1, 2, 3, 4];

/** Four parts and a word with its reason. It holds its place before anything is typed. */
export const StrengthMeter = ({ strength, minLength, isWaiting }: Props) => {
  const { t } = useTranslation('password');
  const word = strength && strengthWord(strength);
  const full = strength ? fullParts(strength) : 0;
  return (
    <>
      <span aria-hidden="true" className="mb-1.5 grid grid-cols-4 gap-1">
        {parts.map((part) => (
          <span
            key={part}
            className={`h-1 rounded-full quick ${word && part <= full ? colours[word] : 'bg-line'} ${isWaiting ? 'opacity-60' : ''}`}
          />
        ))}
      </span>
      <span aria-live="polite">
        {word && <b className="font-semibold text-ink">{t(`strength.${word}`)}. </b>}
        {strength?.reason
          ? t(`reasons.${strength.reason}`, { least: strength.minLength })
          : t('atLeast', { least: strength?.minLength ?? minLength })}
      </span>
    </>
  );
};
