import { Form } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import { changed, queryOf, type Search, sorts } from '../../../rental/search.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useChosenEarlier } from './use-chosen-earlier.ts';
import { useListMove } from './use-list-move.ts';
import { useShowList } from './use-show-list.ts';

/**
 * The order of the list: a plain form, which scripts submit on change. Without reviews, sorting by rating is not
 * offered.
 */
export const SortForm = ({ search, isRated }: { search: Search; isRated: boolean }) => {
  const t = useWords('vehicles');
  const show = useShowList();
  const form = useChosenEarlier();
  const { pending } = useListMove(search);
  const offered = sorts.filter((sort) => sort !== 'rating' || isRated);
  return (
    <Form
      ref={form}
      method="get"
      action="/vehicles"
      preventScrollReset
      className="flex items-center gap-2 justify-self-end text-sm"
    >
      {[...queryOf({ ...search, sort: 'featured', page: 1 })].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Icon name="sort" size="sm" className="text-muted max-md:hidden" />
      <label htmlFor="sort" className="text-muted max-md:sr-only">
        {t('sort.label')}
      </label>
      <Select
        look="bare"
        id="sort"
        name="sort"
        value={offered.includes(pending.sort) ? pending.sort : 'featured'}
        onChange={(event) => {
          const sort = offered.find((one) => one === event.target.value);
          if (sort) show(changed(pending, { sort }));
        }}
        className="min-h-11 lg:min-h-9 field-sizing-content py-1 pl-1 font-semibold text-ink"
      >
        {offered.map((sort) => (
          <option key={sort} value={sort} className="bg-surface">
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" size="sm">
          {t('sort.apply')}
        </Button>
      </noscript>
    </Form>
  );
};
