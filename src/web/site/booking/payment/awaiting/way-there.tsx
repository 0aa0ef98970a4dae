import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../../ui/button-look.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { openProviderPage } from '../open-provider-page.ts';

type Props = { address: string; look: 'accent' | 'quiet'; size?: 'sm' | 'md'; children: ReactNode };

/**
 * A link to a page of the provider. It opens as the payment itself does: in a tab that knows the booking when it comes
 * back, which a plain link to a new tab would not.
 */
export const WayThere = ({ address, look, size = 'md', children }: Props) => {
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
