import type { DataOf } from '../../api/routes.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { listPath, readSearch, type Search } from '../../rental/search.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { formatDayRange } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import { TrailData } from '../seo/trail-data.tsx';
import { ListData } from '../seo/vehicle-data.tsx';
import type { Listing } from './read-listing.ts';

/** The list's title, and how search engines should index it. */
export const ListingPageHead = ({
  listing: { search, categories, period, isSuggested, result },
}: {
  listing: Listing;
}) => {
  const t = useWords('vehicles');
  const language = useLanguage();
  const baht = useBaht();
  const { path, isIndexed, category } = listAddress(search, categories);
  const name = category && nameIn(category, language);
  const days = period && !isSuggested && formatDayRange(search.fields.pickupDate, search.fields.returnDate, language);
  const title = days ? t('titleFor', { period: days }) : name ? t('head.titleIn', { category: name }) : t('head.title');
  const description =
    name && category.fromDailyRate
      ? t('head.descriptionIn', { category: name, count: category.vehicles, price: baht(category.fromDailyRate) })
      : t('description');
  const steps = [{ name: t('title'), path: '/vehicles' }, ...(name ? [{ name, path }] : [])];
  return (
    <>
      <PageHead title={title} description={description} path={path} isIndexed={isIndexed} />
      {isIndexed && result && (
        <>
          <TrailData key={`trail ${path}`} steps={steps} />
          <ListData key={`list ${path} ${search.page} ${search.sort}`} vehicles={result.data} />
        </>
      )}
    </>
  );
};

type Category = DataOf<'GET /vehicle-categories'>[number];

/** How search engines should index a list. */
type ListAddress = Readonly<{
  /** The canonical path: each category has its own; order, page and place are left out. */
  path: string;
  /** False where filters narrow the list, by more than one category too, or it is empty. With dates, the canonical path omits them. */
  isIndexed: boolean;
  category: Category | null;
}>;

const wholeList = readSearch(new URLSearchParams());

export const listAddress = ({ filters }: Search, categories: readonly Category[]): ListAddress => {
  const { category: slugs = [], ...others } = filters;
  const category = slugs.length === 1 ? (categories.find(({ slug }) => slug === slugs[0]) ?? null) : null;
  const isNarrowed = Object.values(others).some((value) => value !== undefined);
  const isEmpty = slugs.length > 0 && !category?.vehicles;
  return {
    path: listPath(category ? { ...wholeList, filters: { category: [category.slug] } } : wholeList),
    isIndexed: !isNarrowed && !isEmpty,
    category,
  };
};
