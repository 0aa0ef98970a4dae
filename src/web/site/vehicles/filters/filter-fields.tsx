import { Form } from 'react-router';
import type { z } from 'zod';
import type { CategoryShape } from '#contract/fleet.ts';
import { MANY_SEATS } from '#kernel/vehicle-limits.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { changed, type Filters, queryOf, readSearch, type Search } from '../../../rental/search.ts';
import { Button } from '../../../ui/button.tsx';
import { useBaht } from '../../../ui/money.tsx';
import type { Listing } from '../read-listing.ts';
import { Choices } from './choices.tsx';
import { TypedFilter } from './typed-filter.tsx';
import { useChosenEarlier } from './use-chosen-earlier.ts';
import { useShowList } from './use-show-list.ts';

type Props = { listing: Listing; pending: Search };

/** All filters as one plain form; with scripts each choice updates the list at once. */
export const FilterFields = ({ listing: { search, result, categories }, pending }: Props) => {
  const t = useWords('vehicles');
  const language = useLanguage();
  const baht = useBaht();
  const show = useShowList();
  const form = useChosenEarlier();
  const { filters } = pending;
  const set = (name: keyof Filters) => (value: string) => {
    const query = queryOf(pending);
    query.set(name, value);
    show(changed(readSearch(query), { page: 1 }));
  };
  const facets = result?.facets;
  const range = result?.priceRange;
  const hidden = queryOf({ ...search, filters: {}, page: 1 });
  return (
    <Form ref={form} method="get" action="/vehicles" preventScrollReset>
      {[...hidden].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TypedFilter
        label={t('filters.search')}
        name="search"
        type="search"
        required={false}
        maxLength={100}
        placeholder={t('filters.searchExample')}
        value={filters.search ?? ''}
        onSettled={set('search')}
        className="pb-4.5"
      />
      <Choices
        legend={t('filters.category')}
        name="category"
        all={t('filters.all')}
        choices={(facets?.category ?? []).map(({ value, count }) => ({
          value,
          count,
          label: labelOf(categories, value, language),
        }))}
        value={slugOf(categories, filters.category)}
        onChoose={set('category')}
      />
      <fieldset className="border-t border-line py-4.5">
        <legend className="float-left mb-2 w-full text-sm font-semibold">{t('filters.price')}</legend>
        <div className="clear-both grid grid-cols-2 gap-2.5">
          {(['minPrice', 'maxPrice'] as const).map((name) => (
            <TypedFilter
              key={name}
              label={t(`filters.${name}`)}
              name={name}
              inputMode="numeric"
              required={false}
              maxLength={7}
              placeholder={range ? baht(name === 'minPrice' ? range.min : range.max) : ''}
              value={filters[name] === undefined ? '' : String(filters[name])}
              onSettled={set(name)}
            />
          ))}
        </div>
      </fieldset>
      <Choices
        legend={t('filters.transmission')}
        name="transmission"
        all={t('filters.all')}
        choices={(['automatic', 'manual'] as const).map((value) => ({
          value,
          label: t(`transmission.${value}`),
          count: countIn(facets?.transmission, value),
        }))}
        value={filters.transmission ?? ''}
        onChoose={set('transmission')}
      />
      <Choices
        legend={t('filters.fuelType')}
        name="fuelType"
        all={t('filters.all')}
        choices={(['petrol', 'diesel', 'hybrid', 'electric'] as const).map((value) => ({
          value,
          label: t(`fuelType.${value}`),
          count: countIn(facets?.fuelType, value),
        }))}
        value={filters.fuelType ?? ''}
        onChoose={set('fuelType')}
      />
      <Choices
        legend={t('filters.seats')}
        name="seats"
        all={t('filters.all')}
        choices={(facets?.seats ?? []).map(({ value, count }) => ({
          value,
          count,
          label: t(Number(value) < MANY_SEATS ? 'facts.seats' : 'filters.manySeats', { count: Number(value) }),
        }))}
        value={filters.seats === undefined ? '' : String(filters.seats)}
        onChoose={set('seats')}
      />
      <noscript>
        <Button type="submit" wide>
          {t('filters.apply')}
        </Button>
      </noscript>
    </Form>
  );
};

type Category = z.infer<typeof CategoryShape>;

const labelOf = (categories: readonly Category[], slug: string, language: 'en' | 'th') => {
  const category = categories.find((one) => one.slug === slug);
  return category ? nameIn(category, language) : slug;
};

/** The slug of the category that an address names by slug or by name; empty without a match. */
export const slugOf = (categories: readonly Category[], slugOrName: string | undefined): string => {
  const name = slugOrName?.toLowerCase();
  return (
    categories.find((one) => one.slug.toLowerCase() === name || one.name.toLowerCase() === name)?.slug ??
    slugOrName ??
    ''
  );
};

const countIn = (counts: readonly { value: string; count: number }[] | undefined, value: string) =>
  counts && (counts.find((one) => one.value === value)?.count ?? 0);
