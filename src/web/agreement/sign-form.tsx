import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '../api/failure.ts';
import type { DataOf } from '../api/routes.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { useProblemWords } from '../problems/use-problem-words.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { FieldError } from '../ui/form/field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { SignatureBox } from './signature-box.tsx';

type Shown = DataOf<'GET /bookings/:id/agreements'>;

/** What is signed: the version of its text, what is agreed, and what may be agreed apart from the rest. */
export type ToSign = Pick<Shown, 'textNumber'> & {
  paper: Pick<NonNullable<Shown['paper']>, 'agreed' | 'laterCharges'>;
};

/** The full name, the separate consent, and the ink as a PNG in base64 unless the name is the signature. */
export type Signature = {
  signedName: string;
  textNumber: number;
  agreesToLaterCharges: boolean;
  signature?: string;
};

type Props = {
  toSign: ToSign;
  isBusy: boolean;
  /** Why it was not taken. */
  failure: Failure | null;
  /** Which name it is to be, and what to do where it is another. */
  nameHint?: string;
  onSign: (signature: Signature) => void;
};

/** The customer signs by hand, or by typing the name. The separate consent is never set beforehand. */
export const SignForm = ({ toSign: { textNumber, paper }, isBusy, failure, nameHint, onSign }: Props) => {
  const t = useWords('signing');
  const language = useLanguage();
  const say = useProblemWords();
  const signing = useSigning((signed) => onSign({ ...signed, textNumber }));
  const { submit, canvas, isDrawn, setDrawn, isByName, setByName, isTried, name, setName, agrees, setAgrees } = signing;
  const refusedName = failure?.fields.signedName;
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusedName) nameField.current?.focus();
  }, [refusedName]);
  const nameError = isTried && name.trim().length < 2 ? t('missingName') : refusedName && say(refusedName);
  const inkMissing = isTried && !isDrawn && !isByName;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:p-6">
      <h2 className="text-lg">{t('sign')}</h2>
      <p className="text-sm">{paper.agreed[language]}</p>
      {failure && !refusedName && <Alert tone="danger" title={say(failure)} />}
      {!isByName && <SignatureBox canvas={canvas} isDrawn={isDrawn} onDrawn={setDrawn} />}
      {inkMissing && (
        <div role="alert">
          <FieldError id="ink-missing">{t('missingInk')}</FieldError>
        </div>
      )}
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={120}
        className="max-w-100"
        value={name}
        hint={nameHint}
        error={nameError}
        ref={nameField}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Checkbox
        label={t('byName')}
        checked={isByName}
        onChange={({ currentTarget }) => {
          setByName(currentTarget.checked);
          setDrawn(false);
        }}
      />
      <Checkbox
        label={paper.laterCharges[language]}
        checked={agrees}
        onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
      />
      <div>
        <Button type="submit" look="accent" busy={isBusy && t('busy')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
};

const useSigning = (onSign: (signed: Omit<Signature, 'textNumber'>) => void) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [isByName, setByName] = useState(false);
  const [isTried, setTried] = useState(false);
  const [name, setName] = useState('');
  const [agrees, setAgrees] = useState(false);
  useUnsaved(isDrawn || agrees || name !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim().length < 2 || !(isDrawn || isByName)) return;
    const drawn = isByName ? undefined : canvas.current?.toDataURL('image/png').split(',')[1];
    onSign({ signedName: name, agreesToLaterCharges: agrees, ...(drawn && { signature: drawn }) });
  };
  return { submit, canvas, isDrawn, setDrawn, isByName, setByName, isTried, name, setName, agrees, setAgrees };
};
