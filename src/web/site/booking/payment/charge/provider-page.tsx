import type { MouseEvent, ReactNode } from 'react';
import { useWords } from '../../../../languages/use-words.ts';
import { buttonClass } from '../../../../ui/button-look.ts';
import { Icon } from '../../../../ui/icons.tsx';

/** The window that shows the provider's page: a new tab, or this one. `drop` closes it unused. */
export type ProviderPage = Readonly<{ go: (address: string) => void; drop: () => void }>;

export const here: ProviderPage = { go: (address) => window.location.assign(address), drop: () => undefined };

/** Whether the provider's page opens in this tab: on a phone, returning from an app is more reliable that way. */
export const opensHere = (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

/**
 * Prepares the window for a provider's page. Call it in the click handler: only then do browsers allow a new tab.
 * Uses this tab on a phone, or where the new one is blocked.
 */
export const openProviderPage = (waitingText: string): ProviderPage => {
  if (opensHere()) return here;
  const tab = window.open('', '_blank');
  if (!tab) return here;
  tab.document.title = waitingText;
  tab.document.body.textContent = waitingText;
  // The provider's page must not have access to this one.
  tab.opener = null;
  return {
    // If the tab was closed, the waiting page still has a link.
    go: (address) => !tab.closed && tab.location.replace(address),
    drop: () => tab.close(),
  };
};

type Props = { address: string; look: 'accent' | 'quiet'; size?: 'sm' | 'md'; children: ReactNode };

/**
 * A link to the provider's page. It opens as the payment does, in a tab that has this tab's booking when it returns,
 * which a plain link to a new tab would not have.
 */
export const ProviderLink = ({ address, look, size = 'md', children }: Props) => {
  const t = useWords('payment');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openProviderPage(t('opening')).go(address);
  };
  return (
    <a href={address} onClick={open} className={buttonClass(look, size)}>
      <Icon name="external" size={size === 'sm' ? 'sm' : 'md'} />
      {children}
    </a>
  );
};
