import type { DataOf } from '../api/routes.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';

type Paper = NonNullable<DataOf<'GET /bookings/:id/agreements'>['paper']>;
type Row = Paper['lines'][number];

/** The contents of the agreement, in the language of the screen. */
export const PaperFacts = ({ paper }: { paper: Paper }) => {
  const t = useWords('signing');
  const language = useLanguage();
  return (
    <div className="@container rounded-lg border border-line bg-surface px-4 py-4 md:px-6">
      <div className="grid gap-x-8 gap-y-4 @min-[42rem]:grid-cols-2">
        <Part title={t('business')} rows={useBusinessRows(paper)} />
        <Part title={t('vehicle')} rows={paper.vehicle} />
        <Part title={t('driver')} rows={paper.driver} />
        <Part title={t('rental')} rows={paper.rental} />
        {paper.state.length > 0 && <Part title={t('state')} rows={paper.state} />}
        <div className="@min-[42rem]:col-span-2">
          <Part title={t('price')} rows={[...paper.lines, ...paper.sums]} isMoney />
          {paper.deposit && <p className="mt-1 text-xs text-muted">{paper.deposit[language]}</p>}
        </div>
        <section className="@min-[42rem]:col-span-2">
          <h2 className="mb-1 text-sm">{t('terms')}</h2>
          <Terms terms={paper.terms} />
        </section>
      </div>
    </div>
  );
};

/** The renter's other party, as the head of the paper names it. */
const useBusinessRows = ({ business, businessLines, taxId }: Paper): Row[] => {
  const t = useWords('signing');
  const same = (text: string) => ({ th: text, en: text });
  return [
    { label: same(t('businessName')), value: same(business), isMain: true },
    { label: same(t('businessAt')), value: businessLines },
    { label: same(t('businessTax')), value: same(taxId) },
  ];
};

/** Headings, and paragraphs that are numbered through. Beside another language stands the Thai, which prevails. */
const Terms = ({ terms }: Pick<Paper, 'terms'>) => {
  const t = useWords('signing');
  const language = useLanguage();
  const isThaiBeside = language !== 'th';
  return (
    <>
      {isThaiBeside && <p className="mb-2 text-xs font-medium">{t('thaiPrevails')}</p>}
      <ol className="grid list-decimal gap-2 pl-5 text-xs">
        {terms.map(({ isHeading, ...term }, index) => {
          const key = `${index}`;
          const number = terms.slice(0, index + 1).filter((one) => !one.isHeading).length;
          const both = (
            <span key="both" className={isThaiBeside ? 'grid gap-x-8 gap-y-0.5 @min-[42rem]:grid-cols-2' : ''}>
              <span className="whitespace-pre-line">{term[language]}</span>
              {isThaiBeside && (
                <span lang="th" className="whitespace-pre-line text-muted">
                  {term.th}
                </span>
              )}
            </span>
          );
          return isHeading ? (
            <li key={key} className="-ml-5 list-none pt-2 font-semibold">
              {both}
            </li>
          ) : (
            <li key={key} value={number}>
              {both}
            </li>
          );
        })}
      </ol>
    </>
  );
};

const Part = ({ title, rows, isMoney = false }: { title: string; rows: readonly Row[]; isMoney?: boolean }) => {
  const language = useLanguage();
  return (
    <section>
      <h2 className="mb-1 text-sm">{title}</h2>
      <dl className="divide-y divide-line text-xs">
        {rows
          .filter(({ value }) => value[language] !== '')
          .map(({ label, value, note, isMain }) => (
            <div
              key={label.en}
              className={`grid gap-x-3 py-1.5 ${isMoney ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}`}
            >
              <dt className="text-muted">
                {label[language]}
                {isMoney && note && <span className="block text-2xs">{note[language]}</span>}
              </dt>
              <dd className={`wrap-anywhere figures ${isMain ? 'font-semibold' : ''} ${isMoney ? 'text-right' : ''}`}>
                {value[language]}
                {!isMoney && note && <span className="block font-regular text-muted">{note[language]}</span>}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
