import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../../ui/button-look.ts';
import { Icon } from '../../../../ui/icons.tsx';

/** Where a customer goes on to pay: a tab of its own, or this one. */
export type ProviderPage = Readonly<{ go: (address: string) => void; drop: () => void }>;

export const here: ProviderPage = { go: (address) => window.location.assign(address), drop: () => undefined };

/** Whether such a page comes in place of this one: a phone that goes on to an app comes back more surely so. */
export const opensHere = (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

/**
 * Prepares the way to a method's own page. Call it in the click: only then browsers let a tab open. On a phone, and where
 * the tab is refused all the same, it is this one.
 */
export const openProviderPage = (waitingText: string): ProviderPage => {
  if (opensHere()) return here;
  const tab = window.open('', '_blank');
  if (!tab) return here;
  tab.document.title = waitingText;
  tab.document.body.textContent = waitingText;
  // What opens there must not reach back to this page.
  tab.opener = null;
  return {
    // Closed meanwhile: the waiting page has a link to it.
    go: (address) => !tab.closed && tab.location.replace(address),
    drop: () => tab.close(),
  };
};

type Props = { address: string; look: 'accent' | 'quiet'; size?: 'sm' | 'md'; children: ReactNode };

/**
 * A link to a page of the provider. It opens as the payment itself does: in a tab that knows the booking when it comes
 * back, which a plain link to a new tab would not.
 */
export const ProviderLink = ({ address, look, size = 'md', children }: Props) => {
  const { t } = useTranslation('payment');
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
