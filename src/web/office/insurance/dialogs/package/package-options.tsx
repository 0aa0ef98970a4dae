import { nameIn } from '../../../../languages/name-in.ts';
import { useLanguage } from '../../../../languages/use-language.ts';
import { useWords } from '../../../../languages/use-words.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { Option } from '../../cards/insurance-card.tsx';
import { coverFrom, type DraftCover } from './package-draft.ts';

type Props = {
  covers: readonly DraftCover[];
  options: readonly Option[];
  errorOf: (field: string) => string | undefined;
  onChange: (covers: readonly DraftCover[]) => void;
};

/** The options included in a package, each with its deductible and maximum coverage. */
export const PackageOptions = ({ covers, options, errorOf, onChange }: Props) => {
  const t = useWords('insurance', 'form');
  const language = useLanguage();
  const error = errorOf('options');
  const put = (cover: DraftCover) => onChange(covers.map((one) => (one.optionId === cover.optionId ? cover : one)));
  const toggle = (option: Option, isTaken: boolean) =>
    onChange(isTaken ? [...covers, coverFrom(option)] : covers.filter(({ optionId }) => optionId !== option.id));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">{t('options')}</legend>
      {options.length === 0 && <p className="text-xs text-muted">{t('noOptions')}</p>}
      {options.map((option) => {
        const index = covers.findIndex(({ optionId }) => optionId === option.id);
        const cover = covers[index];
        if (!option.isActive && !cover) return null;
        const name = `${option.code}, ${nameIn(option, language)}`;
        return (
          <div key={option.id} className="grid gap-2">
            <Checkbox
              label={option.isActive ? name : `${name} (${t('inactive')})`}
              checked={cover !== undefined}
              onChange={({ currentTarget }) => toggle(option, currentTarget.checked)}
            />
            {cover && (
              <Amounts cover={cover} code={option.code} path={`options.${index}`} errorOf={errorOf} onChange={put} />
            )}
          </div>
        );
      })}
      {error && <FieldError id="package-options-error">{error}</FieldError>}
    </fieldset>
  );
};

type AmountsProps = Pick<Props, 'errorOf'> & {
  cover: DraftCover;
  code: string;
  path: string;
  onChange: (cover: DraftCover) => void;
};

const amounts = [
  ['deductible', 'optionDeductible'],
  ['maxCoverage', 'maxCoverage'],
] as const;

const Amounts = ({ cover, code, path, errorOf, onChange }: AmountsProps) => {
  const t = useWords('insurance', 'form');
  return (
    <div className="mb-1 grid grid-cols-2 gap-3 pl-7.5">
      {amounts.map(([name, word]) => (
        <TextField
          key={name}
          label={
            <>
              <span aria-hidden="true">{t(word)}</span>
              <span className="sr-only">{t('ofOption', { field: t(word), code })}</span>
            </>
          }
          inputMode="decimal"
          required={false}
          value={cover[name]}
          error={errorOf(`${path}.${name}`)}
          onChange={({ currentTarget }) => onChange({ ...cover, [name]: currentTarget.value })}
        />
      ))}
    </div>
  );
};
