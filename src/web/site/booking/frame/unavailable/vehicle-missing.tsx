import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { findPath } from '../../../../booking/booking-paths.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { isDone } from '../../draft/draft.ts';
import { loadDraft } from '../../draft/storage.ts';
import { addressOf, flow, stepFor } from '../../flow.ts';
import { DeadEnd, Unreachable } from './dead-end.tsx';

/** No vehicle, or none that could be loaded. `/booking` alone goes on with what this tab was about to book. */
export const VehicleMissing = ({ isMissing }: { isMissing: boolean }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'missing' });
  const { revalidate } = useRevalidator();
  const isNamed = useSearchParams()[0].has('vehicle');
  useGoOnWithDraft(isNamed);
  if (!isMissing) return <Unreachable step={1} retry={revalidate} />;
  return (
    <DeadEnd step={1} icon="car" title={t(isNamed ? 'title' : 'noneTitle')} text={t(isNamed ? 'text' : 'noneText')}>
      <LinkButton to="/vehicles" look="accent">
        {t('browse')}
      </LinkButton>
      <LinkButton to={findPath}>{t('find')}</LinkButton>
    </DeadEnd>
  );
};

const useGoOnWithDraft = (isNamed: boolean) => {
  const navigate = useNavigate();
  useEffect(() => {
    const draft = isNamed ? null : loadDraft();
    if (draft && !isDone(draft.booking))
      navigate(`?${addressOf(draft, stepFor(flow.length, draft))}`, { replace: true });
  }, [isNamed, navigate]);
};
