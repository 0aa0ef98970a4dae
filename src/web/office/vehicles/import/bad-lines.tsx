import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import type { Checked } from './use-import.ts';

/** The file's invalid lines, with the reasons. */
export const BadLines = ({ bad }: Pick<Checked, 'bad'>) => {
  const t = useWords('fleet', 'import');
  const say = useProblemWords();
  return (
    <div className="overflow-x-auto rounded-md border border-line">
      <table className="w-full text-xs">
        <caption className="sr-only">{t('bad', { count: bad.length })}</caption>
        <thead>
          <tr className="border-b border-line text-left text-2xs text-muted">
            {(['line', 'plate', 'reason'] as const).map((head) => (
              <th key={head} scope="col" className="px-3 py-2 font-medium">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {bad.map(({ line, licensePlate, reasons }) => (
            <tr key={line}>
              <th scope="row" className="px-3 py-1.5 text-left align-top font-semibold figures">
                {line}
              </th>
              <td className="px-3 py-1.5 align-top whitespace-nowrap">{licensePlate || '–'}</td>
              <td className="px-3 py-1.5 align-top wrap-anywhere">{reasons.map(say).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
