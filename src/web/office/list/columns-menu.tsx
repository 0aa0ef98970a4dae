import { Link } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { useDisclosure } from '../../shell/use-disclosure.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icons.tsx';
import { isShown, withToggled } from './columns.ts';

type Props = {
  /** The table's columns in order, with their headings. */
  named: readonly (readonly [key: string, head: string])[];
  /** The `columns` parameter of the address. */
  chosen: string;
  pathOf: (columns: string) => string;
};

const line = 'flex min-h-9 items-center gap-2 rounded-md px-2';

/** Chooses a table's columns: each is a link that shows or hides the column. The first is always shown. */
export const ColumnsMenu = ({ named, chosen, pathOf }: Props) => {
  const t = useWords('office', 'columns');
  const disclosure = useDisclosure();
  const keys = named.map(([key]) => key);
  return (
    <details {...disclosure} className="group relative">
      <summary className={buttonClass('outline', 'sm')}>
        {t('label')}
        <Icon name="down" size="xs" className="quick group-open:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 z-20 mt-1.5 min-w-52 rounded-lg border border-line bg-raised p-1.5 text-xs text-ink shadow-lg">
        <ul aria-label={t('label')}>
          {named.map(([key, head], index) => (
            <li key={key}>
              {index === 0 ? (
                <span className={`${line} text-muted`}>
                  <Icon name="check" size="sm" />
                  {head}
                  <span className="ml-auto text-2xs">{t('always')}</span>
                </span>
              ) : (
                <Link
                  to={pathOf(withToggled(keys, chosen, key))}
                  replace
                  preventScrollReset
                  aria-label={t(isShown(chosen, key) ? 'hide' : 'show', { head })}
                  className={`${line} quick hover:bg-hover`}
                >
                  <Icon name="check" size="sm" className={isShown(chosen, key) ? 'text-brand' : 'invisible'} />
                  {head}
                </Link>
              )}
            </li>
          ))}
        </ul>
        {chosen !== '' && (
          <Link
            to={pathOf('')}
            replace
            preventScrollReset
            className={`${line} mt-1 border-t border-line font-medium text-link`}
          >
            {t('all')}
          </Link>
        )}
      </div>
    </details>
  );
};
