import { type ComponentProps, type FormEvent, useState } from 'react';
import { api } from '../../../../api/browser.ts';
import { useWords } from '../../../../languages/use-words.ts';
import { useLatest } from '../../../../shell/use-latest.ts';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import { fullParts, readStrength, type Strength, strengthWord } from './strength.ts';

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete' | 'maxLength' | 'about'> & {
  /** The minimum length, shown before the server has rated anything. */
  minLength: number;
  /** Personal data that someone guessing the password would try: names of form fields, or texts. */
  about?: Readonly<{ fields?: readonly string[]; texts?: readonly string[] }>;
  /** Called with the server's rating of what is typed; null if there is none. */
  onJudged?: ((password: string, strength: Strength | null) => void) | undefined;
};

/**
 * A new-password field with a strength meter. Needs the `password` words; without scripts it only states the minimum.
 */
export const NewPasswordField = ({ minLength, about = {}, onChange, onJudged, ...field }: Props) => {
  const [typed, setTyped] = useState<{ password: string; about: string[] } | null>(null);
  const ask = async (signal: AbortSignal) => {
    if (!typed) return null;
    const strength = await readStrength(api, typed.password, typed.about, signal);
    onJudged?.(typed.password, strength);
    return strength;
  };
  const { last, isWaiting } = useLatest(typed && JSON.stringify(typed), ask, { pauseMs: 300 });
  const read = ({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) => {
    const texts = (about.fields ?? []).map((name) => textIn(form, name));
    setTyped(value === '' ? null : { password: value, about: [...texts, ...(about.texts ?? [])] });
  };
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      maxLength={1000}
      onChange={(event) => {
        onChange?.(event);
        read(event);
      }}
      hint={<StrengthMeter strength={typed && last} minLength={minLength} isWaiting={isWaiting} error={field.error} />}
    />
  );
};

const textIn = (form: HTMLFormElement | null, name: string): string => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : '';
};

type StrengthMeterProps = {
  strength: Strength | null;
  minLength: number;
  isWaiting: boolean;
  /** The error at the field: the meter does not say the same again. */
  error: string | undefined;
};

const colours = { weak: 'bg-danger-mark', fair: 'bg-warning-mark', good: 'bg-success-mark', strong: 'bg-success-mark' };
const parts = [1, 2, 3, 4];

/** Four bars and a rating with its reason. Takes up its space before anything is typed. */
const StrengthMeter = ({ strength, minLength, isWaiting, error }: StrengthMeterProps) => {
  const t = useWords('password');
  const word = strength && strengthWord(strength);
  const sentence = strength?.reason
    ? t(`reasons.${strength.reason}`, { least: strength.minLength })
    : t('atLeast', { least: strength?.minLength ?? minLength });
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
        {word && <b className="font-semibold text-ink">{t(`strength.${word}`)} </b>}
        {sentence !== error && sentence}
      </span>
    </>
  );
};
