import { type FocusEvent, useRef } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Listing } from '../read-listing.ts';
import { FilterFields } from './filter-fields.tsx';
import { useListMove } from './use-list-move.ts';

export const filterPanelId = 'filters';

/**
 * The filters: beside the list on wide screens, else in a drawer. The drawer is a popover, which opens without
 * scripts and closes on Escape; it also closes when the keyboard focus leaves it, so that the focus is never behind
 * it.
 */
export const FilterPanel = ({ listing }: { listing: Listing }) => {
  const t = useWords('vehicles');
  const panel = useRef<HTMLElement>(null);
  const { pending } = useListMove(listing.search);
  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <aside
      ref={panel}
      id={filterPanelId}
      popover="auto"
      aria-label={t('filters.title')}
      onBlur={leave}
      className="inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-85 max-w-[calc(100vw-40px)] overflow-y-auto border-0 bg-page p-4 text-sm text-ink shadow-lg backdrop:bg-ground/60 lg:sticky lg:top-24 lg:block lg:h-auto lg:max-h-dvh lg:w-auto lg:max-w-none lg:self-start lg:bg-transparent lg:p-0 lg:no-shadow"
    >
      <div className="mb-3 flex items-center justify-between lg:hidden">
        <h2 className="text-xl">{t('filters.title')}</h2>
        <IconButton
          icon="close"
          name={t('filters.close')}
          size="lg"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
        />
      </div>
      <FilterFields listing={listing} pending={pending} />
      <div className="sticky -bottom-4 -mx-4 border-t border-line bg-page p-4 lg:hidden">
        <Button look="brand" wide popoverTarget={filterPanelId} popoverTargetAction="hide">
          {t('filters.show', { count: listing.result?.total ?? 0 })}
        </Button>
      </div>
    </aside>
  );
};
