import { Link } from 'react-router';
import type { VehicleShape } from '#contract/fleet.ts';
import { isPaint } from '#kernel/drawing-address.ts';
import { promisedName } from '#words/or-similar.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { listPath, type Search } from '../../rental/search.ts';
import { useListedWords } from '../../vehicle-card/listed-words.ts';
import { RatingLine } from '../reviews/rating-line.tsx';
import { ShareButton } from './share-button.tsx';

type Props = { vehicle: VehicleShape; name: string; search: Search };

/** The breadcrumbs, which keep the search, and the vehicle's name and basic facts. */
export const VehicleHead = ({ vehicle: { category, year, color, rating }, name, search }: Props) => {
  const t = useWords('vehicle');
  const { color: colorWord } = useListedWords();
  const language = useLanguage();
  const categoryName = nameIn(category, language);
  const inCategory = { ...search, filters: { category: [category.slug] }, page: 1 };
  return (
    <div className="col-span-full lg:col-span-1">
      <nav aria-label={t('trail')} className="pt-4 md:pt-6">
        <ol className="flex flex-wrap gap-x-2 text-sm leading-6 text-muted">
          <Step to={listPath(search)}>{t('vehicles')}</Step>
          <Step to={listPath(inCategory)}>{categoryName}</Step>
          <li aria-current="page" className="text-subtle">
            {name}
          </li>
        </ol>
      </nav>
      <h1 className="mt-4 text-3xl leading-tight tracking-tight">
        {promisedName(name, category.bookedAsClass, language)}
      </h1>
      <div className="mt-1 mb-4 flex items-end justify-between gap-4">
        <div className="flex flex-wrap gap-x-4 gap-y-0.5 text-muted">
          <p>
            {color && !isPaint(color)
              ? t('categoryYearColor', { category: categoryName, year, color: colorWord(color) })
              : t('categoryYear', { category: categoryName, year })}
          </p>
          <RatingLine rating={rating} />
        </div>
        <ShareButton title={name} className="-my-1.5 shrink-0" />
      </div>
    </div>
  );
};

const Step = ({ to, children }: { to: string; children: string }) => (
  <li className="after:ml-2 after:text-subtle after:content-['/']">
    <Link to={to} className="hover:text-ink hover:underline">
      {children}
    </Link>
  </li>
);
