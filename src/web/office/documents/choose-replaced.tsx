import { useWords } from '../../languages/use-words.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { useDocumentLine } from './choose-credited.tsx';
import type { Documents } from './issued.ts';

type Props = {
  documents: Documents;
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (ids: string[]) => void;
};

/** The documents that can be cancelled and issued anew to the buyer of the form. */
export const ChooseReplaced = ({ documents: { issued, replaceable }, chosen, error, onChoose }: Props) => {
  const t = useWords('invoices');
  const lineOf = useDocumentLine();
  const shown = issued.filter(({ id }) => replaceable.includes(id));
  if (shown.length === 0) return null;
  const choose = (id: string, isOn: boolean) => onChoose(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">{t('issue.replaces')}</legend>
      {shown.map((one, index) => (
        <Checkbox
          key={one.id}
          id={`issue-replaces-${index}`}
          label={lineOf(one)}
          checked={chosen.includes(one.id)}
          error={index === shown.length - 1 ? error : undefined}
          onChange={({ currentTarget }) => choose(one.id, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
};
