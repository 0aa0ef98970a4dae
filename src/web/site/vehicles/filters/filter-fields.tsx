import { Form } from 'react-router';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { changed, type Filters, queryOf, readSearch, type Search } from '../../../rental/search.ts';
import { Button } from '../../../ui/button.tsx';
import type { Listing } from '../read-listing.ts';
import { categoryNamed } from './category-named.ts';
import { Choices, ManyChoices } from './choices.tsx';
import { PriceFilter } from './price-filter.tsx';
import { TypedFilter } from './typed-filter.tsx';
import { useChosenEarlier } from './use-chosen-earlier.ts';
import { useSeatsWords } from './use-seats-words.ts';
import { useShowList } from './use-show-list.ts';

type Props = { listing: Listing; pending: Search };

/** All filters as one plain form; with scripts each choice updates the list at once. */
export const FilterFields = ({ listing, pending }: Props) => {
  const { search, result, categories } = listing;
  const t = useWords('vehicles');
  const language = useLanguage();
  const seatsWords = useSeatsWords();
  const show = useShowList();
  const form = useChosenEarlier();
  const { filters } = pending;
  const set = (name: Exclude<keyof Filters, 'category'>) => (value: string) => {
    const query = queryOf(pending);
    query.set(name, value);
    show(changed(readSearch(query), { page: 1 }));
  };
  const facets = result?.facets;
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
      <ManyChoices
        legend={t('filters.category')}
        name="category"
        choices={(facets?.category ?? []).map(({ value, count }) => {
          const category = categoryNamed(categories, value);
          return { value, count, label: category ? nameIn(category, language) : value };
        })}
        values={(filters.category ?? []).map((name) => categoryNamed(categories, name)?.slug ?? name)}
        onChoose={(category) => show(changed(pending, { category }))}
      />
      <PriceFilter listing={listing} filters={filters} set={set} />
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
          label: seatsWords(value),
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

const countIn = (counts: readonly { value: string; count: number }[] | undefined, value: string) =>
  counts && (counts.find((one) => one.value === value)?.count ?? 0);
