import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';

/** What the desk asks for when the key is handed over. */
export const WhatToBring = () => {
  const { t } = useTranslation('account', { keyPrefix: 'bring' });
  return (
    <Card aria-labelledby="bring">
      <h2 id="bring" className="mb-3 text-[1.1875rem]">
        {t('title')}
      </h2>
      <ul className="grid gap-2">
        {(['passport', 'licence', 'card', 'reference'] as const).map((name) => (
          <li key={name} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 text-brand" />
            {t(name)}
          </li>
        ))}
      </ul>
    </Card>
  );
};
