import { type FocusEvent, useRef } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Listing } from '../read-listing.ts';
import { FilterFields } from './filter-fields.tsx';
import { useListMove } from './use-list-move.ts';

export const filterPanelId = 'filters';

/**
 * The filters: beside the list on wide screens, where they scroll by themselves, else in a sheet. The sheet is a popover, which opens without
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
      className="inset-x-0 top-auto bottom-0 mx-auto mb-0 max-h-[88dvh] w-full max-w-150 overflow-y-auto overscroll-contain rounded-t-panel border-0 bg-page p-4 pb-0 text-sm text-ink shadow-lg backdrop:bg-ground/60 lg:sticky lg:top-19 lg:mx-0 lg:block lg:max-h-[calc(100dvh-76px)] lg:w-auto lg:self-start lg:rounded-none lg:bg-transparent lg:p-0 lg:pt-1 lg:pr-2 lg:no-shadow lg:[scrollbar-width:thin]"
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
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-page p-4 lg:hidden">
        <Button look="brand" wide popoverTarget={filterPanelId} popoverTargetAction="hide">
          {t('filters.show', { count: listing.result?.total ?? 0 })}
        </Button>
      </div>
    </aside>
  );
};
