import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Names and values; what is not known says so. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => {
  const { t } = useTranslation('customers', { keyPrefix: 'details' });
  return (
    <dl className="grid grid-cols-[minmax(0,136px)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-xs">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere figures">{value || <span className="text-subtle">{t('unknown')}</span>}</dd>
        </Fragment>
      ))}
    </dl>
  );
};
